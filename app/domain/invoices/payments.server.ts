import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { DateText } from '../calendar'
import { NotFound } from '../errors'
import type { House, Trx } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { InvoiceConflict } from './conflict'
import { STATE_COLUMNS, stateOfRow } from './state.server'

/** How money came in. A returned direct debit is a negative payment by `direct_debit`. */
export type PaidBy = 'transfer' | 'direct_debit' | 'cash' | 'set_off'

/** Money that came in for an invoice. A form that names its own `id` books once, however often it is sent. */
export interface NewPayment {
  id?: string
  invoiceId: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
}

/**
 * Books a payment; it stays, and a mistake is booked back with the opposite sign.
 * @throws NotFound; Conflict `not_issued`, `not_payable` (a cancellation), `amount_zero`
 */
export function recordPayment(
  house: House,
  scope: Scope,
  input: NewPayment,
): Promise<{ id: string; isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    await assertPayable(trx, scope, input.invoiceId)
    if (input.amountCents === 0) throw new InvoiceConflict('amount_zero')
    const id = (await isOther(trx, scope, input)) ? randomUUID() : (input.id ?? randomUUID())
    const result = await trx
      .insertInto('payments')
      .values({
        tenant_id: scope.tenantId,
        id,
        invoice_id: input.invoiceId,
        amount_cents: input.amountCents,
        paid_on: input.paidOn,
        method: input.method,
        created_at: scope.at,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .executeTakeFirst()
    const isNew = result.numInsertedOrUpdatedRows === 1n
    if (isNew) {
      await recordAudit(trx, scope, {
        action: 'payment.recorded',
        subjectType: 'invoice',
        subjectId: input.invoiceId,
        after: { amountCents: input.amountCents, paidOn: input.paidOn, method: input.method },
      })
    }
    return { id, isNew }
  })
}

/** Whether another payment has this id: somebody went back to a form and entered something else. */
async function isOther(trx: Trx, scope: Scope, input: NewPayment): Promise<boolean> {
  if (input.id === undefined) return false
  const row = await trx
    .selectFrom('payments')
    .select(['invoice_id', 'amount_cents', 'paid_on', 'method'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', input.id)
    .executeTakeFirst()
  if (!row) return false
  const [was, is] = [
    [row.invoice_id, row.amount_cents, row.paid_on, row.method],
    [input.invoiceId, input.amountCents, input.paidOn, input.method],
  ]
  return JSON.stringify(was) !== JSON.stringify(is)
}

async function assertPayable(trx: Trx, scope: Scope, invoiceId: string): Promise<void> {
  const invoice = await trx
    .selectFrom('current_invoices')
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!invoice) throw new NotFound()
  const state = stateOfRow(invoice, scope.today)
  if (state === null) throw new InvoiceConflict('not_issued')
  if (state.state === 'credit') throw new InvoiceConflict('not_payable')
}
