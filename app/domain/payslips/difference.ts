import type { Cents } from '../values/money'

export interface Replaced {
  /** Null for a payslip that is only a PDF. */
  payoutCents: Cents | null
}

/** What was paid before a correction and what is due now; null for a payslip that is only a PDF. */
export interface Difference {
  paidCents: Cents | null
  nowCents: Cents | null
}

/** Undefined for a payslip that replaces none. */
export function differenceOf(
  replaced: Replaced | null | undefined,
  nowCents: Cents | null,
): Difference | undefined {
  return replaced ? { paidCents: replaced.payoutCents, nowCents } : undefined
}

/** Still to be paid, negative if overpaid; null if either amount is unknown. */
export function stillDue({ paidCents, nowCents }: Difference): Cents | null {
  return paidCents === null || nowCents === null ? null : nowCents - paidCents
}

export function dueOf(difference: Difference | undefined): Cents | null {
  return difference ? stillDue(difference) : null
}
