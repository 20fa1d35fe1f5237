import type { Instant } from '../calendar'
import type { Trx } from '../house'
import { ROLES } from '../rights'
import { firstTenantId } from '../tenants/tenants.server'
import { MemberConflict } from './conflict'
import { changeRoleIn } from './members.server'
import { membershipsOf } from './memberships.server'

/**
 * A role without a tenant is for the first firm, however many have been founded since. The last
 * owner stays owner.
 */
export async function takeRoles(trx: Trx, userId: string, roles: string[], at: Instant): Promise<void> {
  const memberships = await membershipsOf(trx, userId)
  const first = await firstTenantId(trx)
  for (const { tenantId, role } of memberships) {
    // A claim may name several: the roles are in order, the mightiest first.
    const wanted = ROLES.find(
      (one) => roles.includes(`${tenantId}:${one}`) || (tenantId === first && roles.includes(one)),
    )
    if (wanted === undefined || wanted === role) continue
    try {
      await changeRoleIn(trx, { tenantId, actor: 'provider', at }, userId, wanted)
    } catch (error) {
      if (!(error instanceof MemberConflict)) throw error
    }
  }
}
