import { randomUUID } from 'node:crypto'
import { recordAudit } from '~/domain/audit/audit.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { type Cents, sum } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { listCreditViews } from '../credits/credit-views.server'
import { tellingOfPaid } from './become-paid.server'
import { getClaimed } from './claims.server'
import { keptBack } from './left'
import { followSettlement } from './settled-tasks.server'
import { listWaived } from './waived.server'
import { taxesOfWaiver, type Waived, type WaivedTax } from './waived-taxes'
import { bookWaiver } from './waivers.server'

/** A cash discount depends on its money: if that is reversed, the full amount is owed again. */
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
  for (const { id } of rows)
    if (!(await isKept(trx, scope, { invoiceId, id }))) await reverseWaiver(trx, scope, { id, reason })
}

/**
 * Reverses a cash discount or write-off and its taxes. What credit notes kept back of it was credited with their lines,
 * and is booked again.
 * @returns what is owed again
 * @throws NotFound; Conflict `already_reversed`, `already_credited` (credit notes kept all of it back)
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
  const { invoice_id: invoiceId, amount_cents: cents } = row
  const stays = await whatStays(trx, scope, { invoiceId, id })
  if (stays.cents === cents) throw new InvoiceConflict('already_credited')
  const taxes = (JSON.parse(row.tax_json ?? '[]') as WaivedTax[]).map((tax) => ({
    ...tax,
    netCents: -tax.netCents,
    taxCents: -tax.taxCents,
  }))
  const tax_json = JSON.stringify(taxes)
  const amount_cents = -row.amount_cents
  const back = { id: randomUUID(), amount_cents, reverses_id: id, reason, tax_json, created_at: scope.at }
  await tellingOfPaid(trx, scope, [invoiceId], async () => {
    await trx
      .insertInto('payments')
      .values({ ...row, ...back, paid_on: scope.today })
      .execute()
  })
  await recordAudit(trx, scope, {
    action: `${row.method}.reversed`,
    subjectType: 'invoice',
    subjectId: row.invoice_id,
    after: { amountCents: amount_cents, paidOn: scope.today, ...(reason && { reason }), taxes: tax_json },
  })
  if (stays.cents > 0) {
    const invoice = await getClaimed(trx, scope, invoiceId)
    await bookWaiver(trx, scope, { invoice, ...stays, on: scope.today, reason: row.reason })
  }
  await followSettlement(trx, scope, [invoiceId])
  return cents - stays.cents
}

interface OfInvoice {
  invoiceId: string
  id: string
}

async function isKept(trx: Trx, scope: Scope, waiver: OfInvoice): Promise<boolean> {
  const { cents, wasCents } = await whatStays(trx, scope, waiver)
  return cents === wasCents
}

/** What stays waived after the reversal: what credit notes kept back, unless another waiver covers it. */
async function whatStays(trx: Trx, scope: Scope, { invoiceId, id }: OfInvoice) {
  const row = await trx
    .selectFrom('payments')
    .select(['method', 'amount_cents as cents', 'tax_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const method = row.method as Waived['method']
  const kept = keptBack(await listCreditViews(trx, scope, invoiceId)).filter((one) => one.method === method)
  const all = (await listWaived(trx, scope, invoiceId)).filter((one) => one.method === method)
  const ownCents = comeTo(JSON.parse(row.tax_json ?? '[]') as WaivedTax[])
  const others = comeTo(all.flatMap(({ taxes }) => taxes)) - ownCents
  const ofTaxes = Math.min(Math.max(comeTo(kept) - others, 0), ownCents)
  // Its share of the rounding goes with the last of its taxes.
  const cents = ofTaxes === ownCents ? row.cents : ofTaxes
  const taxes = taxesOfWaiver({ groups: byRate(kept), roundingCents: 0 }, ofTaxes)
  return { method, cents, wasCents: row.cents, taxes }
}

function comeTo(taxes: readonly WaivedTax[]): Cents {
  return sum(taxes.map(({ netCents, taxCents }) => netCents + taxCents))
}

function byRate(waived: readonly Waived[]): WaivedTax[] {
  const rates = new Map<string, WaivedTax>()
  for (const { category, rate, netCents, taxCents } of waived) {
    const key = `${category} ${rate}`
    const { netCents: net = 0, taxCents: tax = 0 } = rates.get(key) ?? {}
    rates.set(key, { category, rate, netCents: net + netCents, taxCents: tax + taxCents })
  }
  return [...rates.values()]
}
