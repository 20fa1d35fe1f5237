/** Stored payslips contain these names, so never rename one. */
export const EARNING_KINDS = [
  ...(['hours', 'overtime', 'overtime_premium', 'salary', 'one_time', 'benefit_in_kind'] as const),
  ...(['passed_on_flat_tax', 'premium', 'voucher', 'tax_free', 'commute_allowance', 'flat_taxed'] as const),
  ...(['meals', 'accommodation', 'company_car', 'job_bike', 'pay_given_up'] as const),
  ...(['pension_conversion', 'savings', 'severance'] as const),
  ...(['running'] as const),
  ...(['maternity_pay', 'maternity_subsidy', 'partial_retirement'] as const),
] as const

export type EarningKind = (typeof EARNING_KINDS)[number]

export type PaidTime = 'sick' | 'vacation' | 'public_holiday'
