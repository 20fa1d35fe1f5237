import { isWanted, recordEvent } from '~/domain/events/record.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Actor, Within } from '~/domain/kernel/scope'
import { amountOf } from '~/domain/values/money'

/** Tells of invoices that nothing is owed for any more. */
export function tellPaid(trx: Trx, actor: Actor, invoiceIds: readonly string[]): Promise<void> {
  return tellOfTotal(trx, actor, 'invoice.paid', invoiceIds)
}

/** Tells of invoices that were paid and are owed again: money went back or elsewhere, or a waiver was undone. */
export function tellReopened(trx: Trx, actor: Actor, invoiceIds: readonly string[]): Promise<void> {
  return tellOfTotal(trx, actor, 'invoice.reopened', invoiceIds)
}

async function tellOfTotal(
  trx: Trx,
  actor: Actor,
  type: 'invoice.paid' | 'invoice.reopened',
  invoiceIds: readonly string[],
): Promise<void> {
  for (const invoiceId of invoiceIds) {
    const { number, customer_id, gross_cents } = await readTold(trx, actor, invoiceId)
    await recordEvent(trx, actor, {
      type,
      subjectId: invoiceId,
      streamId: customer_id,
      data: { invoice_id: invoiceId, number, customer_id, total: amountOf(gross_cents), currency: 'EUR' },
    })
  }
}

/** Tells who wants to know that an invoice or a credit note was issued. */
export async function tellIssued(trx: Trx, actor: Actor, invoiceId: string): Promise<void> {
  if (!(await isWanted(trx, actor, 'invoice.issued'))) return
  const { number, kind, customer_id, due_on, gross_cents } = await readTold(trx, actor, invoiceId)
  await recordEvent(trx, actor, {
    type: 'invoice.issued',
    subjectId: invoiceId,
    streamId: customer_id,
    data: {
      invoice_id: invoiceId,
      number,
      kind,
      customer_id,
      total: amountOf(gross_cents),
      currency: 'EUR',
      due_on,
    },
  })
}

async function readTold(trx: Trx, { tenantId }: Actor, invoiceId: string) {
  const [invoice] = await selectTold(trx, { tenantId, invoiceId })
  if (!invoice) throw new NotFound()
  return { ...invoice, number: invoice.number ?? '', due_on: invoice.due_on ?? '' }
}

const selectTold = prepared((trx: Trx, { tenantId, invoiceId }: Within & { invoiceId: string }) =>
  trx
    .selectFrom('current_invoices')
    .select(['number', 'kind', 'customer_id', 'due_on', 'gross_cents'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId),
)
