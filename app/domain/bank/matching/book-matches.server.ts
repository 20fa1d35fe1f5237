import { InvoiceConflict } from '../../invoices/conflict'
import { chargesPaidWith } from '../../invoices/payments/asked-charges'
import { listOpenCharges } from '../../invoices/payments/charges.server'
import { type Claimed, readClaimed, settledBy } from '../../invoices/payments/claims.server'
import type { House, Trx } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import { writing } from '../../kernel/writing.server'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { DateText } from '../../values/calendar'
import { type Cents, sum } from '../../values/money'
import { assignToCustomerIn } from '../assign.server'
import { BankConflict, ItemGone } from '../conflict'
import { chunks } from './chunks'
import type { Decision } from './decision'
import type { OpenItems } from './open-items.server'
import type { OpenRow } from './open-movements.server'
import { addPayer } from './payers.server'
import { proposeFor } from './propose.server'
import { rememberProposals } from './remember.server'

/** Bookings a transaction: other writers wait for no more than some 30 ms. */
export const BOOKED_AT_ONCE = 25

/** @returns how many have a suggestion */
export async function proposeOnly(house: House, scope: Scope, items: readonly OpenRow[], open: OpenItems) {
  const decisions = await proposeFor(house.reader, scope, items, open)
  await rememberProposals(house, scope, items, { decisions, open })
  return decisions.size
}

/** Books what is certain, and remembers what else could be said. */
export async function matchSome(house: House, scope: Scope, items: readonly OpenRow[], open: OpenItems) {
  const booked = new Set<string>()
  let rest = items
  let decisions = await proposeFor(house.reader, scope, rest, open)
  // What pays an invoice a second time is seen once the first is booked.
  for (let found = -1; found !== booked.size; ) {
    found = booked.size
    for (const id of await bookAll(house, scope, rest, { decisions, open })) booked.add(id)
    rest = items.filter(({ id }) => !booked.has(id))
    if (found !== booked.size) decisions = await proposeFor(house.reader, scope, rest, open)
  }
  await rememberProposals(house, scope, rest, { decisions, open })
  return { booked: booked.size, proposed: rest.filter(({ id }) => decisions.has(id)).length }
}

interface Found {
  decisions: ReadonlyMap<string, Decision>
  open: OpenItems
}

/** @returns the ids of the items that were booked */
async function bookAll(
  house: House,
  scope: Scope,
  items: readonly OpenRow[],
  { decisions, open }: Found,
): Promise<string[]> {
  const matches = items.flatMap((item) => {
    const decision = decisions.get(item.id)
    return decision?.kind === 'match' ? [{ item, decision }] : []
  })
  const booked: string[] = []
  for (const some of chunks(matches, BOOKED_AT_ONCE)) {
    const done = await writing(house, scope, async (trx) => {
      const matched: typeof some = []
      for (const match of some) {
        if (await book(trx, scope, match.item, match.decision)) matched.push(match)
        await yieldToLoop()
      }
      return matched
    })
    for (const { item, decision } of done) {
      booked.push(item.id)
      if (item.ibanFingerprint !== null) addPayer(open.byAccount, item.ibanFingerprint, decision.customerId)
      for (const { invoiceId } of decision.claims) open.settled.add(invoiceId)
    }
    await yieldToLoop()
  }
  return booked
}

/** Unless its invoices were paid meanwhile, or do not ask for just that amount. */
async function book(trx: Trx, scope: Scope, item: OpenRow, decision: Decision): Promise<boolean> {
  const { customerId } = decision
  const claims = decision.claims.map(({ invoiceId, withDiscount }) => ({ invoiceId, withDiscount }))
  const claimed = await readClaimed(trx, scope, { customerId, claims })
  const money = { amountCents: item.cents, paidOn: item.valueOn < scope.today ? item.valueOn : scope.today }
  const restCents = restBeyond(money, claimed)
  if (restCents === null) return false
  if (restCents !== 0 && !(await isOfCharges(trx, scope, { restCents, customerId, claimed }))) return false
  return unlessAssigned(
    assignToCustomerIn(trx, scope, {
      ...{ itemId: item.id, seenCents: item.openCents, customerId, claims, claimed },
      made: { madeBy: 'match', reasons: decision.reasons },
    }),
  )
}

/** @returns false, having written nothing, if someone else has assigned the item in the meantime, or took its file back */
export async function unlessAssigned(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof BankConflict || error instanceof ItemGone) return false
    throw error
  }
}

/** What the money is more than the invoices ask for; null if it does not pay all of them off. */
function restBeyond(
  money: { amountCents: Cents; paidOn: DateText },
  claimed: readonly Claimed[],
): Cents | null {
  try {
    const settled = settledBy(money, claimed)
    const isAll = settled.every(({ invoice, cents, discountCents }) => {
      return cents > 0 && cents + discountCents === invoice.openCents
    })
    return isAll ? money.amountCents - sum(settled.map(({ cents }) => cents)) : null
  } catch (error) {
    if (error instanceof InvoiceConflict) return null
    throw error
  }
}

async function isOfCharges(
  trx: Trx,
  scope: Scope,
  { restCents, customerId, claimed }: { restCents: Cents; customerId: string; claimed: readonly Claimed[] },
): Promise<boolean> {
  const charges = await listOpenCharges(trx, scope, customerId)
  const ids = claimed.map(({ id }) => id)
  return chargesPaidWith(restCents, charges, ids).length > 0
}
