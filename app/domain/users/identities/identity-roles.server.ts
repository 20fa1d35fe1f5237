import type { Trx } from '~/domain/kernel/house'
import { ROLES } from '~/domain/kernel/rights'
import { firstTenantId } from '~/domain/tenants/tenants.server'
import type { Instant } from '~/domain/values/calendar'
import { MemberConflict } from '../conflict'
import { changeRoleIn } from '../members/members.server'
import { membershipsOf } from '../members/memberships.server'

/** A role without a tenant is for the first firm, however many exist. The last owner stays owner. */
export async function takeRoles(trx: Trx, userId: string, roles: string[], at: Instant): Promise<void> {
  const memberships = await membershipsOf(trx, userId)
  const first = await firstTenantId(trx)
  for (const { tenantId, role } of memberships) {
    // A claim may list several: the most powerful wins.
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
