// Longer than other files because it is one list: a sentence for every rule and refusal.

import type { EarningKind } from '~/domain/payroll/payslip/earnings'
import type { NetItem, Notice } from '~/domain/payroll/payslip/result-lines'
import type { TaxName } from '~/domain/payroll/payslip/taxes'
import type { RefusalCode } from '~/domain/payroll/refusal-codes'
import type { RuleKey } from '~/domain/payroll/rules'
import type { EmploymentKind } from '~/domain/payroll/social-insurance/contribution-group'
import type { LevyRow } from '~/domain/payroll/social-insurance/contribution-rows'
import type { Branch, PayPart } from '~/domain/payroll/social-insurance/insured-month'

export const de = {
  refusals: {
    year_without_plan: 'Für das Jahr {year} gibt es hier keinen Programmablaufplan der Lohnsteuer.',
    month_without_parameters:
      'Für das Jahr {year} sind keine Rechengrößen der Sozialversicherung hinterlegt.',
    versorgungsbezuege_not_covered: 'Versorgungsbezüge werden nicht berechnet.',
    negative_one_time_pay: 'Eine Einmalzahlung darf nicht negativ sein.',
    negative_amount: 'Ein Betrag darf hier nicht negativ sein. {field}',
    amount_not_in_cents: 'Beträge werden in ganzen Cent angegeben. {field}',
    malformed_decimal: 'Das ist keine Dezimalzahl in der erwarteten Form. {field}',
    unknown_tax_class: 'Die Steuerklasse muss 1 bis 6 sein.',
    factor_needs_class_four: 'Einen Faktor gibt es nur in Steuerklasse IV.',
    factor_out_of_range: 'Der Faktor muss größer als 0 und höchstens 1 sein.',
    factor_excludes_allowance: 'Neben dem Faktor darf kein Freibetrag eingetragen sein.',
    class_six_takes_no_addition: 'In Steuerklasse VI gibt es keinen Hinzurechnungsbetrag.',
    child_allowances_need_class_one_to_four: 'Kinderfreibeträge gibt es nur in den Steuerklassen I bis IV.',
    care_reductions_out_of_range: 'Es gibt 0 bis 4 Abschläge in der Pflegeversicherung.',
    childless_takes_no_care_reduction: 'Wer den Zuschlag für Kinderlose zahlt, hat keine Abschläge.',
    age_relief_year_in_future: 'Der Altersentlastungsbetrag beginnt erst nach dem 64. Geburtstag.',
    compensation_above_pay: 'Die Entschädigung ist höher als der Betrag, in dem sie enthalten sein soll.',
    contribution_group_not_covered: 'Der Beitragsgruppenschlüssel {key} wird nicht berechnet.',
    contribution_group_contradicts_employment:
      'Der Beitragsgruppenschlüssel {key} passt nicht zur Art der Beschäftigung.',
    transition_zone_excludes_employment: 'Für diese Beschäftigung gibt es keinen Übergangsbereich.',
    transition_zone_with_other_employment_not_covered:
      'Der Übergangsbereich mit mehreren Beschäftigungen wird nicht berechnet.',
    transition_zone_of_pensioners_not_covered:
      'Der Übergangsbereich mit alleinigem Arbeitgeberanteil (Rentner) wird nicht berechnet.',
    transition_zone_with_private_insurance_not_covered:
      'Der Übergangsbereich mit privater Krankenversicherung wird nicht berechnet.',
    transition_zone_in_saxony_unsettled:
      'Die Verteilung der Pflegeversicherung im Übergangsbereich ist für Sachsen nicht geklärt und wird nicht geschätzt.',
    low_paid_apprentice_not_covered: 'Ausbildungsvergütungen bis 325 € werden nicht berechnet.',
    march_rule_needs_last_year:
      'Die Einmalzahlung gehört nach der Märzklausel ins Jahr {year}; dafür fehlen dessen Entgelt und Kassensatz.',
    malformed_input: 'Die Eingabe ist unvollständig oder hat eine andere Form. {field}',
    malformed_date: 'Das ist kein Datum der Form JJJJ-MM-TT. {field}',
    malformed_month: 'Das ist kein Monat der Form JJJJ-MM. {field}',
    negative_hours: 'Stunden dürfen nicht negativ sein. {field}',
    hours_out_of_range: 'Ein Monat hat höchstens 744 Stunden. {field}',
    unknown_fund: 'Die Krankenkasse „{fund}“ ist für {month} nicht hinterlegt.',
    not_employed_in_month: 'Im Monat {month} bestand keine Beschäftigung.',
    tax_card_missing: 'Die Lohnsteuermerkmale fehlen.',
    minijob_by_tax_card_not_covered: 'Ein Minijob wird hier nur pauschal mit 2 % versteuert.',
    private_insurance_contradicts_group:
      'Private Krankenversicherung und Beitragsgruppe der Krankenversicherung widersprechen sich.',
    private_insurance_missing: 'Ohne gesetzliche Krankenversicherung fehlen die Angaben zur privaten.',
    salary_needs_proration: 'Für einen Teilmonat muss feststehen, wie das Gehalt gekürzt wird.',
    one_time_pay_needs_expected_annual_pay:
      'Für eine Einmalzahlung im Teilmonat muss der voraussichtliche Jahresarbeitslohn angegeben werden.',
    deductions_exceed_pay: 'Die Abzüge sind höher als der Lohn.',
    children_without_parenthood: 'Kinder sind angegeben, aber die Elterneigenschaft ist nicht nachgewiesen.',
  } satisfies Record<RefusalCode, string>,

  rules: {
    pay_hours: '{hours} Std. × {wage}',
    pay_overtime: '{hours} Überstunden × {wage}',
    pay_overtime_premium: '{hours} Überstunden × {wage} × {premium}',
    pay_salary: 'Monatsgehalt {salary}',
    pay_salary_part: '{salary} × {employedDays} / {days} Tage',
    pay_as_entered: 'wie angegeben',
    wage_tax:
      'Jahreslohn {annualPay} − Altersentlastung {ageRelief} − Freibetrag {allowance} + Hinzurechnung {addition} − Pauschbeträge {tableAllowances} − Vorsorge {provision} = zu versteuern {taxableIncome}; Jahressteuer {annualTax} / 12 (§ 39b EStG)',
    wage_tax_by_day:
      'Jahreslohn aus dem Tageslohn {annualPay} − Altersentlastung {ageRelief} − Freibetrag {allowance} + Hinzurechnung {addition} − Pauschbeträge {tableAllowances} − Vorsorge {provision} = zu versteuern {taxableIncome}; Jahressteuer {annualTax} / 360 = {tax} × {days} Tage (§ 39b EStG)',
    wage_tax_one_time:
      'Jahressteuer auf {payAfter}: {taxAfter} − Jahressteuer auf {payBefore}: {taxBefore}, × Faktor {factor} (§ 39b Abs. 3 EStG)',
    solidarity:
      'Jahressteuer mit Kinderfreibeträgen {annualBase}; frei bis {limit} (Klasse III das Doppelte), darüber höchstens {mitigationRate} des Mehrbetrags, sonst {rate} (§§ 3, 4 SolZG)',
    solidarity_one_time: '{rate} von {base}, sobald die Jahressteuer die Freigrenze übersteigt',
    church_tax: '{base} × {rate}',
    church_tax_by_day: '{base} × {rate} je Tag × {days} Tage',
    flat_tax: '{base} × {rate} (§ 40a Abs. 2 EStG)',
    base_running: 'Lohn {pay}, höchstens {yearlyCeiling} / 360 × {days} Tage = {ceiling}',
    base_one_time:
      'Einmalzahlung {pay}, höchstens {ceiling} ({days} Tage) − bisher {soFar} (§ 23a Abs. 3 SGB IV)',
    base_one_time_previous_year:
      'Einmalzahlung {pay} im Vorjahr (Märzklausel), höchstens {ceiling} ({days} Tage) − bisher {soFar} (§ 23a Abs. 4 SGB IV)',
    base_zone:
      'Übergangsbereich: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({pay} − G), {days} von 30 Tagen (§ 20 Abs. 2a SGB IV)',
    base_zone_below:
      'Übergangsbereich unterschritten: F {factor} × {pay}, {days} von 30 Tagen (§ 2 Abs. 2 BVV)',
    base_minijob: 'Lohn {pay}',
    base_minijob_minimum: 'Mindestbemessungsgrundlage {base} statt {pay} (§ 163 Abs. 8 SGB VI)',
    halves: '{base} × {half} je Seite (halber Satz von {rate})',
    employer_half_only: '{base} × {half}, nur Arbeitgeber',
    care: '{base} × {employeeRate} Arbeitnehmer, × {employerRate} Arbeitgeber (§§ 55, 58 SGB XI)',
    zone_share:
      'gesamt 2 × ({base} × {half}); Arbeitnehmer {employeeBase} × {half}, Arbeitgeber der Rest (§ 2 Abs. 2 BVV)',
    zone_care:
      'gesamt 2 × ({base} × {half}); Arbeitnehmer {employeeBase} × {half} + Zuschlag {surcharge} − Abschlag {reduction} ({reductionRate} von {employeeBase}), Arbeitgeber der Rest (§ 2 Abs. 2 BVV)',
    minijob_flat_share: '{base} × {rate}, nur Arbeitgeber',
    minijob_pension: 'Arbeitgeber {pay} × {rate}; Arbeitnehmer {base} × {employeeRate}',
    minijob_pension_minimum:
      'Arbeitgeber {pay} × {rate} = {employer}; Arbeitnehmer {base} × {wholeRate} − {employer} (§ 163 Abs. 8 SGB VI)',
    levy: '{base} × {rate}',
    private_subsidy: 'halber Beitrag {half} von {premium}, höchstens {maximum} (§ 257 SGB V, § 61 SGB XI)',
    net: 'Gesamtbrutto {gross} − Steuern {taxes} − Beiträge {contributions}',
    payout: 'Netto {net} + {additions} − {deductions}',
  } satisfies Record<RuleKey, string>,

  earnings: {
    hours: 'Stundenlohn',
    overtime: 'Überstunden',
    overtime_premium: 'Überstundenzuschlag',
    salary: 'Gehalt',
    one_time: 'Einmalzahlung',
    benefit_in_kind: 'Sachbezug',
  } satisfies Record<EarningKind, string>,

  /** L laufend, E Einmalbezug, P pauschal; J zählt zum Gesamtbrutto. */
  flags: { tax: 'St', insurance: 'SV', running: 'L', one_time: 'E', flat: 'P', gross: 'GB J' },

  taxes: {
    wage_tax: 'Lohnsteuer',
    solidarity: 'Solidaritätszuschlag',
    church_tax: 'Kirchensteuer',
    flat_tax: 'Pauschsteuer',
  } satisfies Record<TaxName, string>,

  branches: {
    health: 'Krankenversicherung',
    additional_health: 'Zusatzbeitrag KV',
    care: 'Pflegeversicherung',
    pension: 'Rentenversicherung',
    unemployment: 'Arbeitslosenversicherung',
  } satisfies Record<Branch, string>,

  bases: { health: 'Bemessung KV/PV', pension: 'Bemessung RV/AV' },

  parts: { running: 'laufend', one_time: 'einmalig' } satisfies Record<PayPart, string>,

  levies: {
    u1: 'Umlage U1',
    u2: 'Umlage U2',
    insolvency: 'Insolvenzgeldumlage',
  } satisfies Record<LevyRow['levy'], string>,

  netItems: {
    health_subsidy: 'Zuschuss private Krankenversicherung',
    care_subsidy: 'Zuschuss private Pflegeversicherung',
    benefit_in_kind: 'Sachbezug (erhalten)',
    garnishment: 'Pfändung',
    advance: 'Vorschuss',
    other: 'Abzug',
  } satisfies Record<NetItem['kind'], string>,

  employments: {
    regular: 'Beschäftigung',
    apprentice: 'Ausbildung',
    working_student: 'Werkstudent',
    minijob: 'Minijob',
  } satisfies Record<EmploymentKind, string>,

  notices: {
    minijob_above_limit: 'Der Lohn liegt über der Minijobgrenze. Bitte prüfen, ob es noch ein Minijob ist.',
    zone_below_lower_limit:
      'Der Lohn liegt unter dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
    zone_above_upper_limit: 'Der Lohn liegt über dem Übergangsbereich. Bitte das regelmäßige Entgelt prüfen.',
    other_employment_shares_no_ceiling:
      'Mehrfachbeschäftigung: Die Beitragsbemessungsgrenze wird nicht auf die Arbeitgeber verteilt.',
    march_rule_applied: 'Märzklausel: Die Einmalzahlung zählt in der Sozialversicherung zum Vorjahr.',
    negative_payout: 'Die Beiträge sind höher als der Lohn; der Rest ist vom Mitarbeiter zu erstatten.',
  } satisfies Record<Notice, string>,

  labels: {
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
  },
}
