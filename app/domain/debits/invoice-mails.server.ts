import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { keyOfInvoiceMail } from '../invoices/mail-key'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

type Ids = ReadonlySet<string>

/** Those of the invoices that a mail has taken to the customer. */
export function listSent(executor: Executor, scope: Within, invoiceIds: readonly string[]): Promise<Ids> {
  return listWhere(executor, scope, { invoiceIds, having: sql`max(m.status = 'sent')` })
}

/** Those of which every mail came back or was given up: what such an invoice says, nobody has read. */
export function listLost(executor: Executor, scope: Within, invoiceIds: readonly string[]): Promise<Ids> {
  return listWhere(executor, scope, { invoiceIds, having: sql`min(m.status in ('failed', 'bounced'))` })
}

async function listWhere(
  executor: Executor,
  { tenantId }: Within,
  { invoiceIds, having }: { invoiceIds: readonly string[]; having: RawBuilder<SqlBool> },
): Promise<Ids> {
  if (invoiceIds.length === 0) return new Set()
  const keys = JSON.stringify(invoiceIds.map((id) => ({ id, key: keyOfInvoiceMail(id) })))
  const { rows } = await sql<{ id: string }>`
    select invoice.value ->> 'id' as id from json_each(${keys}) as invoice
    join outbox m on m.tenant_id = ${tenantId} and m.dedupe_key >= invoice.value ->> 'key'
      and m.dedupe_key < (invoice.value ->> 'key') || char(1114111)
    group by 1 having ${having}`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}
