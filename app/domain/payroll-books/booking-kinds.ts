/** What a payroll month is booked as: costs and receivables first, then what is owed and what was paid in kind. */
export const BOOKING_KINDS = [
  ...(['wages', 'salaries', 'minijob_pay', 'short_term_pay', 'savings_grant'] as const),
  ...(['employer_shares', 'minijob_shares', 'insurance_subsidies'] as const),
  ...(['flat_tax', 'minijob_flat_tax', 'company_pension', 'reimbursements', 'short_time'] as const),
  ...(['owed_pay', 'owed_tax', 'owed_contributions', 'owed_savings'] as const),
  ...(['owed_pension', 'owed_garnishments', 'other_deductions', 'advances', 'in_kind'] as const),
] as const

export type BookingKind = (typeof BOOKING_KINDS)[number]

/** On the debit side unless negative; all others on the credit side. */
const DEBITED: readonly BookingKind[] = BOOKING_KINDS.slice(0, BOOKING_KINDS.indexOf('owed_pay'))

export function isDebited(kind: BookingKind): boolean {
  return DEBITED.includes(kind)
}
