import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { DunningConflict } from './conflict'
import { listDue } from './due.server'
import { mailNotice } from './mail.server'
import { getNotice } from './notices.server'

/**
 * Mails a notice once more, to the address of today and at most once a day.
 * @throws NotFound; DunningConflict `dunning_changed` if the customer owes something else by now, or has no address
 */
export function resendNotice(house: House, scope: Scope, noticeId: string): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const { notice, customerId, way } = await getNotice(trx, scope, noticeId)
    const recipient = (await findInvoiceRecipient(trx, scope, customerId))?.email
    const [customer] = await listDue(trx, scope, [customerId])
    const owed = new Map(customer?.invoices.map(({ invoiceId, openCents }) => [invoiceId, openCents]))
    const isOwed = notice.invoices.every(({ invoiceId, openCents }) => owed.get(invoiceId) === openCents)
    if (way === 'letter' || !recipient || !isOwed) throw new DunningConflict('dunning_changed')
    const isNew = await mailNotice(trx, house, scope, { id: noticeId, customerId, recipient, notice })
    if (isNew)
      await recordAudit(trx, scope, {
        action: 'dunning_notice.sent_again',
        subjectType: 'dunning_notice',
        subjectId: noticeId,
        after: { customerId, level: notice.level, amountCents: notice.totalCents },
      })
    return { isNew }
  })
}
