import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { Language } from '~db/schema'
import type { PartyView, SellerView } from '../issuing/view'
import type { AccountRange, BalancedEntry } from './account'
import { referenceFor } from './girocode'
import type { StillOpen } from './still-open'

/** A customer's account on paper. */
export interface AccountStatement {
  language: Language
  seller: SellerView
  buyer: PartyView
  customerNumber: string
  issuedOn: DateText
  range: AccountRange
  openingCents: Cents
  entries: BalancedEntry[]
  closingCents: Cents
  /** As of the day of issue. */
  stillOpen: StillOpen[]
  creditCents: Cents
}

export interface OwedNow {
  /** To be transferred, less the customer's credit. */
  transferCents: Cents
  collectedCents: Cents
  reference: string
}

export function owedNow({
  stillOpen,
  creditCents,
  customerNumber,
}: Pick<AccountStatement, 'stillOpen' | 'creditCents' | 'customerNumber'>): OwedNow {
  const owed = stillOpen.filter(({ isCollected }) => !isCollected)
  const sumOf = (open: readonly StillOpen[]) => open.reduce((whole, { openCents }) => whole + openCents, 0)
  return {
    transferCents: Math.max(sumOf(owed) - Math.max(creditCents, 0), 0),
    collectedCents: sumOf(stillOpen) - sumOf(owed),
    reference: referenceFor(owed.map(({ number }) => number).sort(), customerNumber),
  }
}
