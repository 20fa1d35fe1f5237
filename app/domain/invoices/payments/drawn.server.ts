import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { unindexed } from '~/domain/kernel/unindexed.server'
import type { Cents } from '~/domain/values/money'
import { insertSettlement } from './charges.server'
import { bookShares } from './shares.server'

/** Of a receipt that is undone: what the customer's credit paid with it is credit again, and owed. */
export async function releaseDrawn(
  trx: Trx,
  scope: Scope,
  { receiptId: drawnWithId, reason }: { receiptId: string; reason: string },
): Promise<string[]> {
  const shares = await listDrawn(trx, scope, drawnWithId)
  await bookShares(
    trx,
    scope,
    shares.map(({ cents, leftCents, ...share }) => ({
      ...share,
      ...{ cents: -Math.min(cents, leftCents), method: 'set_off', reason },
    })),
    'payment.released',
  )
  for (const { chargeId, receiptId, cents, leftCents } of await listDrawnForCharges(trx, scope, drawnWithId))
    await insertSettlement(trx, scope, {
      ...{ chargeId, receiptId, cents: -Math.min(cents, leftCents), on: scope.today },
    })
  return shares.map(({ invoiceId }) => invoiceId)
}

/** By source and invoice, with what is left of it there: some may have been undone by itself. */
function listDrawn(trx: Trx, { tenantId }: Within, drawnWithId: string) {
  return trx
    .selectFrom('payments as drawn')
    .innerJoin('payments as own', (join) =>
      joined(join, 'own.receipt_id', 'drawn.receipt_id').onRef('own.invoice_id', '=', 'drawn.invoice_id'),
    )
    .select(['drawn.receipt_id', 'drawn.invoice_id as invoiceId', 'drawn.paid_on as paidOn'])
    .select(['drawn.amount_cents as cents'])
    .select(({ fn }) => fn.sum<Cents>('own.amount_cents').as('leftCents'))
    .where('drawn.tenant_id', '=', tenantId)
    .where('drawn.drawn_with_id', '=', drawnWithId)
    .where('own.method', '=', 'set_off')
    .groupBy(unindexed('drawn.id'))
    .having(({ fn }) => fn.sum('own.amount_cents'), '>', 0)
    .execute()
    .then((rows) => rows.map(({ receipt_id, ...row }) => ({ ...row, receiptId: receipt_id ?? '' })))
}

function listDrawnForCharges(trx: Trx, { tenantId }: Within, drawnWithId: string) {
  return trx
    .selectFrom('charge_settlements as drawn')
    .innerJoin('charge_settlements as own', (join) =>
      joined(join, 'own.receipt_id', 'drawn.receipt_id').onRef('own.charge_id', '=', 'drawn.charge_id'),
    )
    .select(['drawn.receipt_id', 'drawn.charge_id as chargeId', 'drawn.cents'])
    .select(({ fn }) => fn.sum<Cents>('own.cents').as('leftCents'))
    .where('drawn.tenant_id', '=', tenantId)
    .where('drawn.drawn_with_id', '=', drawnWithId)
    .groupBy(unindexed('drawn.id'))
    .having(({ fn }) => fn.sum('own.cents'), '>', 0)
    .execute()
    .then((rows) => rows.map(({ receipt_id, ...row }) => ({ ...row, receiptId: receipt_id ?? '' })))
}
