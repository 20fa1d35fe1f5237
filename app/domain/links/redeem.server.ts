import type { AccessLinkRow, LinkPurpose } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { subjectIdOf } from './subject'
import { endsAsTokenSays, type Keyring, verifyToken } from './token'

/** `ended` is genuine but expired or revoked; `unknown` is everything else. */
export type Redemption =
  | { outcome: 'open'; link: AccessLinkRow; subjectId: string }
  | { outcome: 'ended'; link: AccessLinkRow; subjectId: string }
  | { outcome: 'unknown' }

/** Looks up what a token opens. Changes nothing; `recordVisit` counts. */
export async function redeemLink(
  executor: Executor,
  keyring: Keyring,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  at: Instant,
): Promise<Redemption> {
  const claims = await verifyToken(keyring, purpose, token)
  if (!claims) return { outcome: 'unknown' }
  const link = await executor
    .selectFrom('access_links')
    .selectAll()
    .where('id', '=', claims.id)
    .where('purpose', '=', purpose)
    .where('key_id', '=', claims.keyId)
    .executeTakeFirst()
  const subjectId = link && subjectIdOf(link)
  if (!link || !subjectId || !endsAsTokenSays(link, claims)) return { outcome: 'unknown' }
  const isLive = link.revoked_at === null && link.expires_at > at
  return { outcome: isLive ? 'open' : 'ended', link, subjectId }
}

export function linkScope(link: AccessLinkRow, subjectId: string, at: Instant, today: string): LinkScope {
  return {
    tenantId: link.tenant_id,
    actor: `link:${link.id}`,
    at,
    today,
    purpose: link.purpose,
    linkId: link.id,
    subjectId,
    contactId: link.contact_id,
  }
}
