import { sql } from 'kysely'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Place } from '~/domain/kernel/vault'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { byName } from '~/domain/values/by-name'
import type { Instant } from '~/domain/values/calendar'
import { soon } from '~/domain/values/clock-tolerance'
import type { Role } from '~db/schema'
import { joined } from '../../kernel/joined.server'
import { prepared } from '../../kernel/prepared.server'
import { membershipsOf } from '../members/memberships.server'
import { ownerSeesSensitive } from '../members/owner-sees-sensitive.server'
import { DEMANDS, isFactorDemandedOf } from '../second-factor/demanded-factor.server'
import { recordSignIn, type SignIn } from './sign-ins.server'

/** A session ends after this time without use. */
export const IDLE_MS = 60 * 60_000
/** A session ends this long after sign-in, used or not. */
const LIFETIME_MS = 12 * 60 * 60_000
/** Use is recorded at most this often, so that reading a page rarely writes. */
const NOTED_EVERY_MS = 5 * 60_000
const LONGEST_USER_AGENT = 200
export const SHOWN_HASH = 16

export interface LiveSession {
  tokenHash: string
  lastUsedAt: Instant
  userId: string
  name: string
  email: string
  tenantId: string
  tenantName: string
  role: Role
  isFactorDemanded: boolean
  /** As JSON, since not everything that a session asks for names them; `firmsOf` reads them. */
  firmsJson: string
  ownerSeesSensitive: boolean
  signedInBy: 'local' | 'provider'
  idTokenSealed: string | null
}

/** Seal context of a session's id token: tied to the session, so that it cannot sign another user out. */
export function idTokenPlace({ userId, tokenHash }: Pick<LiveSession, 'userId' | 'tokenHash'>): Place {
  return { tenantId: userId, purpose: 'id token', rowId: tokenHash }
}

/** Starts a session. Only the hash of its token is stored, so a stolen database opens no session. */
export async function startSession(
  house: House,
  session: {
    tokenHash: string
    userId: string
    tenantId: string
    userAgent: string | null
    at: Instant
    /** Id token of a sign-in at an identity provider, which expects it at sign-out. */
    idTokenSealed?: string | null
    /** The browser's former session, which ends. */
    replaces?: string | undefined
    signIn?: SignIn
  },
): Promise<void> {
  await writing(house, ALL_TENANTS, async (trx) => {
    if (session.replaces !== undefined) await endSessionIn(trx, session.replaces, session.at)
    await trx
      .insertInto('sessions')
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        tenant_id: session.tenantId,
        user_agent: session.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        created_at: session.at,
        last_used_at: session.at,
        expires_at: after(session.at, LIFETIME_MS),
        signed_in_by: session.idTokenSealed ? 'provider' : 'local',
        id_token_sealed: session.idTokenSealed ?? null,
      })
      .execute()
    if (session.signIn) await recordSignIn(trx, session, session.signIn)
  })
}

/**
 * Undefined if it has ended, was idle too long, was started in the future by a wrong clock, or its user or membership no
 * longer exists.
 */
export async function findSession(
  executor: Executor,
  tokenHash: string,
  at: Instant,
): Promise<LiveSession | undefined> {
  const [found] = await selectLive(executor, {
    tokenHash,
    at,
    startedBefore: soon(at),
    usedAfter: after(at, -IDLE_MS),
  })
  return (
    found && {
      ...found,
      isFactorDemanded: isFactorDemandedOf(found.role, found),
      ownerSeesSensitive: found.ownerSeesSensitive === 1,
    }
  )
}

/** Firms that a session's user works in, this one included, by name. */
export function firmsOf({ firmsJson }: Pick<LiveSession, 'firmsJson'>): { id: string; name: string }[] {
  const firms = JSON.parse(firmsJson) as [id: string, name: string][]
  return firms.map(([id, name]) => ({ id, name })).sort(byName(({ name }) => name))
}

const FIRMS_JSON = sql<string>`(select json_group_array(json_array(id, name)) from (select f.id, f.name
    from memberships own join tenants f on f.id = own.tenant_id
    where own.user_id = sessions.user_id and own.accepted_at is not null and own.disabled_at is null
    order by f.id))`.as('firmsJson')

interface Live {
  tokenHash: string
  at: Instant
  startedBefore: Instant
  usedAfter: Instant
}

const selectLive = prepared((executor: Executor, { tokenHash, at, startedBefore, usedAfter }: Live) =>
  executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('tenants', 'tenants.id', 'sessions.tenant_id')
    .innerJoin('memberships', (join) => joined(join, 'memberships.user_id', 'sessions.user_id'))
    .select([
      'sessions.token_hash as tokenHash',
      'sessions.last_used_at as lastUsedAt',
      'users.id as userId',
      'users.name',
      'users.email',
      'sessions.tenant_id as tenantId',
      'tenants.name as tenantName',
      'memberships.role',
      'sessions.signed_in_by as signedInBy',
      'sessions.id_token_sealed as idTokenSealed',
    ])
    .select(DEMANDS)
    .select(FIRMS_JSON)
    .select(ownerSeesSensitive.as('ownerSeesSensitive'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.purpose', '=', 'office')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .where('sessions.created_at', '<=', startedBefore)
    .where('sessions.last_used_at', '>', usedAfter)
    .where('users.is_active', '=', 1)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null),
)

/** Records use of a session, at most every five minutes. */
export async function noteSessionUse(
  house: House,
  session: Pick<LiveSession, 'tokenHash' | 'lastUsedAt'>,
  at: Instant,
): Promise<void> {
  if (session.lastUsedAt > after(at, -NOTED_EVERY_MS) && session.lastUsedAt <= soon(at)) return
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .updateTable('sessions')
      .set({ last_used_at: at })
      .where('token_hash', '=', session.tokenHash)
      .execute(),
  )
}

/** Idempotent. */
export async function endSession(house: House, tokenHash: string, at: Instant): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) => endSessionIn(trx, tokenHash, at))
}

export async function endSessionIn(trx: Trx, tokenHash: string, at: Instant): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all sessions of a user except the given one. */
export async function endSessionsOf(
  trx: Trx,
  userId: string,
  at: Instant,
  keptTokenHash?: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(keptTokenHash !== undefined, (query) => query.where('token_hash', '<>', keptTokenHash ?? ''))
    .execute()
}

/** Moves the session to another tenant. @throws NotFound if the user does not work there */
export async function switchTenant(
  house: House,
  session: Pick<LiveSession, 'tokenHash' | 'userId'>,
  tenantId: string,
): Promise<void> {
  await writing(house, ALL_TENANTS, async (trx) => {
    const theirs = await membershipsOf(trx, session.userId)
    if (!theirs.some((membership) => membership.tenantId === tenantId)) throw new NotFound()
    await trx
      .updateTable('sessions')
      .set({ tenant_id: tenantId })
      .where('token_hash', '=', session.tokenHash)
      .execute()
  })
}

export function after(at: Instant, ms: number): Instant {
  return new Date(Date.parse(at) + ms).toISOString()
}
