import type { Cents } from '../values/money'

/** The version of a month that a correction replaces. */
export interface Replaced {
  /** Null where only its PDF says it. */
  payoutCents: Cents | null
}

/** A correction beside the version before it: paid then, due now; null where only a PDF says it. */
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

/** What is still to be paid, or less than nothing where too much was; null where one of both is not known. */
export function stillDue({ paidCents, nowCents }: Difference): Cents | null {
  return paidCents === null || nowCents === null ? null : nowCents - paidCents
}

/** The same where there may be no correction. */
export function dueOf(difference: Difference | undefined): Cents | null {
  return difference ? stillDue(difference) : null
}
