import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope } from '~/domain/kernel/scope'
import { type Cents, sum } from '~/domain/values/money'
import { bookShares } from '../payments/shares.server'
import { withdrawDiscount } from '../payments/undo-waiver.server'

/** Takes back what the money of a debit has paid as credit, newest first: those invoices are open again. @returns how much it was */
export async function releaseCredit(
  trx: Trx,
  scope: Scope,
  { collectionId, cents }: { collectionId: string; cents: Cents },
): Promise<Cents> {
  let left = cents
  const shares = (await listUses(trx, scope, collectionId)).flatMap(({ paidCents, ...use }) => {
    const taken = Math.min(left, paidCents)
    left -= taken
    return taken > 0 ? [{ ...use, cents: -taken, paidOn: scope.today, method: 'set_off' as const }] : []
  })
  await bookShares(trx, scope, shares, 'payment.released')
  for (const { invoiceId } of shares) await withdrawDiscount(trx, scope, { invoiceId, reason: null })
  return -sum(shares.map((share) => share.cents))
}

function listUses(trx: Trx, { tenantId }: Scope, collectionId: string) {
  return trx
    .selectFrom('payments')
    .innerJoin('receipts', (join) => joined(join, 'receipts.id', 'payments.receipt_id'))
    .select(['receipts.id as receiptId', 'payments.invoice_id as invoiceId'])
    .select(({ fn }) => fn.sum<Cents>('payments.amount_cents').as('paidCents'))
    .where('payments.tenant_id', '=', tenantId)
    .where('receipts.collection_id', '=', collectionId)
    .where('payments.method', '=', 'set_off')
    .groupBy(['receipts.id', 'payments.invoice_id'])
    .having(({ fn }) => fn.sum('payments.amount_cents'), '>', 0)
    .orderBy(({ fn }) => fn.max('payments.created_at'), 'desc')
    .execute()
}
