import type { DateText } from '../calendar'
import type { Cents } from '../money'

/** What an issued invoice's standing is derived from; it is never stored. */
export interface StandingFacts {
  kind: 'invoice' | 'cancellation' | 'credit_note'
  grossCents: Cents
  dueOn: DateText
  /** Sum of payments; returned direct debits count negative. */
  paidCents: Cents
  lastPaidOn: DateText | null
  /** The number of the cancellation that reversed the invoice. */
  cancelledBy: string | null
  /** The way to pay that counts now: the latest choice, or else how it was issued. */
  payBy: 'transfer' | 'direct_debit'
}

/** Where an invoice stands, as one of a few plain cases. */
export type Standing =
  | { state: 'open'; openCents: Cents; dueOn: DateText }
  | { state: 'partly_paid'; openCents: Cents; paidCents: Cents; dueOn: DateText }
  | { state: 'overdue'; openCents: Cents; paidCents: Cents; dueOn: DateText }
  | { state: 'direct_debit'; openCents: Cents; collectOn: DateText }
  | { state: 'paid'; paidOn: DateText | null }
  | { state: 'cancelled'; cancelledBy: string }
  | { state: 'credit' }

export type StandingState = Standing['state']

/** The standing of an issued invoice on a day. */
export function standingOf(facts: StandingFacts, today: DateText): Standing {
  if (facts.kind !== 'invoice') return { state: 'credit' }
  if (facts.cancelledBy !== null) return { state: 'cancelled', cancelledBy: facts.cancelledBy }
  const openCents = facts.grossCents - facts.paidCents
  const { paidCents, dueOn } = facts
  if (openCents <= 0) return { state: 'paid', paidOn: facts.lastPaidOn }
  if (facts.payBy === 'direct_debit') {
    return { state: 'direct_debit', openCents, collectOn: dueOn > today ? dueOn : today }
  }
  if (dueOn < today) return { state: 'overdue', openCents, paidCents, dueOn }
  if (paidCents > 0) return { state: 'partly_paid', openCents, paidCents, dueOn }
  return { state: 'open', openCents, dueOn }
}
