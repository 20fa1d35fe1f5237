import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { sendCredit } from './credits/send-credit.server'
import { readKind } from './read.server'
import { sendInvoice } from './send.server'

/** Mails an invoice, cancellation or credit note. @throws NotFound; Conflict `not_open`, `no_address` */
export async function sendDocument(
  house: House,
  scope: Scope,
  invoiceId: string,
): Promise<{ isNew: boolean }> {
  const kind = await readKind(house.reader, scope, invoiceId)
  return kind === 'invoice' ? sendInvoice(house, scope, invoiceId) : sendCredit(house, scope, invoiceId)
}

/** Whether a call of that moment queued the mail of this document. */
export async function wasSentAt(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
  at: Instant,
): Promise<boolean> {
  const entry = await executor
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', tenantId)
    .where('subject_type', '=', 'invoice')
    .where('subject_id', '=', invoiceId)
    .where('action', '=', 'invoice.sent')
    .where('at', '=', at)
    .executeTakeFirst()
  return entry !== undefined
}
