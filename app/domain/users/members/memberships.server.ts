import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Within } from '~/domain/kernel/scope'
import { byName } from '~/domain/values/by-name'
import type { Role } from '~db/schema'

interface Membership {
  tenantId: string
  tenantName: string
  role: Role
}

/** By tenant name. */
export async function membershipsOf(executor: Executor, userId: string): Promise<Membership[]> {
  const memberships = await selectMemberships(executor, { userId })
  return memberships.sort(byName(({ tenantName }) => tenantName))
}

const selectMemberships = prepared((executor: Executor, { userId }: { userId: string }) =>
  executor
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id as tenantId', 'tenants.name as tenantName', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('tenants.id'),
)

/** Names of those who work with a role. */
export async function namesWithRole(executor: Executor, { tenantId }: Within, role: Role): Promise<string[]> {
  const rows = await executor
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.name')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role', '=', role)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('users.name')
    .execute()
  return rows.map(({ name }) => name)
}
