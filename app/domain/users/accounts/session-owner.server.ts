import type { Executor } from '~/domain/kernel/house'
import type { LiveSession } from './sessions.server'

/** User and firm of a session, live or ended; undefined if the user may no longer sign in. */
export async function findSessionOwner(
  executor: Executor,
  tokenHash: string,
): Promise<Pick<LiveSession, 'userId' | 'tenantId'> | undefined> {
  return executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id as userId', 'sessions.tenant_id as tenantId'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.purpose', '=', 'office')
    .where('users.is_active', '=', 1)
    .executeTakeFirst()
}
