import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { House, Trx } from '~/domain/kernel/house'
import { newId } from '~/domain/kernel/new-id.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { unindexed } from '~/domain/kernel/unindexed.server'
import { writing } from '~/domain/kernel/writing.server'
import { type Cents, sum } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { readCredit } from '../credits/sources.server'
import { isMoney } from './bookings'
import { releaseCharges } from './charges.server'
import { getClaimed } from './claims.server'
import { releaseDrawn } from './drawn.server'
import { giveBackExcess } from './excess.server'
import type { PaidBy } from './receipt'
import { findReceipt, insertReceipt } from './receipts.server'
import { bookShares } from './shares.server'
import { type ToldMoney, tellReceived, tellReturned } from './tell-money.server'
import { reverseWaiver, withdrawDiscount } from './undo-waiver.server'
import { restoreMark, withdrawReturn } from './withdrawn-returns.server'

// A mistake is undone by a reversing entry; both stay. An index prevents a second reversal.

/**
 * Reverses an invoice's share of a receipt, whose money becomes credit, or a waiver, which is owed again.
 * @throws NotFound; Conflict `already_reversed`, `credit_spent` (some of it was refunded since), `not_payable` (returned
 * money cannot go elsewhere)
 */
export function undoShare(
  house: House,
  scope: Scope,
  { invoiceId, id, reason }: { invoiceId: string; id: string; reason: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const row = await trx
      .selectFrom('payments')
      .selectAll()
      .where('tenant_id', '=', scope.tenantId)
      .where('invoice_id', '=', invoiceId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new NotFound()
    const { method } = row
    if (row.receipt_id === null || !isMoney(method)) {
      await reverseWaiver(trx, scope, { id, reason })
      return
    }
    const receiptId = row.receipt_id
    const left = Math.min(row.amount_cents, await standingOf(trx, scope, { receiptId, invoiceId }))
    if (left <= 0 || row.reverses_id !== null) throw new InvoiceConflict('already_reversed')
    const { paid_on: paidOn } = row
    const share = { receiptId, invoiceId, cents: -left, paidOn, method, reversesId: id, reason }
    await bookShares(trx, scope, [share], 'payment.released')
    await refuseIfReturned(trx, scope, invoiceId)
    await withdrawDiscount(trx, scope, { invoiceId, reason })
  })
}

/**
 * Reverses a receipt booked by mistake, on all its invoices.
 * @throws NotFound; Conflict `already_reversed`, `credit_spent` (some of it was refunded since)
 */
export function undoReceipt(
  house: House,
  scope: Scope,
  undone: UndoneReceipt,
): Promise<{ customerId: string }> {
  return writing(house, scope, (trx) => undoReceiptIn(trx, scope, undone))
}

interface UndoneReceipt {
  id: string
  reason: string
}

export async function undoReceiptIn(
  trx: Trx,
  scope: Scope,
  { id, reason }: UndoneReceipt,
): Promise<{ customerId: string }> {
  const receipt = await findReceipt(trx, scope, id)
  if (!receipt) throw new NotFound()
  if (receipt.reverses_id !== null) throw new InvoiceConflict('already_reversed')
  const { customer_id: customerId, paid_on: paidOn, method } = receipt
  const amountCents = -receipt.amount_cents
  const shares = await listStandingOf(trx, scope, id)
  const reversal = { id: newId(), customerId, amountCents, paidOn, method, reversesId: id }
  await tellUndone(trx, scope, {
    ...reversal,
    shares: shares.map(({ invoiceId, cents }) => ({ invoiceId, cents: -cents })),
  })
  await bookShares(
    trx,
    scope,
    shares.map(({ invoiceId, cents, method: paidBy }) => ({
      receiptId: id,
      invoiceId,
      cents: -cents,
      paidOn,
      method: paidBy,
      reason,
    })),
    'payment.reversed',
  )
  await releaseCharges(trx, scope, id)
  const drawnFor = await releaseDrawn(trx, scope, { receiptId: id, reason })
  await insertReceipt(trx, scope, { ...reversal, reason })
  await withdrawReturn(trx, scope, id)
  for (const { invoiceId, cents } of shares) {
    if (cents <= 0) continue
    await refuseIfReturned(trx, scope, invoiceId)
    await withdrawDiscount(trx, scope, { invoiceId, reason })
  }
  for (const invoiceId of drawnFor) await withdrawDiscount(trx, scope, { invoiceId, reason })
  // If a debit was not returned after all, its invoice may have been paid meanwhile.
  for (const { invoiceId } of shares) await giveBackExcess(trx, scope, invoiceId)
  if ((await readCredit(trx, scope, customerId)) < 0) throw new InvoiceConflict('credit_spent')
  await restoreMark(trx, scope, id)
  await recordAudit(trx, scope, {
    action: 'receipt.reversed',
    subjectType: 'customer',
    subjectId: customerId,
    after: { amountCents, paidOn, method, reason },
  })
  return { customerId }
}

/** A return or a refund that did not happen leaves the money here. */
function tellUndone(
  trx: Trx,
  scope: Scope,
  { id: receiptId, ...money }: Omit<ToldMoney, 'receiptId'> & { id: string },
): Promise<void> {
  if (money.amountCents > 0) return tellReceived(trx, scope, { ...money, receiptId })
  return tellReturned(trx, scope, { ...money, receiptId, reason: 'booked_by_mistake' })
}

/** If some of the money was returned to the payer, undo the return first: an invoice cannot be paid less than nothing. */
async function refuseIfReturned(trx: Trx, scope: Scope, invoiceId: string): Promise<void> {
  const { paidCents } = await getClaimed(trx, scope, invoiceId)
  if (paidCents < 0) throw new InvoiceConflict('credit_spent')
}

function listStandingOf(trx: Trx, { tenantId }: Within, receiptId: string) {
  return trx
    .selectFrom('payments')
    .select(['invoice_id as invoiceId', 'method'])
    .select(({ fn }) => fn.sum<Cents>('amount_cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('receipt_id', '=', receiptId)
    .groupBy([unindexed('invoice_id'), 'method'])
    .having(({ fn }) => fn.sum('amount_cents'), '<>', 0)
    .execute() as Promise<{ invoiceId: string; method: PaidBy; cents: Cents }[]>
}

async function standingOf(
  trx: Trx,
  scope: Within,
  { receiptId, invoiceId }: { receiptId: string; invoiceId: string },
): Promise<Cents> {
  const standing = await listStandingOf(trx, scope, receiptId)
  return sum(standing.flatMap((one) => (one.invoiceId === invoiceId ? one.cents : [])))
}
