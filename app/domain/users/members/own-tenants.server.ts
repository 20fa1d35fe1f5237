import { Forbidden, NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { byName } from '~/domain/values/by-name'
import { membershipsOf } from './memberships.server'

export interface OwnTenant {
  id: string
  name: string
  city: string
}

/** Firms that the user owns, by name. */
export async function listOwnTenants(executor: Executor, userId: string): Promise<OwnTenant[]> {
  const tenants = await executor
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id', 'tenants.name', 'tenants.city'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('tenants.id')
    .execute()
  return tenants.sort(byName(({ name }) => name))
}

/** The user's scope in a firm that they own. @throws NotFound for others' firms; Forbidden for another role */
export async function ownTenantScope(
  executor: Executor,
  scope: OfficeScope,
  tenantId: string,
): Promise<OfficeScope> {
  // The session's own firm was read together with it.
  if (tenantId === scope.tenantId) {
    if (scope.role !== 'owner') throw new Forbidden()
    return scope
  }
  const theirs = await membershipsOf(executor, scope.userId)
  const membership = theirs.find((one) => one.tenantId === tenantId)
  if (!membership) throw new NotFound()
  if (membership.role !== 'owner') throw new Forbidden()
  return { ...scope, tenantId, role: 'owner', ownerSeesSensitive: false }
}
