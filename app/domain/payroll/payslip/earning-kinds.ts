/** Kinds of earning lines; kept payslips name them, so never rename one. */
export const EARNING_KINDS = [
  ...(['hours', 'overtime', 'overtime_premium', 'salary', 'one_time', 'benefit_in_kind'] as const),
  'passed_on_flat_tax',
] as const

export type EarningKind = (typeof EARNING_KINDS)[number]
