import { findOwnCollections, type OwnCollection } from '../../debits/own-collections.server'
import { readClaimed } from '../../invoices/payments/claims.server'
import { Conflict } from '../../kernel/errors'
import type { House, Trx } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import { writing } from '../../kernel/writing.server'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { Cents } from '../../values/money'
import { assignReturnIn, assignToCustomerIn } from '../assign.server'
import { ItemGone } from '../conflict'
import { mayBePayersWords } from '../payers-words.server'
import { chunks } from './chunks'
import type { Reason } from './decision'

/** A year's returns are more than a query takes. */
const LOOKED_UP_AT_ONCE = 250

interface OwnItem {
  id: string
  cents: Cents
  openCents: Cents
  endToEndId: string | null
  isBack: boolean
  isTransfer: boolean
  mandateReference: string | null
  ibanFingerprint: string | null
  code: string | null
  isoCode: string | null
  label: string
}

/**
 * Books what names a collection of ours by the id that we sent, if the amount is the one that we sent too: the money, also
 * of what a person marked as not carried out, and what comes back of it. @returns the ids of the items that were booked
 */
export async function bookOwnDebits(
  house: House,
  scope: Scope,
  items: readonly OwnItem[],
): Promise<ReadonlySet<string>> {
  const named = items.filter(
    ({ cents, openCents, endToEndId, isTransfer }) =>
      cents === openCents && endToEndId !== null && !(cents > 0 && isTransfer),
  )
  const booked = new Set<string>()
  for (const some of chunks(named, LOOKED_UP_AT_ONCE)) {
    const ids = some.flatMap(({ endToEndId }) => endToEndId ?? [])
    const own = await findOwnCollections(house.reader, scope, ids)
    for (const item of some) {
      const collection = own.get(item.endToEndId ?? '')
      if (!collection || Math.abs(item.cents) !== collection.cents) continue
      if (await mayBePayersWords(house.reader, scope, item)) continue
      if (await bookOne(house, scope, item, collection)) booked.add(item.id)
      await yieldToLoop()
    }
    await yieldToLoop()
  }
  return booked
}

/** False if it does not fit what was booked meanwhile, by hand for instance: a person decides; or went with its file. */
async function bookOne(
  house: House,
  scope: Scope,
  item: OwnItem,
  collection: OwnCollection,
): Promise<boolean> {
  try {
    return await writing(house, scope, (trx) => book(trx, scope, item, collection))
  } catch (error) {
    if (error instanceof Conflict || error instanceof ItemGone) return false
    throw error
  }
}

async function book(
  trx: Trx,
  scope: Scope,
  { id: itemId, cents, openCents: seenCents, isBack }: OwnItem,
  { endToEndId, invoiceId, customerId, number }: OwnCollection,
): Promise<boolean> {
  // As it stands now: an earlier item of the same statement may have changed it.
  const state = (await findOwnCollections(trx, scope, [endToEndId])).get(endToEndId)?.state
  const [invoice] = await readClaimed(trx, scope, { customerId, claims: [{ invoiceId }] })
  // Paid meanwhile, the money is the customer's credit.
  const isPaid = cents > 0 && invoice?.openCents === 0
  const reasons: Reason[] = [
    { mark: 'own_debit', number },
    isPaid ? { mark: 'paid', number } : { mark: 'amount' },
  ]
  const made = { madeBy: 'match' as const, reasons }
  const part = { itemId, seenCents, customerId, made }
  if (cents > 0 && !isBack && (state === 'running' || state === 'failed'))
    await assignToCustomerIn(trx, scope, { ...part, claims: [{ invoiceId }] })
  else if (cents < 0 && state === 'booked') await assignReturnIn(trx, scope, { ...part, invoiceId })
  else return false
  return true
}
