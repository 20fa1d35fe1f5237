import { recordEvent } from '~/domain/events/record.server'
import { amountOf } from '~/domain/events/types'
import type { Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'

/** Tells who wants to know that an invoice or a credit note was issued. */
export async function tellIssued(trx: Trx, actor: Actor, invoiceId: string): Promise<void> {
  const { number, kind, customer_id, due_on, gross_cents } = await trx
    .selectFrom('current_invoices')
    .select(['number', 'kind', 'customer_id', 'due_on', 'gross_cents'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  await recordEvent(trx, actor, {
    type: 'invoice.issued',
    subjectId: invoiceId,
    streamId: customer_id,
    data: {
      invoice_id: invoiceId,
      number: number ?? '',
      kind,
      customer_id,
      total: amountOf(gross_cents),
      currency: 'EUR',
      due_on: due_on ?? '',
    },
  })
}
