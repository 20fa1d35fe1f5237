import type { AccessLinkRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { findLiveLink, type LinkRequest, provideLink, tokenOf } from './links.server'
import { findRecipient } from './recipient.server'
import type { LinkSubject } from './subject'
import type { Keyring } from './token'

/** The token is a secret: for the response only, never for a log or an office URL. */
interface HandedLink {
  id: string
  token: string
  expiresAt: Instant
}

/**
 * The link that the office hands out: the live one, or a new one if there is none or the request asks for it.
 * @throws NotFound for another tenant's subject, a contact who has left, or the portal of an archived customer
 */
export async function handOutLink(
  house: House,
  actor: Actor,
  { renew, days, ...subject }: LinkSubject & LinkRequest,
): Promise<HandedLink> {
  const link = await writing(house, actor, async (trx) => {
    if (!(await findRecipient(trx, actor, subject))) throw new NotFound()
    const before = await findLiveLink(trx, actor, subject)
    const provided = await provideLink(trx, house.keyring, actor, { ...subject, renew, days })
    if (provided.id !== before?.id) {
      await recordAudit(trx, actor, {
        action: renew ? 'link.renewed' : 'link.created',
        subjectType: 'access_link',
        subjectId: provided.id,
        after: { ...subject, expiresAt: provided.expires_at },
      })
    }
    return provided
  })
  return asHanded(house.keyring, link)
}

async function asHanded(keyring: Keyring, link: AccessLinkRow): Promise<HandedLink> {
  return { id: link.id, token: await tokenOf(keyring, link), expiresAt: link.expires_at }
}
