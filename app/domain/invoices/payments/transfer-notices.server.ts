import { recordAudit } from '~/domain/audit/audit.server'
import { notifyOffice } from '~/domain/customers/notify-office.server'
import type { Executor, House } from '~/domain/kernel/house'
import type { LinkScope, Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { openTask } from '~/domain/tasks/open.server'
import { addDays, type DateText } from '~/domain/values/calendar'
import { getOpenInvoice } from './open-invoice.server'

/** A transfer takes one working day; this allows for a weekend and a holiday. */
const PAUSE_DAYS = 7

/**
 * Notes that the customer has made a transfer for an open invoice, tells the office and pauses reminders until the money
 * should have arrived. Repeating it in that time changes nothing.
 * @throws NotFound for another's invoice; Conflict `not_open`
 */
export function announceTransfer(
  house: House,
  scope: LinkScope,
  invoiceId?: string,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const invoice = await getOpenInvoice(trx, scope, invoiceId)
    if ((await readAnnouncedTransfer(trx, scope, invoice.id)) !== null) return { isNew: false }
    const notice = {
      announced_at: scope.at,
      paused_until_on: addDays(scope.today, PAUSE_DAYS),
    }
    await trx
      .insertInto('transfer_notices')
      .values({ tenant_id: scope.tenantId, invoice_id: invoice.id, ...notice })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'invoice_id']).doUpdateSet(notice))
      .execute()
    await recordAudit(trx, scope, {
      action: 'transfer.announced',
      subjectType: 'invoice',
      subjectId: invoice.id,
      after: { pausedUntilOn: notice.paused_until_on },
    })
    await openTask(trx, scope, {
      kind: 'transfer',
      subjectId: invoice.id,
      area: 'invoicing',
      customerId: invoice.customerId,
      detail: invoice.number,
    })
    await notifyOffice(trx, scope, {
      customerId: invoice.customerId,
      about: 'transfer',
      details: [],
      invoice: invoice.number,
      subjectId: invoice.id,
      key: scope.today,
    })
    return { isNew: true }
  })
}

/** When a transfer was announced, while reminders are paused for it, else null. */
export async function readAnnouncedTransfer(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  invoiceId: string,
): Promise<DateText | null> {
  const row = await executor
    .selectFrom('transfer_notices')
    .select('paused_until_on')
    .where('tenant_id', '=', scope.tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('paused_until_on', '>=', scope.today)
    .executeTakeFirst()
  return row ? addDays(row.paused_until_on, -PAUSE_DAYS) : null
}
