import { addDays, type DateText, later } from '../values/calendar'
import type { Segment } from '../values/interest'
import { type Cents, sum } from '../values/money'
import { type DefaultStart, defaultStart, inDefaultOn } from './default'
import type { Debtor, InvoiceOfClaim, Known } from './history'
import { type Interest, interestOf, LUMP_SUM_CENTS } from './interest'

/** What was charged for an invoice before. */
export interface Charged {
  /** Interest was charged up to this day, included. */
  interestUntil: DateText | null
  hasLumpSum: boolean
  /** Of its reminders. */
  feeCents: Cents
}

/** What can be claimed for an invoice on a day; `start` is null while its customer is not in default. */
export interface Claim extends InvoiceOfClaim {
  debtor: Debtor
  start: DefaultStart | null
  /** In default today; of instalments, those that are late. */
  lateCents: Cents
  /** Already taken off what is late. */
  creditCents: Cents
  /** Not charged yet. */
  interest: Interest
  lumpSumCents: Cents
}

export function claimOf(
  { invoice, history, creditCents }: Known & { creditCents: Cents },
  charged: Charged,
  asOf: DateText,
): Claim {
  const { debtor } = history
  const begun = defaultStart(history, asOf)
  const since = charged.interestUntil === null ? history.dueOn : addDays(charged.interestUntil, 1)
  const interest = interestOf(history, begun, { from: later(since, history.dueOn), to: asOf })
  // What was put off in time was never in default.
  const whole = interestOf(history, begun, { from: history.dueOn, to: asOf })
  const wasLate = 'unknownFrom' in whole || whole.segments.length > 0
  const isOwed = wasLate && debtor === 'business' && !charged.hasLumpSum
  return {
    ...invoice,
    debtor,
    start: wasLate ? begun : null,
    creditCents,
    lateCents: Math.min(inDefaultOn(history, begun, asOf), invoice.openCents - creditCents),
    interest,
    // Costs of recovery count towards it (§ 288 (5) sentence 3 BGB).
    lumpSumCents: isOwed ? Math.max(LUMP_SUM_CENTS - charged.feeCents, 0) : 0,
  }
}

export function interestCents({ interest }: Pick<Claim, 'interest'>): Cents {
  return 'cents' in interest ? interest.cents : 0
}

export function segmentsOf(interest: Interest): Segment[] {
  return 'segments' in interest ? interest.segments : []
}

export interface ClaimSums {
  lateCents: Cents
  interestCents: Cents
  lumpSumCents: Cents
  /** What a statement of today would claim. */
  chargesCents: Cents
}

export function sumsOf(claims: readonly Claim[]): ClaimSums {
  const interest = sum(claims.map(interestCents))
  const lumpSumCents = sum(claims.map((claim) => claim.lumpSumCents))
  return {
    lateCents: sum(claims.map((claim) => claim.lateCents)),
    interestCents: interest,
    lumpSumCents,
    chargesCents: interest + lumpSumCents,
  }
}
