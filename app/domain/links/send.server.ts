import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../house'
import { queueMail } from '../outbox/outbox.server'
import type { Actor, Within } from '../scope'
import { writing } from '../writing.server'
import { LinkConflict } from './conflict'
import { findLinkToSend } from './links.server'
import { listLinkRecipients } from './recipients.server'
import { type LinkSubject, subjectIdOf } from './subject'

interface LinkMail {
  linkId: string
  /** One of `listLinkRecipients`. */
  recipient: string
  /** The same form sent twice is one mail. */
  formKey: string
}

/**
 * Mails a link to an address on file, in its reader's language.
 * @throws LinkConflict `link_ended`, `link_recipient_missing`, `link_of_draft`
 */
export function sendLink(
  house: House,
  actor: Actor,
  { linkId, recipient, formKey }: LinkMail,
): Promise<void> {
  return writing(house, actor, async (trx) => {
    const link = await findLinkToSend(trx, house.keyring, actor, linkId)
    const subjectId = link && subjectIdOf(link)
    if (!link || !subjectId) throw new LinkConflict('link_ended')
    const subject = { purpose: link.purpose, subjectId, contactId: link.contact_id }
    const known = await listLinkRecipients(trx, actor, subject)
    const to = known.find(({ key }) => key === recipient)
    if (!to) throw new LinkConflict('link_recipient_missing')
    const detail = await numberOf(trx, actor, subject)
    if (link.purpose === 'rechnung' && detail === null) throw new LinkConflict('link_of_draft')
    const isNew = await queueMail(trx, actor, {
      kind: 'link_sent',
      recipient: to.email,
      language: to.language,
      linkId,
      dedupeKey: `link_sent ${linkId} ${formKey}`,
      data: { name: to.name, purpose: link.purpose, detail },
    })
    if (!isNew) return
    await recordAudit(trx, actor, {
      action: 'link.sent',
      subjectType: 'access_link',
      subjectId: linkId,
      after: { purpose: link.purpose, address: to.email },
    })
  })
}

async function numberOf(trx: Trx, { tenantId }: Within, { purpose, subjectId }: LinkSubject) {
  if (purpose !== 'rechnung') return null
  const invoice = await trx
    .selectFrom('invoices')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', subjectId)
    .executeTakeFirst()
  return invoice?.number ?? null
}
