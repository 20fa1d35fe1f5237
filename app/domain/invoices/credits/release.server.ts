import { sql } from 'kysely'
import type { Trx } from '~/domain/kernel/house'
import { areJoined } from '~/domain/kernel/joined.server'
import type { Scope } from '~/domain/kernel/scope'
import { unindexed } from '~/domain/kernel/unindexed.server'
import type { Instant } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { insertSettlement } from '../payments/charges.server'
import { bookShares } from '../payments/shares.server'
import { withdrawDiscount } from '../payments/undo-waiver.server'

/**
 * Takes back what the money of a debit has paid as credit, newest first: those invoices, and charges, are open again.
 * @returns how much it was
 */
export async function releaseCredit(
  trx: Trx,
  scope: Scope,
  { collectionId, cents }: { collectionId: string; cents: Cents },
): Promise<Cents> {
  let left = cents
  const uses = [
    ...(await listUses(trx, scope, collectionId)),
    ...(await listChargesPaid(trx, scope, collectionId)),
  ].sort((a, b) => b.usedAt.localeCompare(a.usedAt))
  const taken = uses.flatMap((use) => {
    const back = Math.min(left, use.cents)
    left -= back
    return back > 0 ? [{ ...use, cents: -back }] : []
  })
  const shares = taken.flatMap(({ invoiceId, receiptId, cents: back }) =>
    invoiceId === null
      ? []
      : [{ receiptId, invoiceId, cents: back, paidOn: scope.today, method: 'set_off' as const }],
  )
  await bookShares(trx, scope, shares, 'payment.released')
  for (const { invoiceId } of shares) await withdrawDiscount(trx, scope, { invoiceId, reason: null })
  for (const { chargeId, receiptId, cents: back } of taken)
    if (chargeId !== null)
      await insertSettlement(trx, scope, { chargeId, receiptId, cents: back, on: scope.today })
  return cents - left
}

interface Use {
  receiptId: string
  /** One of the two. */
  invoiceId: string | null
  chargeId: string | null
  cents: Cents
  usedAt: Instant
}

function listUses(trx: Trx, { tenantId }: Scope, collectionId: string): Promise<Use[]> {
  return trx
    .selectFrom('receipts')
    .crossJoin('payments')
    .where(areJoined('payments.receipt_id', 'receipts.id'))
    .select(['receipts.id as receiptId', 'payments.invoice_id as invoiceId', sql<null>`null`.as('chargeId')])
    .select(({ fn }) => fn.sum<Cents>('payments.amount_cents').as('cents'))
    .select(({ fn }) => fn.max<Instant>('payments.created_at').as('usedAt'))
    .where('receipts.tenant_id', '=', tenantId)
    .where('receipts.collection_id', '=', collectionId)
    .where('payments.method', '=', 'set_off')
    .groupBy([unindexed('receipts.id'), 'payments.invoice_id'])
    .having(({ fn }) => fn.sum('payments.amount_cents'), '>', 0)
    .execute()
}

function listChargesPaid(trx: Trx, { tenantId }: Scope, collectionId: string): Promise<Use[]> {
  return trx
    .selectFrom('receipts')
    .crossJoin('charge_settlements as s')
    .where(areJoined('s.receipt_id', 'receipts.id'))
    .select(['receipts.id as receiptId', sql<null>`null`.as('invoiceId'), 's.charge_id as chargeId'])
    .select(({ fn }) => fn.sum<Cents>('s.cents').as('cents'))
    .select(({ fn }) => fn.max<Instant>('s.created_at').as('usedAt'))
    .where('receipts.tenant_id', '=', tenantId)
    .where('receipts.collection_id', '=', collectionId)
    .groupBy([unindexed('receipts.id'), 's.charge_id'])
    .having(({ fn }) => fn.sum('s.cents'), '>', 0)
    .execute()
}
