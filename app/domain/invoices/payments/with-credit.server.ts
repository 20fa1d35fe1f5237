import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { type Cents, sum } from '~/domain/values/money'
import { draw, listCreditSources } from '../credits/sources.server'
import { chargesPaidWith } from './asked-charges'
import { listOpenCharges, payCharges } from './charges.server'
import { bookShares } from './shares.server'

interface Short {
  /** Of the money. */
  receiptId: string
  customerId: string
  /** Before the money came. */
  creditCents: Cents
  /** Of the money, nothing was needed for. */
  leftCents: Cents
  /** What the money pays, with what it left open of each. */
  claims: readonly { invoiceId: string; cents: Cents }[]
}

/**
 * Reminders and statements take the customer's credit off. Money that is to the cent what is left then has the credit settle
 * the rest of the invoices, and of the charges what was asked for. @returns what it paid of charges, or undefined if the money
 * is another amount
 */
export async function settleWithCredit(
  trx: Trx,
  scope: Scope,
  { receiptId: drawnWithId, customerId, creditCents, leftCents, claims }: Short,
): Promise<Cents | undefined> {
  if (creditCents <= 0 || claims.length === 0) return undefined
  const restCents = creditCents + leftCents - sum(claims.map(({ cents }) => cents))
  const ids = claims.map(({ invoiceId }) => invoiceId)
  const asked = chargesPaidWith(restCents, await listOpenCharges(trx, scope, customerId), ids)
  if (restCents < 0 || (restCents > 0 && asked.length === 0)) return undefined
  const sources = await listCreditSources(trx, scope, customerId)
  const shares = claims.flatMap((claim) => draw(sources, claim))
  await bookShares(
    trx,
    scope,
    shares.map((share) => ({ ...share, drawnWithId })),
    'credit.used',
  )
  for (const { receiptId, cents, paidOn: on } of sources) {
    const open = await listOpenCharges(trx, scope, customerId)
    const meant = open.filter(({ id }) => asked.some((one) => one.id === id))
    await payCharges(trx, scope, { receiptId, drawnWithId, customerId, cents, on }, meant)
  }
  return restCents
}
