import type { Kysely } from 'kysely'
import type { Database, Role } from '~db/schema'
import type { Instant } from '../calendar'

/** A session ends when it is not used for this long. */
const IDLE_MS = 60 * 60_000
/** A session ends this long after sign-in, used or not. */
const LIFETIME_MS = 12 * 60 * 60_000
/** Use is noted at most this often, so that reading a page rarely writes. */
const NOTED_EVERY_MS = 5 * 60_000
const LONGEST_USER_AGENT = 200

/** A live session and the person and tenant that it is for. */
export interface LiveSession {
  tokenHash: string
  lastUsedAt: Instant
  userId: string
  name: string
  email: string
  tenantId: string
  tenantName: string
  role: Role
}

/** Starts a session. Only the hash of its token is kept, so a stolen database opens no session. */
export async function startSession(
  db: Kysely<Database>,
  session: { tokenHash: string; userId: string; tenantId: string; userAgent: string | null; at: Instant },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      tenant_id: session.tenantId,
      user_agent: session.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: after(session.at, LIFETIME_MS),
    })
    .execute()
}

/** The session of a token, unless it has ended, lay idle, or its user or membership is gone. */
export async function findSession(
  executor: Kysely<Database>,
  tokenHash: string,
  at: Instant,
): Promise<LiveSession | undefined> {
  return executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('tenants', 'tenants.id', 'sessions.tenant_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'sessions.user_id')
        .onRef('memberships.tenant_id', '=', 'sessions.tenant_id'),
    )
    .select([
      'sessions.token_hash as tokenHash',
      'sessions.last_used_at as lastUsedAt',
      'users.id as userId',
      'users.name',
      'users.email',
      'sessions.tenant_id as tenantId',
      'tenants.name as tenantName',
      'memberships.role',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .where('sessions.last_used_at', '>', after(at, -IDLE_MS))
    .where('users.is_active', '=', 1)
    .executeTakeFirst()
}

/** Notes that a session was used, at most every five minutes. */
export async function noteSessionUse(
  db: Kysely<Database>,
  session: Pick<LiveSession, 'tokenHash' | 'lastUsedAt'>,
  at: Instant,
): Promise<void> {
  if (session.lastUsedAt > after(at, -NOTED_EVERY_MS)) return
  await db
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

/** Ends a session; ending it again changes nothing. */
export async function endSession(db: Kysely<Database>, tokenHash: string, at: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

function after(at: Instant, ms: number): Instant {
  return new Date(Date.parse(at) + ms).toISOString()
}
