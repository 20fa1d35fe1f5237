import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { mailAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import type { MailKind } from '../outbox/kinds'
import type { MailOfInvoice, TaskOfInvoice } from './timeline'

const NEWEST = 20

export async function listMails(
  executor: Executor,
  { tenantId, role }: OfficeScope,
  invoiceId: string,
): Promise<MailOfInvoice[]> {
  const links = executor
    .selectFrom('access_links')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
  const rows = await executor
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'status', 'created_at as createdAt'])
    .where('tenant_id', '=', tenantId)
    .where('link_id', 'in', links)
    .where('area', 'in', mailAreasOf(role))
    // Without the plus, SQLite would search all mails for the newest.
    .orderBy(sql`+created_at`, 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as MailKind }))
}

/** Tasks about the invoice: messages, announced transfers and payment choices. */
export function listTasks(
  executor: Executor,
  { tenantId }: OfficeScope,
  customerId: string,
  number: string,
): Promise<TaskOfInvoice[]> {
  return executor
    .selectFrom('tasks')
    .select(['id', 'kind', 'created_at as at', 'done_at as doneAt'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('detail', '=', number)
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute()
}
