import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { provideLink } from '../links/links.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { queueMail } from '../outbox/outbox.server'
import type { DateText } from '../values/calendar'
import { payableOf } from './payments/payable.server'
import { readAnnouncedTransfer } from './payments/transfer-notices.server'
import { findInvoice } from './read.server'

export interface Remindable extends Within {
  invoiceId: string
}

/**
 * Open invoices of all tenants to remind of on a day: not overdue, issued before their reminder day, not reminded of
 * before.
 */
export async function listRemindable(executor: Executor, today: DateText): Promise<Remindable[]> {
  const { rows } = await sql<Remindable>`
    select s.tenant_id as tenantId, s.invoice_id as invoiceId
    from customers c
    join invoice_standings s on s.tenant_id = c.tenant_id and s.customer_id = c.id
    where c.reminder_days is not null and s.standing = 'open' and s.due_on >= ${today}
      and date(s.due_on, '-' || c.reminder_days || ' days') <= ${today}
      and date(s.due_on, '-' || c.reminder_days || ' days') > s.issued_on
      and not exists (select 1 from outbox o
        where o.tenant_id = s.tenant_id and o.dedupe_key = 'payment_reminder:' || s.invoice_id)
    order by s.due_on, s.invoice_id`.execute(executor)
  return rows
}

/** Reminds a customer once of an open invoice, unless a transfer was announced or another way to pay chosen. */
export function remindOfInvoice(house: House, scope: Scope, invoiceId: string): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const detail = await findInvoice(trx, scope, invoiceId)
    if (!detail?.view || (await isPaidOtherwise(trx, scope, invoiceId))) return false
    const payable = await payableOf(trx, scope, invoiceId)
    const recipient = await findInvoiceRecipient(trx, scope, detail.customerId)
    if (payable?.way.method !== 'transfer' || !recipient?.email) return false
    const { number, issuedOn } = detail.view
    const link = await provideLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: invoiceId })
    const isNew = await queueMail(trx, scope, {
      kind: 'payment_reminder',
      recipient: recipient.email,
      language: recipient.language,
      linkId: link.id,
      dedupeKey: `payment_reminder:${invoiceId}`,
      data: { invoice: number, issuedOn, payable },
    })
    if (isNew)
      await recordAudit(trx, scope, {
        action: 'invoice.reminded',
        subjectType: 'invoice',
        subjectId: invoiceId,
        after: { number, dueOn: payable.on },
      })
    return isNew
  })
}

/** A transfer was announced, or a direct debit awaits the office's approval. */
async function isPaidOtherwise(trx: Trx, scope: Scope, invoiceId: string): Promise<boolean> {
  if ((await readAnnouncedTransfer(trx, scope, invoiceId)) !== null) return true
  const chosen = await trx
    .selectFrom('current_invoices')
    .select('chosen_mandate_status as status')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  return chosen?.status === 'requested'
}
