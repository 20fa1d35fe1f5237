import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../errors'
import type { Trx } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { InvoiceConflict } from './conflict'
import type { WaivedTax } from './waived-taxes'

/** A cash discount is granted for money that came: where that is taken back, the whole amount is owed again. */
export async function withdrawDiscount(
  trx: Trx,
  scope: Scope,
  { invoiceId, reason }: { invoiceId: string; reason: string | null },
): Promise<void> {
  const { tenantId } = scope
  const rows = await trx
    .selectFrom('payments')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('method', '=', 'cash_discount')
    .where('reverses_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as undone')
            .select('undone.id')
            .where('undone.tenant_id', '=', tenantId)
            .whereRef('undone.reverses_id', '=', 'payments.id'),
        ),
      ),
    )
    .execute()
  for (const { id } of rows) await reverseWaiver(trx, scope, { id, reason })
}

/**
 * Takes a cash discount or a rest that was given up back, its taxes too.
 * @returns what is owed again
 */
export async function reverseWaiver(
  trx: Trx,
  scope: Scope,
  { id, reason }: { id: string; reason: string | null },
): Promise<Cents> {
  const row = await trx
    .selectFrom('payments')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('receipt_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if (row.reverses_id !== null) throw new InvoiceConflict('already_reversed')
  const taxes = (JSON.parse(row.tax_json ?? '[]') as WaivedTax[]).map((tax) => ({
    ...tax,
    netCents: -tax.netCents,
    taxCents: -tax.taxCents,
  }))
  const tax_json = JSON.stringify(taxes)
  const amount_cents = -row.amount_cents
  const back = { id: randomUUID(), amount_cents, reverses_id: id, reason, tax_json, created_at: scope.at }
  await trx
    .insertInto('payments')
    .values({ ...row, ...back, paid_on: scope.today })
    .execute()
  await recordAudit(trx, scope, {
    action: `${row.method}.reversed`,
    subjectType: 'invoice',
    subjectId: row.invoice_id,
    after: { amountCents: amount_cents, paidOn: scope.today, ...(reason && { reason }), taxes: tax_json },
  })
  return row.amount_cents
}
