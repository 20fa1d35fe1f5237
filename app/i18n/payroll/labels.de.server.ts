import type { Notice } from '~/domain/payroll/payslip/result-lines'
import type { EmploymentKind } from '~/domain/payroll/social-insurance/contribution-group'

export const employments = {
  regular: 'Beschäftigung',
  apprentice: 'Ausbildung',
  working_student: 'Werkstudent',
  minijob: 'Minijob',
} satisfies Record<EmploymentKind, string>

export const notices = {
  minijob_above_limit: 'Der Lohn liegt über der Minijobgrenze. Bitte prüfen, ob es noch ein Minijob ist.',
  zone_below_lower_limit: 'Der Lohn liegt unter dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
  zone_above_upper_limit: 'Der Lohn liegt über dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
  other_employment_shares_no_ceiling:
    'Mehrfachbeschäftigung: Die Beitragsbemessungsgrenze wird nicht auf die Arbeitgeber verteilt.',
  march_rule_applied: 'Märzklausel: Die Einmalzahlung zählt in der Sozialversicherung zum Vorjahr.',
  negative_payout: 'Die Beiträge sind höher als der Lohn; der Rest ist vom Mitarbeiter zu erstatten.',
} satisfies Record<Notice, string>

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
  transitionZone: 'Übergangsbereich',
  otherEmployment: 'Mehrfachbeschäftigung',
  earnings: 'Bezüge',
  gross: 'Gesamtbrutto',
  taxesHead: 'Steuern',
  contributionsHead: 'Sozialversicherung (Anteil Arbeitnehmer)',
  basesHead: 'Beitragspflichtiges Entgelt',
  net: 'Nettoentgelt',
  payout: 'Auszahlungsbetrag',
  employerHead: 'Kosten des Arbeitgebers',
  employerContributions: 'Anteile zur Sozialversicherung',
  employerSubsidies: 'Zuschüsse zur privaten Versicherung',
  total: 'Gesamtkosten',
  yearHead: 'Januar bis heute',
  noticesHead: 'Hinweise',
}
