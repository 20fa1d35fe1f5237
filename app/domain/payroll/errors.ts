/**
 * Why a calculation is refused instead of guessed. Codes are stable: the dictionary
 * (`app/i18n/payroll.<language>.server.ts`) has a sentence for each.
 */
export const REFUSAL_CODES = [
  'year_without_plan',
  'month_without_parameters',
  'versorgungsbezuege_not_covered',
  'negative_one_time_pay',
  'negative_amount',
  'amount_not_in_cents',
  'malformed_decimal',
  'unknown_tax_class',
  'factor_needs_class_four',
  'factor_out_of_range',
  'factor_excludes_allowance',
  'class_six_takes_no_addition',
  'child_allowances_need_class_one_to_four',
  'care_reductions_out_of_range',
  'childless_takes_no_care_reduction',
  'age_relief_year_in_future',
  'compensation_above_pay',
  'contribution_group_not_covered',
  'contribution_group_contradicts_employment',
  'transition_zone_excludes_employment',
  'transition_zone_with_other_employment_not_covered',
  'transition_zone_of_pensioners_not_covered',
  'transition_zone_with_private_insurance_not_covered',
  'transition_zone_in_saxony_unsettled',
  'low_paid_apprentice_not_covered',
  'march_rule_needs_last_year',
  'malformed_input',
  'malformed_date',
  'malformed_month',
  'negative_hours',
  'hours_out_of_range',
  'unknown_fund',
  'not_employed_in_month',
  'tax_card_missing',
  'minijob_by_tax_card_not_covered',
  'private_insurance_contradicts_group',
  'private_insurance_missing',
  'salary_needs_proration',
  'one_time_pay_needs_expected_annual_pay',
  'deductions_exceed_pay',
  'children_without_parenthood',
] as const

export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** `details` are plain values for the sentence, never personal data. */
export class PayrollRefusal extends Error {
  override readonly name = 'PayrollRefusal'

  constructor(
    readonly code: RefusalCode,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(code)
  }
}

/** @throws PayrollRefusal if `condition` holds */
export function refuseIf(
  condition: boolean,
  code: RefusalCode,
  details?: Readonly<Record<string, string | number>>,
): void {
  if (condition) throw new PayrollRefusal(code, details)
}
