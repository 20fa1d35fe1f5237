import type { PayrollRefusal } from './errors'
import type { Figure } from './explanation'
import type { RefusalCode } from './refusal-codes'

/** What a person should check or may like to know, although the calculation is valid. */
export const FINDING_CODES = {
  minijob_above_limit: 'look',
  minijob_above_year_limit: 'look',
  zone_below_lower_limit: 'look',
  zone_above_upper_limit: 'look',
  zone_in_saxony_by_text: 'note',
  ceiling_shared: 'note',
  march_rule_applied: 'note',
  earlier_employers_unknown: 'note',
  age_limit_allowance_applied: 'note',
  age_limit_allowance_unconfirmed: 'look',
  below_annual_pay_limit: 'look',
  whole_salary_for_fewer_days: 'look',
  short_term_conditions: 'look',
  below_minimum_wage: 'look',
  minimum_wage_unknown: 'look',
  training_pay_unknown: 'look',
  below_training_pay: 'look',
  negative_payout: 'look',
  short_time_by_rule: 'note',
  top_up_within_net: 'look',
  paid_after_exit: 'note',
  expected_pay_raised: 'look',
  equalisation_not_attached: 'look',
} as const satisfies Record<string, 'look' | 'note'>

export type FindingCode = keyof typeof FINDING_CODES

type Figures = Readonly<Record<string, Figure | string | number>>

/** Every code has a sentence per language (`app/i18n/payroll`) with the figures filled in. */
export type Finding = Refused | CalculationFinding

export interface Refused {
  severity: 'refused'
  code: RefusalCode
  figures: Figures
}

export interface CalculationFinding {
  severity: 'look' | 'note'
  code: FindingCode
  figures: Readonly<Record<string, Figure>>
}

export function finding(code: FindingCode, figures: CalculationFinding['figures'] = {}): CalculationFinding {
  return { severity: FINDING_CODES[code], code, figures }
}

export function refusedBy({ code, details }: PayrollRefusal): Refused {
  return { severity: 'refused', code, figures: details }
}
