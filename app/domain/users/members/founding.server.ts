import type { Executor } from '~/domain/kernel/house'
import { firstTenantId } from '~/domain/tenants/tenants.server'
import { membershipsOf } from './memberships.server'

/** In place of a list of addresses. */
const EVERY_OWNER = '*'

/**
 * Whether a user may found another firm: owners of the first firm, which the operator set up, and those on the operator's
 * list. A listed address must be proven, since anyone can be invited.
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
