import type { AccessLinkRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { LinkConflict } from './conflict'
import { provideLink, subjectOfLink } from './links.server'

/**
 * Replaces a link and ends all older ones of its subject at once. A second click gets the link that the first one made.
 * @throws NotFound; LinkConflict `link_ended`
 */
export function replaceLink(house: House, actor: Actor, linkId: string): Promise<{ id: string }> {
  return writing(house, actor, async (trx) => {
    const link: Pick<AccessLinkRow, 'revoked_at' | 'replaced_by_id'> = await trx
      .selectFrom('access_links')
      .select(['revoked_at', 'replaced_by_id'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow()
    if (link.replaced_by_id !== null) return { id: link.replaced_by_id }
    const subject = await subjectOfLink(trx, actor, linkId)
    if (link.revoked_at !== null || !subject) throw new LinkConflict('link_ended')
    const fresh = await provideLink(trx, house.keyring, actor, { ...subject, renew: true })
    await recordAudit(trx, actor, {
      action: 'link.renewed',
      subjectType: 'access_link',
      subjectId: fresh.id,
      after: { ...subject, expiresAt: fresh.expires_at },
    })
    return { id: fresh.id }
  })
}
