import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { findInvoiceRecipient } from '../links/recipient.server'
import type { Cents } from '../values/money'
import { DunningConflict } from './conflict'
import { mailNotice } from './mail.server'
import { getNotice } from './notices.server'
import type { Obstacle } from './obstacle'
import { readProposals } from './proposals.server'
import { readStop } from './stops.server'

/**
 * Mails a notice once more, to the address of today and at most once a day.
 * @throws NotFound; DunningConflict `dunning_changed` if the customer owes something else by now, is to be left alone, has
 * no address, or has let the day of the notice go by
 */
export function resendNotice(house: House, scope: Scope, noticeId: string): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    const { notice, customerId, way } = await getNotice(trx, scope, noticeId)
    const recipient = (await findInvoiceRecipient(trx, scope, customerId))?.email
    const owed = await readStillAsked(trx, scope, customerId)
    const isOwed = notice.invoices.every(({ invoiceId, openCents }) => owed.get(invoiceId) === openCents)
    const isStopped = (await readStop(trx, scope, customerId)) !== null
    if (way === 'letter' || !recipient || !isOwed || isStopped || notice.payByOn < scope.today)
      throw new DunningConflict('dunning_changed')
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

/** What stands in the way of the next notice, but not of the same one again. */
const AFTER_NOTICE: ReadonlySet<Obstacle['code']> = new Set(['too_early', 'after_last', 'noticed_today'])

/** What the customer's late invoices ask for, unless something says to leave them alone. */
async function readStillAsked(trx: Trx, scope: Scope, customerId: string): Promise<Map<string, Cents>> {
  const { proposals, leftOut } = await readProposals(trx, scope, [customerId])
  const asked = [
    ...proposals.flatMap(({ invoices }) => invoices),
    ...leftOut.filter(({ obstacle }) => AFTER_NOTICE.has(obstacle.code)),
  ]
  return new Map(asked.map(({ invoiceId, openCents }) => [invoiceId, openCents]))
}
