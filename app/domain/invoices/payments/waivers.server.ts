import { randomUUID } from 'node:crypto'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { listCreditViews } from '../credits/credit-views.server'
import { parseInvoiceView } from '../issuing/view'
import { tellingOfPaid } from './become-paid.server'
import { askedOn } from './claims'
import { type Claimed, getClaimed } from './claims.server'
import { leftOf } from './left'
import { followSettlement } from './settled-tasks.server'
import { standingId } from './standing-id.server'
import { listWaived } from './waived.server'
import { taxesOfWaiver, type Waived, type WaivedTax } from './waived-taxes'

// What settles an invoice without money. A waiver reduces the taxable amount (§ 17 Abs. 1 UStG).

/** `id` comes from the form, so that it books once. */
interface Waiver {
  id?: string | undefined
  invoiceId: string
}

/**
 * Grants the cash discount for an invoice that was paid without it, while it may be granted.
 * @throws NotFound; Conflict `discount_over` (too late, or there is none), `discount_short` (more than that is open)
 */
export function grantDiscount(house: House, scope: Scope, { id, invoiceId }: Waiver): Promise<void> {
  return writing(house, scope, async (trx) => {
    const standing = await standingId(trx, scope, 'payments', id)
    if (await isBooked(trx, scope, standing)) return
    const invoice = await getClaimed(trx, scope, invoiceId)
    const paidOn = await lastPaidOn(trx, scope, invoiceId)
    // Based on what the whole invoice asked for on the day of the last payment.
    const view = parseInvoiceView(invoice.viewJson)
    const { discountCents } = askedOn(view, { ...invoice, openCents: view.grossCents }, paidOn ?? scope.today)
    if (discountCents === 0) throw new InvoiceConflict('discount_over')
    if (invoice.openCents > discountCents || invoice.openCents === 0)
      throw new InvoiceConflict('discount_short')
    await bookDiscount(trx, scope, { id: standing, invoice, cents: invoice.openCents, on: scope.today })
  })
}

/**
 * Writes off a small rest, for a reason. @throws NotFound; Conflict `nothing_open`, `above_limit` (the firm's limit for
 * all write-offs of one invoice)
 */
export function writeOffRest(
  house: House,
  scope: Scope,
  { id, invoiceId, reason }: Waiver & { reason: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const standing = await standingId(trx, scope, 'payments', id)
    if (await isBooked(trx, scope, standing)) return
    const invoice = await getClaimed(trx, scope, invoiceId)
    const cents = invoice.openCents
    if (cents === 0) throw new InvoiceConflict('nothing_open')
    if (cents + (await writtenOff(trx, scope, invoiceId)) > (await readLimit(trx, scope)))
      throw new InvoiceConflict('above_limit')
    await bookWaiver(trx, scope, {
      ...{ id: standing, invoice, cents, reason },
      ...{ on: scope.today, method: 'write_off' },
    })
  })
}

interface Booked {
  id?: string | undefined
  invoice: Pick<Claimed, 'id' | 'viewJson'>
  cents: Cents
  on: DateText
}

export function bookDiscount(trx: Trx, scope: Scope, booked: Booked): Promise<void> {
  return bookWaiver(trx, scope, { ...booked, method: 'cash_discount', reason: null })
}

/** Books a waiver; pass `taxes` if they are already known. */
export async function bookWaiver(
  trx: Trx,
  scope: Scope,
  waiver: Booked & Pick<Waived, 'method'> & { reason: string | null; taxes?: WaivedTax[] },
): Promise<void> {
  const { id = randomUUID(), invoice, cents, on, method, reason } = waiver
  const left = leftOf(
    parseInvoiceView(invoice.viewJson),
    await listCreditViews(trx, scope, invoice.id),
    await listWaived(trx, scope, invoice.id),
  )
  const taxes = waiver.taxes ?? taxesOfWaiver(left, cents)
  await tellingOfPaid(trx, scope, [invoice.id], async () => {
    await trx
      .insertInto('payments')
      .values({
        tenant_id: scope.tenantId,
        id,
        invoice_id: invoice.id,
        amount_cents: cents,
        paid_on: on,
        method,
        created_at: scope.at,
        receipt_id: null,
        reverses_id: null,
        reason,
        tax_json: JSON.stringify(taxes),
      })
      .execute()
  })
  await recordAudit(trx, scope, {
    action: `${method}.booked`,
    subjectType: 'invoice',
    subjectId: invoice.id,
    after: { amountCents: cents, paidOn: on, ...(reason && { reason }), taxes: JSON.stringify(taxes) },
  })
  await followSettlement(trx, scope, [invoice.id])
}

/** Write-off limit of the firm, in cents. */
export async function readLimit(executor: Executor, { tenantId }: Within): Promise<Cents> {
  const row = await executor
    .selectFrom('tenants')
    .select('write_off_limit_cents')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return row.write_off_limit_cents
}

async function isBooked(trx: Trx, { tenantId }: Within, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

async function writtenOff(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<Cents> {
  const { cents } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<Cents | null>('amount_cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('method', '=', 'write_off')
    .executeTakeFirstOrThrow()
  return cents ?? 0
}

async function lastPaidOn(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<DateText | null> {
  const row = await trx
    .selectFrom('current_invoices')
    .select('last_paid_on')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return row.last_paid_on
}
