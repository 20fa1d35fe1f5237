import type { AccessLinkRow } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { createLink, findLiveLink, lifetimeDays } from './links.server'
import { type LinkSubject, SUBJECT } from './subject'
import type { Keyring } from './token'

/** How long the previous link keeps working, for those who saved it. */
const FORMER_LIVES_DAYS = 14
const DAY_MS = 86_400_000

/**
 * A new link of the usual lifetime, or the rest of a longer one; previous ones live for two weeks at most. One up to a day
 * old is fresh enough, so that two months released at once share a link.
 */
export async function freshLink(
  trx: Trx,
  keyring: Keyring,
  actor: Actor,
  subject: LinkSubject,
): Promise<AccessLinkRow> {
  const live = await findLiveLink(trx, actor, subject)
  const dayAgo = new Date(Date.parse(actor.at) - DAY_MS).toISOString()
  // A leaver keeps the lifetime promised on leaving.
  const promised = live ? Math.ceil((Date.parse(live.expires_at) - Date.parse(actor.at)) / DAY_MS) : 0
  const days = Math.max(promised, await lifetimeDays(trx, actor, subject.purpose))
  const isOfToday =
    live && live.created_at >= dayAgo && keyring.keyFor(live.key_id, live.purpose) !== undefined
  const fresh = isOfToday ? live : await createLink(trx, keyring, actor, { ...subject, days })
  const end = new Date(Date.parse(actor.at) + FORMER_LIVES_DAYS * DAY_MS).toISOString()
  await trx
    .updateTable('access_links')
    .set({ expires_at: end })
    .where('tenant_id', '=', actor.tenantId)
    .where('purpose', '=', subject.purpose)
    .where(SUBJECT[subject.purpose], '=', subject.subjectId)
    .where('id', '<>', fresh.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', end)
    .execute()
  return fresh
}
