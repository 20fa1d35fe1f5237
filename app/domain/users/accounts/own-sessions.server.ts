import type { Executor } from '~/domain/kernel/house'
import type { Instant } from '~/domain/values/calendar'
import { soon } from '~/domain/values/clock-tolerance'
import { after, IDLE_MS, type LiveSession, SHOWN_HASH } from './sessions.server'

/** One of a user's own sessions, identified by the start of its hash: enough to end it, useless to open it. */
export interface OwnSession {
  id: string
  userAgent: string | null
  createdAt: Instant
  lastUsedAt: Instant
  isThis: boolean
}

/** Live sessions: this one first, then by last use. */
export async function listSessions(
  executor: Executor,
  session: Pick<LiveSession, 'userId' | 'tokenHash'>,
  at: Instant,
): Promise<OwnSession[]> {
  const rows = await executor
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', session.userId)
    .where('purpose', '=', 'office')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where('created_at', '<=', soon(at))
    .where('last_used_at', '>', after(at, -IDLE_MS))
    .orderBy('last_used_at', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.token_hash.slice(0, SHOWN_HASH),
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isThis: row.token_hash === session.tokenHash,
  }))
  return sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}
