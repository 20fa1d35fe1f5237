import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { queueMail } from '../outbox/outbox.server'
import { openTask } from '../tasks/open.server'
import { newsFor } from './address-news.server'
import { provideLink } from './links.server'
import { findRecipient } from './recipient.server'
import type { LinkSubject } from './subject'

/** A link requested again for the same address within the same ten minutes is the same mail: `2026-10-05T14:3`. */
const SAME_MAIL_PREFIX = 'YYYY-MM-DDTHH:m'.length

/**
 * Mails a valid link to the address on file, for the holder of an ended link. Without an address nothing happens; the
 * requester gets the same answer either way.
 */
export function sendFreshLink(
  house: House,
  scope: Scope,
  subject: LinkSubject,
): Promise<{ isQueued: boolean }> {
  return writing(house, scope, async (trx) => {
    const recipient = await findRecipient(trx, scope, subject)
    if (recipient && !recipient.email) await askOffice(trx, scope, subject)
    if (!recipient?.email) return { isQueued: false }
    const link = await provideLink(trx, house.keyring, scope, subject)
    const isQueued = await queueMail(trx, scope, {
      kind: 'fresh_link',
      recipient: recipient.email,
      language: recipient.language,
      linkId: link.id,
      dedupeKey: `fresh_link ${link.id} ${recipient.email} ${scope.at.slice(0, SAME_MAIL_PREFIX)}`,
      data: { name: recipient.name, purpose: subject.purpose, ...(await newsFor(trx, scope, subject)) },
    })
    if (isQueued) {
      await recordAudit(trx, scope, {
        action: 'link.requested',
        subjectType: 'access_link',
        subjectId: link.id,
        after: { purpose: subject.purpose },
      })
    }
    return { isQueued }
  })
}

/** Without an address on file, only the office can send a new link. */
async function askOffice(
  trx: Trx,
  scope: Scope,
  { purpose, subjectId, contactId }: LinkSubject,
): Promise<void> {
  const isOfEmployee = purpose === 'mitarbeiter-portal'
  const invoice =
    purpose === 'rechnung'
      ? await trx
          .selectFrom('invoices')
          .select(['customer_id', 'number'])
          .where('tenant_id', '=', scope.tenantId)
          .where('id', '=', subjectId)
          .executeTakeFirst()
      : undefined
  await openTask(trx, scope, {
    kind: 'fresh_link',
    subjectId: contactId ?? subjectId,
    area: isOfEmployee ? 'payroll' : 'invoicing',
    customerId: isOfEmployee ? null : (invoice?.customer_id ?? subjectId),
    employeeId: isOfEmployee ? subjectId : null,
    detail: invoice?.number ?? null,
  })
}
