import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
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
  /** Interest, lump sums and fees that are open. */
  chargesCents: Cents
}

export interface OwedNow {
  /** To be transferred now, less the customer's credit: neither what is in dispute nor later instalments. */
  transferCents: Cents
  collectedCents: Cents
  disputedCents: Cents
  laterCents: Cents
  reference: string
}

export function owedNow({
  stillOpen,
  creditCents,
  chargesCents,
  customerNumber,
}: Pick<AccountStatement, 'stillOpen' | 'creditCents' | 'chargesCents' | 'customerNumber'>): OwedNow {
  const sumOf = (open: readonly StillOpen[], cents: 'openCents' | 'askedCents') =>
    sum(open.map((invoice) => invoice[cents]))
  const collected = stillOpen.filter(({ isCollected }) => isCollected)
  const disputed = stillOpen.filter(({ isDisputed }) => isDisputed)
  const owed = stillOpen.filter(({ isCollected, isDisputed }) => !isCollected && !isDisputed)
  const askedCents = sumOf(owed, 'askedCents')
  return {
    transferCents: Math.max(askedCents + chargesCents - Math.max(creditCents, 0), 0),
    collectedCents: sumOf(collected, 'openCents'),
    disputedCents: sumOf(disputed, 'openCents'),
    laterCents: sumOf(owed, 'openCents') - askedCents,
    reference: referenceFor(owed.map(({ number }) => number).sort(), customerNumber),
  }
}
