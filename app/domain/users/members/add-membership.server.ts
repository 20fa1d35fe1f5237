import { recordAudit } from '~/domain/audit/audit.server'
import type { House, Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { Role } from '~db/schema'

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
