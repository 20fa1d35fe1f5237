import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { queueMail } from '../outbox/outbox.server'
import { newsFor } from './address-news.server'
import { LinkConflict } from './conflict'
import { findHeldAddress } from './held-address.server'
import { invoiceNumberOf } from './invoice-number.server'
import { findLinkToSend } from './links.server'
import { listLinkRecipients } from './recipients.server'
import { subjectIdOf } from './subject'

interface LinkMail {
  linkId: string
  /** One of `listLinkRecipients`. */
  recipient: string
  /** The same form sent twice is one mail. */
  formKey: string
}

/**
 * Mails a link to an address on file, in its reader's language.
 * @throws LinkConflict `link_ended`, `link_recipient_missing`, `link_of_draft`, `link_address_held`
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
    if (link.purpose === 'mitarbeiter-portal' && (await findHeldAddress(trx, actor, subjectId)))
      throw new LinkConflict('link_address_held')
    const detail = await invoiceNumberOf(trx, actor, subject)
    if (link.purpose === 'rechnung' && detail === null) throw new LinkConflict('link_of_draft')
    const isNew = await queueMail(trx, actor, {
      kind: 'link_sent',
      recipient: to.email,
      language: to.language,
      linkId,
      dedupeKey: `link_sent ${linkId} ${formKey}`,
      data: { name: to.name, purpose: link.purpose, detail, ...(await newsFor(trx, actor, subject)) },
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
