import type { Instant } from '../calendar'
import type { Trx } from '../house'
import { ROLES } from '../rights'
import { MemberConflict } from './conflict'
import { changeRoleIn } from './members.server'
import { membershipsOf } from './memberships.server'

/**
 * A role without a tenant counts while there is a single one: whoever is shut out of one of two firms must not become
 * in the other what the claim meant for the first. The last owner stays owner.
 */
export async function takeRoles(trx: Trx, userId: string, roles: string[], at: Instant): Promise<void> {
  const memberships = await membershipsOf(trx, userId)
  const isOnlyTenant = (await trx.selectFrom('tenants').select('id').limit(2).execute()).length === 1
  for (const { tenantId, role } of memberships) {
    // A claim may name several: the roles are in order, the mightiest first.
    const wanted = ROLES.find(
      (one) => roles.includes(`${tenantId}:${one}`) || (isOnlyTenant && roles.includes(one)),
    )
    if (wanted === undefined || wanted === role) continue
    try {
      await changeRoleIn(trx, { tenantId, actor: 'provider', at }, userId, wanted)
    } catch (error) {
      if (!(error instanceof MemberConflict)) throw error
    }
  }
}
