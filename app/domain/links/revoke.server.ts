import type { AccessLinkRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import type { House, Trx } from '../house'
import type { Actor } from '../scope'
import { writing } from '../writing.server'
import { type LinkOwner, ownerColumn } from './owner'

/** Ends one link. Doing it twice changes nothing. */
export function revokeLink(house: House, actor: Actor, link: AccessLinkRow): Promise<void> {
  return writing(house, actor, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('access_links')
      .set({ revoked_at: actor.at })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', link.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await note(trx, actor, link.id)
  })
}

/**
 * Ends all links of somebody that there were at a moment: what a colleague has made since the page was shown, the
 * second of two clicks leaves alone. Those to a customer's invoices are among them.
 */
export async function revokeLinks(
  trx: Trx,
  actor: Actor,
  owner: LinkOwner,
  seenAt: Instant = actor.at,
): Promise<number> {
  const { column, id } = ownerColumn(owner)
  const revoked = await trx
    .updateTable('access_links')
    .set({ revoked_at: actor.at })
    .where('tenant_id', '=', actor.tenantId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(column, '=', id),
        ...('customerId' in owner
          ? [
              eb(
                'invoice_id',
                'in',
                selectFrom('invoices')
                  .select('id')
                  .where('tenant_id', '=', actor.tenantId)
                  .where('customer_id', '=', id),
              ),
            ]
          : []),
      ]),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', actor.at)
    .where('created_at', '<=', seenAt)
    .returning('id')
    .execute()
  for (const link of revoked) await note(trx, actor, link.id)
  return revoked.length
}

function note(trx: Trx, actor: Actor, linkId: string): Promise<void> {
  return recordAudit(trx, actor, { action: 'link.revoked', subjectType: 'access_link', subjectId: linkId })
}
