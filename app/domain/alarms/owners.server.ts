import type { Language } from '~db/schema'
import type { Executor } from '../kernel/house'
import { firstTenantId } from '../tenants/tenants.server'

export interface Owner {
  id: string
  name: string
  email: string
  /** The firm's: users have no language of their own. */
  language: Language
}

/** Owners of the first firm, who run the service; none before there is a firm. */
export async function listServiceOwners(
  executor: Executor,
): Promise<{ tenantId: string; owners: Owner[] } | undefined> {
  const tenantId = await firstTenantId(executor)
  if (tenantId === undefined) return undefined
  const owners = await executor
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['users.id', 'users.name', 'users.email', 'tenants.language'])
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .where('users.is_active', '=', 1)
    .execute()
  return { tenantId, owners }
}
