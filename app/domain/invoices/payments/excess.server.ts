import { randomUUID } from 'node:crypto'
import type { Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { bookShares } from './shares.server'
import { reverseWaiver } from './undo-waiver.server'

/**
 * What a cancelled or credited invoice no longer asks for becomes the customer's credit, newest money first. Call it in
 * the same transaction as anything that reduces an issued invoice.
 */
export async function giveBackExcess(trx: Trx, scope: Scope, invoiceId: string): Promise<void> {
  const { excessCents, paidCents } = await readExcess(trx, scope, invoiceId)
  if (excessCents <= 0) return
  // What was returned to the payer has already come off the receipts.
  let money = Math.min(excessCents, Math.max(paidCents, 0))
  let waived = excessCents - money
  const standing = await listStanding(trx, scope, invoiceId)
  const given: { receiptId: string; cents: Cents; paidOn: string; method: PaidWith }[] = []
  for (const { receiptId, cents, paidOn, method } of standing) {
    if (receiptId === null || money === 0) continue
    const back = Math.min(money, cents)
    money -= back
    given.push({ receiptId, cents: -back, paidOn, method: method as PaidWith })
  }
  await bookShares(
    trx,
    scope,
    given.map((share) => ({ ...share, invoiceId, id: randomUUID() })),
    'payment.released',
  )
  for (const { receiptId, id } of standing)
    if (receiptId === null && waived > 0) waived -= await reverseWaiver(trx, scope, { id, reason: null })
}

type PaidWith = 'transfer' | 'direct_debit' | 'cash' | 'set_off'

/** How much an invoice is settled beyond what it asks for, and how much of that can be money. */
async function readExcess(
  trx: Trx,
  { tenantId }: Within,
  invoiceId: string,
): Promise<{ excessCents: Cents; paidCents: Cents }> {
  const row = await trx
    .selectFrom('current_invoices')
    .select([
      'gross_cents',
      'rounding_cents',
      'prepaid_cents',
      'credited_cents',
      'paid_cents',
      'waived_cents',
      'cancelled_by',
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  if (!row) return { excessCents: 0, paidCents: 0 }
  const asked =
    row.cancelled_by === null
      ? Math.max(row.gross_cents + row.rounding_cents - row.prepaid_cents - row.credited_cents, 0)
      : 0
  return { excessCents: row.paid_cents + row.waived_cents - asked, paidCents: row.paid_cents }
}

/** What is left of each receipt and waiver, newest first. */
function listStanding(trx: Trx, { tenantId }: Within, invoiceId: string) {
  return trx
    .selectFrom('payments')
    .select(['receipt_id as receiptId', 'paid_on as paidOn', 'method'])
    .select(({ fn }) => [fn.sum<Cents>('amount_cents').as('cents'), fn.min<string>('id').as('id')])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where((where) =>
      where.or([
        where('receipt_id', 'is not', null),
        where.and([
          where('reverses_id', 'is', null),
          where.not(
            where.exists(
              where
                .selectFrom('payments as undone')
                .select('undone.id')
                .where('undone.tenant_id', '=', tenantId)
                .whereRef('undone.reverses_id', '=', 'payments.id'),
            ),
          ),
        ]),
      ]),
    )
    .groupBy(({ fn }) => [fn.coalesce('receipt_id', 'id'), 'receipt_id', 'paid_on', 'method'])
    .having(({ fn }) => fn.sum('amount_cents'), '>', 0)
    .orderBy('paid_on', 'desc')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .execute()
}
