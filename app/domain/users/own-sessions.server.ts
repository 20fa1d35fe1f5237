import { type Instant, soon } from '../calendar'
import type { Executor, House } from '../house'
import { ALL_TENANTS, writing } from '../writing.server'
import { after, endSessionsOf, IDLE_MS, type LiveSession, SHOWN_HASH } from './sessions.server'

/** One of a person's own sessions, named by the start of its hash: enough to end it, useless to open it. */
export interface OwnSession {
  id: string
  userAgent: string | null
  createdAt: Instant
  lastUsedAt: Instant
  isThis: boolean
}

/** A person's live sessions: this one, then the last used first. */
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

/** Ends one of a person's own sessions; one that is not theirs does not exist. */
export async function endOwnSession(house: House, userId: string, id: string, at: Instant): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('user_id', '=', userId)
      .where((column) => column.fn('substr', ['token_hash', column.lit(1), column.lit(SHOWN_HASH)]), '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )
}

export async function endOtherSessions(
  house: House,
  session: Pick<LiveSession, 'userId' | 'tokenHash'>,
  at: Instant,
): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) => endSessionsOf(trx, session.userId, at, session.tokenHash))
}
