import { sql } from 'kysely'
import { keyOfInvoiceMail } from '../invoices/mail-key'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Those of the invoices that a mail has taken to the customer, or a person, as they went out. */
export async function listArrived(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (invoiceIds.length === 0) return new Map()
  const keys = JSON.stringify(invoiceIds.map((id) => ({ id, key: keyOfInvoiceMail(id) })))
  const { rows } = await sql<{ id: string; view: string }>`
    select i.id, i.view_json as view from json_each(${keys}) as invoice
    join invoices i on i.tenant_id = ${tenantId} and i.id = invoice.value ->> 'id'
    where i.view_json is not null and (exists (select 1 from outbox m where m.tenant_id = ${tenantId}
        and m.dedupe_key >= invoice.value ->> 'key' and m.dedupe_key < (invoice.value ->> 'key') || char(1114111)
        and m.status = 'sent')
      or exists (select 1 from invoice_handovers h where h.tenant_id = ${tenantId}
        and h.invoice_id = invoice.value ->> 'id' and h.withdrawn_at is null and h.is_assumed = 0))`.execute(
    executor,
  )
  return new Map(rows.map(({ id, view }) => [id, view]))
}

/** Whether a mail with the invoice is on its way, or was lost from sight there. */
export async function mayHaveArrived(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<boolean> {
  const key = keyOfInvoiceMail(invoiceId)
  const mail = await executor
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '>=', key)
    .where('dedupe_key', '<', `${key}\u{10ffff}`)
    .where('status', 'in', ['sending', 'doubtful'])
    .executeTakeFirst()
  return mail !== undefined
}
