import { byName } from '../by-name'
import { Forbidden, NotFound } from '../errors'
import type { Executor } from '../house'
import type { OfficeScope } from '../scope'
import { firstTenantId } from '../tenants/tenants.server'
import { membershipsOf } from './memberships.server'

/** Instead of addresses. */
const EVERY_OWNER = '*'

export interface OwnTenant {
  id: string
  name: string
  city: string
}

/** The firms that the person runs, by name. */
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

/**
 * Whether somebody may found another firm: the owners of the first one, which whoever runs the machine has set up, and
 * those whom the operator lists. An address on the list counts where it is proven, since anybody can be invited.
 */
export async function mayFound(
  executor: Executor,
  userId: string,
  founders: readonly string[],
): Promise<boolean> {
  if (founders.includes(EVERY_OWNER)) return true
  const first = await firstTenantId(executor)
  const theirs = await membershipsOf(executor, userId)
  if (theirs.some(({ tenantId, role }) => tenantId === first && role === 'owner')) return true
  const user = await executor
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst()
  return user !== undefined && founders.includes(user.email)
}

/** The person's scope in a firm that they run. @throws NotFound for a firm of others; Forbidden for another role */
export async function ownTenantScope(
  executor: Executor,
  scope: OfficeScope,
  tenantId: string,
): Promise<OfficeScope> {
  const theirs = await membershipsOf(executor, scope.userId)
  const membership = theirs.find((one) => one.tenantId === tenantId)
  if (!membership) throw new NotFound()
  if (membership.role !== 'owner') throw new Forbidden()
  return { ...scope, tenantId, role: 'owner' }
}
