import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import { DunningConflict } from './conflict'
import { mailNotice } from './mail.server'
import { getNotice } from './notices.server'
import { whyNotAsked } from './still-asked.server'
import { readStop } from './stops.server'

/**
 * Mails a notice once more, to the address of today and at most once a day.
 * @throws NotFound; DunningConflict `dunning_settled` if nothing of it is owed any more; `dunning_changed` if the customer
 * owes another sum by now, is to be left alone, has no address, or has let the day of the notice go by
 */
export function resendNotice(house: House, scope: Scope, noticeId: string): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const { notice, customerId, way } = await getNotice(trx, scope, noticeId)
    const recipient = (await findInvoiceRecipient(trx, scope, customerId))?.email
    const whyNot = await whyNotAsked(trx, scope, { customerId, notice })
    if (whyNot === 'settled') throw new DunningConflict('dunning_settled')
    const isStopped = (await readStop(trx, scope, customerId)) !== null
    if (way === 'letter' || !recipient || whyNot || isStopped) throw new DunningConflict('dunning_changed')
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
