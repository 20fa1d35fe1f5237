import type { Executor } from '~/domain/kernel/house'
import { firstTenantId } from '~/domain/tenants/tenants.server'
import { membershipsOf } from './memberships.server'

/** Instead of addresses. */
const EVERY_OWNER = '*'

/**
 * Whether a user may found another firm: the owners of the first one, which the operator has set up, and
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
