import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { releaseCredit } from '../credits/release.server'
import { readCredit } from '../credits/sources.server'
import { getClaimed } from './claims.server'
import type { NewReceipt, Received } from './receipt'
import { insertReceipt, isBooked } from './receipts.server'
import { noteReturn } from './returned-debits.server'
import { bookShares } from './shares.server'
import { tellReturned } from './tell-money.server'
import { withdrawDiscount } from './undo-waiver.server'

interface Returned extends Omit<NewReceipt, 'claims'> {
  invoiceId: string
  /** Negative. */
  amountCents: Cents
  /** Why, by ISO 20022; null if the bank did not say. */
  code?: string | null
}

/**
 * Money that a bank took back: the invoice is open again. For a cancelled invoice, the money had become credit.
 * @throws NotFound; Conflict `not_issued`, `not_payable`, `more_than_paid`, `credit_refunded`
 */
export async function takeBack(
  trx: Trx,
  scope: Scope,
  { invoiceId, code = null, ...money }: Returned,
): Promise<Received> {
  const invoice = await getClaimed(trx, scope, invoiceId)
  if (await isBooked(trx, scope, { ...money, claims: [{ invoiceId }] }))
    return { id: money.id ?? '', isNew: false, restCents: 0, chargesCents: 0 }
  const { collectionId } = money
  // What the debit paid: of money that came beside a transfer, nothing.
  const paidCents = collectionId
    ? await readPaidBy(trx, scope, { invoiceId, collectionId })
    : invoice.paidCents
  const ofDebit = Math.max(money.amountCents, -Math.max(paidCents, 0))
  const missing = ofDebit - money.amountCents - (await readCredit(trx, scope, money.customerId))
  if (missing > 0 && !collectionId) throw new InvoiceConflict('more_than_paid')
  const released = collectionId ? await releaseCredit(trx, scope, { collectionId, cents: missing }) : 0
  const refunded = Math.max(missing - released, 0)
  // What was refunded to the customer and debited back as well has paid nothing in the end.
  const cents = ofDebit - refunded
  if (refunded > Math.max(invoice.paidCents + ofDebit, 0)) throw new InvoiceConflict('credit_refunded')
  const id = await insertReceipt(trx, scope, money)
  const { paidOn, method } = money
  await tellReturned(trx, scope, {
    ...money,
    receiptId: id,
    shares: [{ invoiceId, cents }],
    reason: 'returned',
    code,
  })
  await bookShares(trx, scope, [{ id, receiptId: id, invoiceId, cents, paidOn, method }], 'payment.returned')
  await withdrawDiscount(trx, scope, { invoiceId, reason: null })
  if (method === 'direct_debit')
    await noteReturn(trx, scope, { invoiceId, receiptId: id, code, collectionId, isPaidTwice: cents === 0 })
  return { id, isNew: true, restCents: 0, chargesCents: 0 }
}

async function readPaidBy(
  trx: Trx,
  { tenantId }: Scope,
  { invoiceId, collectionId }: { invoiceId: string; collectionId: string },
): Promise<Cents> {
  const { cents } = await trx
    .selectFrom('payments')
    .innerJoin('receipts', (join) => joined(join, 'receipts.id', 'payments.receipt_id'))
    .select(({ fn }) => fn.sum<Cents | null>('payments.amount_cents').as('cents'))
    .where('payments.tenant_id', '=', tenantId)
    .where('payments.invoice_id', '=', invoiceId)
    .where('receipts.collection_id', '=', collectionId)
    .executeTakeFirstOrThrow()
  return cents ?? 0
}
