import type { MandateStatus } from '~db/schema'
import { addMonths, type DateText } from '../values/calendar'

const UNUSED_MONTHS = 36

/** `lapsed` depends on the day; `stopped` ended because a debit came back. */
export type MandateState = MandateStatus | 'lapsed' | 'stopped'

export interface MandateFacts {
  status: MandateStatus
  /** Why a returned debit ended it. */
  stopCode?: string | null
  signedOn: DateText
  /** The latest collection, even if it was returned. */
  lastUsedOn: DateText | null
}

/**
 * A mandate lapses if the creditor presents no collection for 36 months, counted from the latest one even if it was
 * returned (EPC016-06, SEPA Direct Debit Core Rulebook, 4.1; EPC222-07 says the same for B2B). One never used counts from
 * its signature. `state.server.ts` has the same rule in SQL.
 */
export function stateOfMandate(facts: MandateFacts, today: DateText): MandateState {
  if (facts.status === 'revoked' && facts.stopCode != null) return 'stopped'
  return facts.status === 'active' && usableUntil(facts) < today ? 'lapsed' : facts.status
}

/** Last day on which a mandate is valid unless it is used again. */
export function usableUntil({ signedOn, lastUsedOn }: Omit<MandateFacts, 'status'>): DateText {
  return addMonths(lastUsedOn ?? signedOn, UNUSED_MONTHS)
}

/**
 * Mandates last used before this date have lapsed. On 29 February the result is no real date but compares as one: what
 * was last used on the 28th has lapsed.
 */
export function lapsedBefore(today: DateText): DateText {
  return `${Number(today.slice(0, 4)) - UNUSED_MONTHS / 12}${today.slice(4)}`
}
