import type { MandateStatus } from '~db/schema'
import { addMonths, type DateText } from '../values/calendar'

const UNUSED_MONTHS = 36

/** The state of a mandate on a day: its status, or that it has lapsed, which is never stored. */
export type MandateState = MandateStatus | 'lapsed'

export interface MandateFacts {
  status: MandateStatus
  signedOn: DateText
  /** The day of the latest collection, also of one that was returned. */
  lastUsedOn: DateText | null
}

/**
 * A creditor that presents no collection for 36 months, counted from the latest one even if it was returned, may use
 * the mandate no more (EPC016-06, SEPA Direct Debit Core Rulebook, 4.1; EPC222-07 says the same between businesses).
 * One that was never used counts from its signature. `state.server.ts` says the same in SQL.
 */
export function stateOfMandate(facts: MandateFacts, today: DateText): MandateState {
  return facts.status === 'active' && usableUntil(facts) < today ? 'lapsed' : facts.status
}

/** The last day on which a mandate counts unless it is used again. */
export function usableUntil({ signedOn, lastUsedOn }: Omit<MandateFacts, 'status'>): DateText {
  return addMonths(lastUsedOn ?? signedOn, UNUSED_MONTHS)
}

/**
 * What was last used before this has lapsed. On 29 February it is no date, which compares as one all the same: what
 * was last used on the 28th has lapsed.
 */
export function lapsedBefore(today: DateText): DateText {
  return `${Number(today.slice(0, 4)) - UNUSED_MONTHS / 12}${today.slice(4)}`
}
