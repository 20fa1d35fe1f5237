import type { Role } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { byName } from '../by-name'
import type { Executor, House, Trx } from '../house'
import type { Actor, Within } from '../scope'
import { writing } from '../writing.server'

/** What a person may do in one tenant. */
interface Membership {
  tenantId: string
  tenantName: string
  role: Role
}

/** Lets a person into the scope's tenant, or changes their role there. */
export function addMembership(
  house: House,
  actor: Actor,
  input: { userId: string; role: Role },
): Promise<void> {
  return writing(house, actor, (trx) => addMembershipIn(trx, actor, input))
}

export async function addMembershipIn(
  trx: Trx,
  actor: Actor,
  input: { userId: string; role: Role },
): Promise<void> {
  const before = await trx
    .selectFrom('memberships')
    .select('role')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', input.userId)
    .executeTakeFirst()
  if (before?.role === input.role) return
  await trx
    .insertInto('memberships')
    .values({
      tenant_id: actor.tenantId,
      user_id: input.userId,
      role: input.role,
      created_at: actor.at,
      accepted_at: actor.at,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ role: input.role }))
    .execute()
  await recordAudit(trx, actor, {
    action: 'membership.set',
    subjectType: 'user',
    subjectId: input.userId,
    ...(before && { before }),
    after: { role: input.role },
  })
}

/** Where a person belongs, by the tenants' names. */
export async function membershipsOf(executor: Executor, userId: string): Promise<Membership[]> {
  const memberships = await executor
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id as tenantId', 'tenants.name as tenantName', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('tenants.id')
    .execute()
  return memberships.sort(byName(({ tenantName }) => tenantName))
}

export async function ownersOf(executor: Executor, { tenantId }: Within): Promise<string[]> {
  const rows = await executor
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.name')
    .where('memberships.tenant_id', '=', tenantId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('users.name')
    .execute()
  return rows.map(({ name }) => name)
}
