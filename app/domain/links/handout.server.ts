import type { AccessLinkRow, Database, LinkPurpose } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import { NotFound } from '../errors'
import type { Executor, House } from '../house'
import type { Actor, Within } from '../scope'
import { writing } from '../writing.server'
import { findLiveLink, type LinkSubject, type LinkWish, provideLink, tokenOf } from './links.server'
import type { Keyring } from './token'

const SUBJECT_TABLE = {
  rechnung: 'invoices',
  portal: 'customers',
  'mitarbeiter-portal': 'employees',
} as const satisfies Record<LinkPurpose, keyof Database>

/** A link ready to be passed on. The token is a secret: for the answer alone, never for a log or a URL of the office. */
interface HandedLink {
  id: string
  token: string
  expiresAt: Instant
}

/**
 * The link that the office hands out: the live one, or a new one where none lasts or the wish asks for it.
 * @throws NotFound for a subject that the tenant does not have, or a contact who has left
 */
export async function handOutLink(
  house: House,
  actor: Actor,
  { renew, days, ...subject }: LinkSubject & LinkWish,
): Promise<HandedLink> {
  const link = await writing(house, actor, async (trx) => {
    await assertSubject(trx, actor, subject)
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

async function assertSubject(executor: Executor, scope: Within, subject: LinkSubject): Promise<void> {
  const found = await executor
    .selectFrom(SUBJECT_TABLE[subject.purpose])
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', subject.subjectId)
    .executeTakeFirst()
  if (!found) throw new NotFound()
}

async function asHanded(keyring: Keyring, link: AccessLinkRow): Promise<HandedLink> {
  return { id: link.id, token: await tokenOf(keyring, link), expiresAt: link.expires_at }
}
