import type { Insertable } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { type Cents, sum } from '~/domain/values/money'
import type { ReceiptsTable } from '~db/schema'
import { newId } from '../../kernel/new-id.server'
import { InvoiceConflict } from '../conflict'
import { readCredit } from '../credits/sources.server'
import { bookUndoneShares } from './book-again.server'
import { payAskedCharges, payChargesFirst } from './charges.server'
import { type Claimed, readClaimed, settledBy } from './claims.server'
import type { NewReceipt, Received } from './receipt'
import { bookShares } from './shares.server'
import { standingId } from './standing-id.server'
import { tellReceived } from './tell-money.server'
import { bookDiscount } from './waivers.server'
import { settleWithCredit } from './with-credit.server'

/**
 * Books received money and divides it: what is left after invoices pays charges that it fits to the cent, or is the
 * customer's credit.
 * @throws NotFound; Conflict `not_issued`, `not_payable`, `other_customer`, `amount_zero`, `discount_over`, `discount_short`
 */
export function receiveMoney(house: House, scope: Scope, input: NewReceipt): Promise<Received> {
  return writing(house, scope, (trx) => receive(trx, scope, input))
}

/** @param known what the claims are of, where this transaction has read it already */
export async function receive(
  trx: Trx,
  scope: Scope,
  input: NewReceipt,
  known?: readonly Claimed[],
): Promise<Received> {
  if (input.amountCents <= 0) throw new InvoiceConflict('amount_zero')
  const claimed = known ?? (await readClaimed(trx, scope, input))
  const receiptId = await findBooked(trx, scope, input)
  if (receiptId !== undefined) {
    const isNew = await bookUndoneShares(trx, scope, input, { receiptId, claimed })
    return { ...NOTHING_NEW, id: receiptId, isNew }
  }
  const creditCents = await readCredit(trx, scope, input.customerId)
  const id = await insertReceipt(trx, scope, input)
  const { paidOn, method, customerId } = input
  // A discount is for the invoice alone.
  const hasDiscount = claimed.some(({ withDiscount }) => withDiscount)
  // We collect what an invoice asks for.
  const isOfInvoices = hasDiscount || method === 'direct_debit'
  const money = { receiptId: id, customerId, cents: input.amountCents, on: paidOn }
  const invoiceIds = claimed.map((invoice) => invoice.id)
  const firstCents = isOfInvoices ? 0 : await payChargesFirst(trx, scope, money, invoiceIds)
  const amountCents = input.amountCents - firstCents
  const settled = settledBy({ amountCents, paidOn }, claimed)
  const shares = settled.map(({ invoice, cents }) => ({ invoiceId: invoice.id, cents }))
  await tellReceived(trx, scope, { ...input, receiptId: id, shares })
  for (const { invoice, discountCents } of settled)
    if (discountCents > 0) await bookDiscount(trx, scope, { invoice, cents: discountCents, on: paidOn })
  await bookShares(
    trx,
    scope,
    settled.map(({ invoice, cents }, index) => ({
      // The first share has the receipt's id, like payments from before there were receipts.
      ...(index === 0 ? { id } : {}),
      receiptId: id,
      invoiceId: invoice.id,
      cents,
      paidOn,
      method,
    })),
  )
  const leftCents = amountCents - sum(settled.map(({ cents }) => cents))
  const paid = { ...money, cents: leftCents }
  const askedCents = hasDiscount ? 0 : await payAskedCharges(trx, scope, paid, invoiceIds)
  const claims = settled.map(({ invoice, cents, discountCents }) => ({
    invoiceId: invoice.id,
    cents: invoice.openCents - cents - discountCents,
  }))
  const withCredit =
    isOfInvoices || askedCents > 0
      ? undefined
      : await settleWithCredit(trx, scope, { receiptId: id, customerId, creditCents, leftCents, claims })
  const restCents = withCredit === undefined ? leftCents - askedCents : 0
  if (restCents > 0) await auditRest(trx, scope, input, restCents)
  return { id, isNew: true, restCents, chargesCents: firstCents + (withCredit ?? askedCents) }
}

const NOTHING_NEW = { isNew: false, restCents: 0, chargesCents: 0 }

/** @returns the id, a new one if the given one is taken */
export async function insertReceipt(
  trx: Trx,
  scope: Scope,
  input: Omit<NewReceipt, 'claims'> & { reversesId?: string; reason?: string },
): Promise<string> {
  const given = await standingId(trx, scope, 'receipts', input.id)
  const isTaken = given !== undefined && (await findReceipt(trx, scope, given)) !== undefined
  const id = isTaken ? newId() : (given ?? newId())
  await insert(trx, {
    tenant_id: scope.tenantId,
    id,
    customer_id: input.customerId,
    amount_cents: input.amountCents,
    paid_on: input.paidOn,
    method: input.method,
    reference: input.reference ?? '',
    reverses_id: input.reversesId ?? null,
    reason: input.reason ?? null,
    collection_id: input.collectionId ?? null,
    created_at: scope.at,
  })
  return id
}

const insert = prepared((trx: Trx, row: Insertable<ReceiptsTable>) => trx.insertInto('receipts').values(row))

export function findReceipt(executor: Executor, scope: Within, id: string) {
  return executor
    .selectFrom('receipts')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether this form was sent before and still counts. */
export async function isBooked(executor: Executor, scope: Within, input: NewReceipt): Promise<boolean> {
  return (await findBooked(executor, scope, input)) !== undefined
}

/** The receipt that this form booked and that still counts. The same form with other values makes another receipt. */
async function findBooked(executor: Executor, scope: Within, input: NewReceipt): Promise<string | undefined> {
  const id = await standingId(executor, scope, 'receipts', input.id)
  const row = id === undefined ? undefined : await findReceipt(executor, scope, id)
  if (!row) return undefined
  const shares = await executor
    .selectFrom('payments')
    .select('invoice_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('receipt_id', '=', row.id)
    // Its credit may have paid others since.
    .where('method', '=', row.method)
    .execute()
  const meant = new Set(input.claims.map(({ invoiceId }) => invoiceId))
  const [was, is] = [
    [row.customer_id, row.amount_cents, row.paid_on, row.method, row.reference],
    [input.customerId, input.amountCents, input.paidOn, input.method, input.reference ?? ''],
  ]
  const isSame = JSON.stringify(was) === JSON.stringify(is)
  return isSame && shares.every(({ invoice_id }) => meant.has(invoice_id)) ? row.id : undefined
}

function auditRest(trx: Trx, scope: Scope, input: NewReceipt, amountCents: Cents): Promise<void> {
  const { customerId, paidOn, method } = input
  return recordAudit(trx, scope, {
    action: 'credit.received',
    subjectType: 'customer',
    subjectId: customerId,
    after: { amountCents, paidOn, method },
  })
}
