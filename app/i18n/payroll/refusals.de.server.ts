import type { RefusalCode } from '~/domain/payroll/refusal-codes'

export const refusals = {
  year_without_plan: 'Für das Jahr {year} gibt es hier keinen Programmablaufplan der Lohnsteuer.',
  month_without_parameters: 'Für das Jahr {year} sind keine Rechengrößen der Sozialversicherung hinterlegt.',
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
} satisfies Record<RefusalCode, string>
