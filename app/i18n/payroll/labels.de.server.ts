import type { FindingCode } from '~/domain/payroll/findings'
import type { EmploymentKind } from '~/domain/payroll/social-insurance/person-group'

export const employments = {
  regular: 'Beschäftigung',
  apprentice: 'Ausbildung',
  working_student: 'Werkstudent',
  minijob: 'Minijob',
  short_term: 'kurzfristige Beschäftigung',
  director: 'Geschäftsführung',
} satisfies Record<EmploymentKind, string>

export const notices = {
  minijob_above_limit:
    'Der laufende Lohn {pay} liegt über der Minijobgrenze {limit}. Bitte prüfen, ob es noch ein Minijob ist.',
  minijob_above_year_limit:
    'Im Jahr werden es voraussichtlich {pay}, mehr als {limit}. Bitte prüfen, ob es noch ein Minijob ist.',
  zone_below_lower_limit:
    'Der Lohn {pay} liegt unter dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
  zone_above_upper_limit:
    'Der Lohn {pay} liegt über dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
  zone_in_saxony_by_text:
    'Pflegeversicherung in Sachsen im Übergangsbereich: nach dem Wortlaut des Gesetzes gerechnet; ein amtliches Beispiel gibt es nicht.',
  ceiling_shared: 'Mehrfachbeschäftigung: Die Beitragsbemessungsgrenze ist nach den Entgelten aufgeteilt.',
  paid_after_exit:
    'Nach dem letzten Tag gezahlt: In der Sozialversicherung zählt es zum letzten Monat der Beschäftigung in diesem Jahr; gab es keinen, sind keine Beiträge fällig (§\u00a023a Absatz 2 SGB IV).',
  equalisation_not_attached:
    'Die Erstattung aus dem Lohnsteuer-Jahresausgleich ist kein Arbeitseinkommen; die Pfändung ist ohne sie gerechnet. Nennt der Pfändungsbeschluss ausdrücklich auch den Anspruch auf Erstattung von Lohnsteuer, zahlen Sie sie an den Gläubiger.',
  expected_pay_raised:
    'Ohne Angabe zum Jahreslohn ist hochgerechnet, was hier gezahlt wurde (R 39b.6 Absatz 3 LStR). Sagt die Person etwas anderes, oder verdient sie in diesem Jahr nichts mehr, tragen Sie den voraussichtlichen Jahreslohn ein.',
  march_rule_applied: 'Märzklausel: Die Einmalzahlung zählt in der Sozialversicherung zum Vorjahr.',
  earlier_employers_unknown:
    'Lohn früherer Arbeitgeber ist nicht bekannt und hochgerechnet: Großbuchstabe S im Lohnkonto.',
  age_limit_allowance_applied: 'Nach der Regelaltersgrenze sind {amount} frei von Lohnsteuer (Aktivrente).',
  age_limit_allowance_unconfirmed:
    'Steuerklasse VI nach der Regelaltersgrenze: Die Steuerbefreiung (Aktivrente) braucht eine schriftliche Bestätigung.',
  below_annual_pay_limit:
    'Das regelmäßige Jahresentgelt {pay} liegt nicht über der Jahresarbeitsentgeltgrenze {limit}. Bitte die Versicherung prüfen.',
  whole_salary_for_fewer_days:
    'Ein volles Gehalt bei nur {days} SV-Tagen. Bitte prüfen, ob es zu kürzen ist.',
  negative_payout: 'Die Beiträge sind höher als der Lohn; der Rest ist vom Mitarbeiter zu erstatten.',
  short_term_conditions:
    'Pauschalsteuer 25\u00a0%: Bitte prüfen, ob höchstens {days} Tage zusammenhängend und im Schnitt höchstens {day} je Tag gearbeitet wurde.',
  below_training_pay:
    'Die Ausbildungsvergütung von {pay} liegt unter der Mindestvergütung von {least} (§ 17 Abs. 2 BBiG). Bei Teilzeit oder Tarifvertrag kann weniger gelten.',
  below_minimum_wage: 'Stundenlohn {wage} liegt unter dem Mindestlohn {least}.',
  minimum_wage_unknown:
    'Der Mindestlohn dieses Monats ist noch nicht bekannt: Bitte selbst prüfen, ob der Lohn reicht.',
  training_pay_unknown:
    'Die Mindestvergütung der Ausbildung ist noch nicht bekannt: Bitte selbst prüfen, ob die Vergütung reicht.',
  short_time_by_rule:
    'Kurzarbeitergeld nach §§ 105, 106, 153 SGB III berechnet: Bitte mit der Tabelle der Agentur für Arbeit vergleichen.',
  top_up_within_net:
    'Der Aufstockungsbetrag ist nur steuerfrei, soweit er mit dem Nettolohn den Nettolohn der vollen Arbeitszeit nicht übersteigt. Bitte prüfen.',
} satisfies Record<FindingCode, string>

export const labels = {
  title: 'Lohnzettel',
  certificate: 'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung',
  employer: 'Arbeitgeber',
  employee: 'Mitarbeiter',
  born: 'geboren',
  insuranceNumber: 'SV-Nummer',
  taxId: 'Steuer-ID',
  since: 'Eintritt',
  until: 'Austritt',
  days: 'Steuertage {taxDays}, SV-Tage {insuredDays}',
  taxClass: 'Steuerklasse',
  factor: 'Faktor',
  childAllowances: 'Kinderfreibeträge',
  church: 'Konfession',
  allowance: 'Freibetrag Monat/Jahr',
  addition: 'Hinzurechnung Monat/Jahr',
  flatTaxed: 'pauschal versteuert',
  contributionGroup: 'Beitragsgruppe',
  fund: 'Krankenkasse',
  careMarker: 'Kennzeichen PV',
  parent: 'Elterneigenschaft',
  under_23: 'unter 23',
  born_before_1940: 'vor 1940 geboren',
  transitionZone: 'Übergangsbereich',
  otherEmployment: 'Mehrfachbeschäftigung',
  earnings: 'Bezüge',
  gross: 'Gesamtbrutto',
  ageLimitAllowance: 'davon frei von Lohnsteuer (Aktivrente)',
  taxesHead: 'Steuern',
  contributionsHead: 'Sozialversicherung (Anteil Arbeitnehmer)',
  basesHead: 'Beitragspflichtiges Entgelt',
  net: 'Nettoentgelt',
  payout: 'Auszahlungsbetrag',
  employerHead: 'Kosten des Arbeitgebers',
  employerContributions: 'Anteile zur Sozialversicherung',
  employerSubsidies: 'Zuschüsse zu Versicherungen',
  total: 'Gesamtkosten',
  yearHead: 'Januar bis heute',
  noticesHead: 'Hinweise',
}
