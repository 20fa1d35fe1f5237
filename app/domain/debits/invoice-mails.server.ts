import { sql } from 'kysely'
import { keyOfInvoiceMail } from '../invoices/mail-key'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Those of the invoices that a mail has taken to the customer. */
export async function listSent(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set()
  const keys = JSON.stringify(invoiceIds.map((id) => ({ id, key: keyOfInvoiceMail(id) })))
  const { rows } = await sql<{ id: string }>`
    select distinct invoice.value ->> 'id' as id from json_each(${keys}) as invoice
    join outbox m on m.tenant_id = ${tenantId} and m.dedupe_key >= invoice.value ->> 'key'
      and m.dedupe_key < (invoice.value ->> 'key') || char(1114111)
    where m.status = 'sent'`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}
