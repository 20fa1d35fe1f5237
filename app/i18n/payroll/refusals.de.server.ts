import type { RefusalCode } from '~/domain/payroll/refusal-codes'

export const refusals = {
  year_without_plan:
    'Für {year} gibt es hier keine amtlichen Werte, also kann Zahltag nicht abrechnen. Sie kommen mit einer neuen Version, oder wer Zahltag betreibt, lädt sie mit „npm run payroll-year“.',
  month_without_parameters:
    'Für {year} gibt es hier keine Werte der Sozialversicherung. Sie kommen mit einer neuen Version, oder wer Zahltag betreibt, lädt sie mit „npm run payroll-year“.',
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
  retirement_pay_above_pay: 'Der Versorgungsbezug ist höher als der Betrag, in dem er enthalten sein soll.',
  contribution_group_not_covered: 'Der Beitragsgruppenschlüssel {key} wird nicht berechnet.',
  contribution_group_contradicts_employment:
    'Der Beitragsgruppenschlüssel {key} passt nicht zur Art der Beschäftigung.',
  transition_zone_excludes_employment: 'Für diese Beschäftigung gibt es keinen Übergangsbereich.',
  transition_zone_with_private_insurance_not_covered:
    'Der Übergangsbereich mit privater Krankenversicherung wird nicht berechnet.',
  march_rule_needs_last_year:
    'Die Einmalzahlung gehört nach der Märzklausel ins Jahr {year}; dafür fehlen dessen Entgelt und Kassensatz.',
  malformed_input: 'Die Eingabe ist unvollständig oder hat eine andere Form. {field}',
  malformed_date: 'Das ist kein Datum der Form JJJJ-MM-TT. {field}',
  malformed_month: 'Das ist kein Monat der Form JJJJ-MM. {field}',
  negative_hours: 'Stunden dürfen nicht negativ sein. {field}',
  hours_out_of_range: 'Ein Monat hat höchstens 744 Stunden. {field}',
  unknown_fund: 'Die Krankenkasse „{fund}“ ist für {month} nicht hinterlegt.',
  not_employed_in_month:
    'Im Monat {month} bestand keine Beschäftigung. Wird nach dem letzten Tag noch etwas einmalig gezahlt, tragen Sie es für diesen Monat ein.',
  tax_card_missing: 'In den Lohndaten fehlt die Steuerklasse.',
  private_insurance_contradicts_group:
    'Private Krankenversicherung und Beitragsgruppe der Krankenversicherung widersprechen sich.',
  private_insurance_missing: 'Ohne gesetzliche Krankenversicherung fehlen die Angaben zur privaten.',
  salary_needs_proration: 'Für einen Teilmonat muss feststehen, wie das Gehalt gekürzt wird.',
  one_time_pay_needs_expected_annual_pay:
    'Für eine Einmalzahlung im Teilmonat muss der voraussichtliche Jahresarbeitslohn angegeben werden.',
  deductions_exceed_pay: 'Die Abzüge sind höher als der Lohn.',
  children_without_parenthood: 'Kinder sind angegeben, aber die Elterneigenschaft ist nicht nachgewiesen.',
  unknown_church_mark: 'Das ist kein Kirchenmerkmal der ELStAM. {field}',
  history_missing: 'Die Angaben zu den Monaten davor fehlen. Im ersten Monat ist das zu sagen.',
  malformed_history: 'Die Angaben zu den Monaten davor sind unvollständig oder haben eine andere Form.',
  history_contradicts_entry: 'Die Angaben zu den Monaten davor passen nicht zum Eintritt am {from}.',
  history_of_another_month: 'Die Angaben davor reichen bis {through}, müssten aber bis {before} reichen.',
  history_has_too_many_days:
    'Bis zum Vormonat sind {days} SV-Tage angegeben; seit dem Eintritt können es höchstens {most} sein.',
  year_so_far_unknown: 'Für eine Einmalzahlung muss der Arbeitslohn des Jahres bekannt sein.',
  earlier_employers_missing:
    'Für eine Einmalzahlung muss feststehen, ob es dieses Jahr frühere Arbeitgeber gab und was sie gezahlt haben.',
  expected_pay_below_year_so_far:
    'Der voraussichtliche Jahresarbeitslohn ist niedriger als das, was dieses Jahr schon gezahlt wurde.',
  person_group_contradicts_age: 'Die Personengruppe {personGroup} gilt erst nach der Regelaltersgrenze.',
  contribution_group_contradicts_age:
    'Der Beitragsgruppenschlüssel {key} passt nicht zum Alter: Nach der Regelaltersgrenze zahlt zur Arbeitslosenversicherung nur der Arbeitgeber.',
  pension_exemption_missing:
    'Ohne Rentenversicherung muss feststehen, ob ein Versorgungswerk an ihre Stelle tritt.',
  pension_exemption_contradicts_group:
    'Die Befreiung von der Rentenversicherung und die Beitragsgruppe widersprechen sich.',
  minijob_far_above_limit:
    'Mehr als das Doppelte der Minijobgrenze von {limit}\u00a0€ ist in keinem Fall ein Minijob.',
  one_time_pay_with_other_employment_not_covered:
    'Für eine Einmalzahlung bei mehreren Beschäftigungen über der Beitragsbemessungsgrenze fehlt das beitragspflichtige Entgelt des Jahres aus den anderen; privat Versicherte und die Märzklausel werden dabei nicht berechnet.',
  insured_days_given_twice: 'SV-Tage und Fehlzeiten sind angegeben; bitte nur eines von beiden.',
  month_without_value: 'Für {month} fehlt noch: {part}. Was das braucht, lässt sich erst danach abrechnen.',
  short_term_too_long:
    'Kurzfristig ist eine Beschäftigung nur, wenn sie von vornherein bis {last} befristet ist.',
  short_term_wage_above_limit: 'Die Pauschalsteuer von 25\u00a0% gilt nur bis {limit}\u00a0€ je Stunde.',
  short_time_not_covered:
    'Kurzarbeitergeld wird nur für ganze Monate berechnet, ohne Übergangsbereich, weitere Beschäftigung und Pfändung, und nur für Beschäftigte, die in allen Zweigen pflichtversichert sind.',
  top_up_too_low: 'In Altersteilzeit muss das Arbeitsentgelt um mindestens 20\u00a0% aufgestockt werden.',
  partial_retirement_group_missing:
    'Zur Altersteilzeit gehören genau ein Aufstockungsbetrag und die Personengruppe 103.',
  small_job_above_limit: 'Die Pauschsteuer von 20\u00a0% gilt nur bis {limit}\u00a0€ im Monat.',
  self_payer_contradicts_group:
    'Wer seine Krankenkasse selbst bezahlt, wird ohne Kranken- und Pflegeversicherung gemeldet (zum Beispiel 0110) und hat keine private Versicherung.',
  negative_running_pay: 'Umgewandelt oder abgegeben wird mehr als der Lohn des Monats.',
  born_after_entry: 'Das Geburtsdatum liegt nach dem Eintritt.',
  private_household_not_covered:
    'Ein Minijob ohne Insolvenzgeldumlage ist einer im Privathaushalt; dafür gelten andere Beiträge (Haushaltsscheck). Öffentliche Arbeitgeber kreuzen das in den Angaben der Firma an.',
  employments_overlap: 'Eine frühere Beschäftigung bei derselben Firma muss vor dem Eintritt geendet haben.',
  running_pay_after_exit:
    'Nach dem letzten Tag gibt es nur noch Einmalzahlungen und Abfindungen. Laufender Lohn gehört in den Monat, für den er gezahlt wird: Berichtigen Sie dort den Lohnzettel.',
  equalisation_outside_december:
    'Der Lohnsteuer-Jahresausgleich gehört in die Abrechnung für Dezember, nicht in die für {month}.',
  after_exit_not_covered:
    'Diese Zahlung nach dem letzten Tag ändert, was im letzten Monat fällig war (Übergangsbereich, kurzfristige Beschäftigung, Minijob oder Ausbildung mit sehr wenig Lohn, weitere Beschäftigung), oder trifft auf Pfändung, Fehlzeit oder Kurzarbeit. Tragen Sie sie im letzten Monat der Beschäftigung ein: Dazu zählt sie in der Sozialversicherung (§\u00a023a Absatz 2 SGB IV).',
  absence_ends_before_it_begins: 'Eine Fehlzeit endet, bevor sie beginnt.',
} satisfies Record<RefusalCode, string>
