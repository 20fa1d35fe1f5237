import type { Instant } from '../calendar'
import type { Executor, House } from '../house'
import { ALL_TENANTS, writing } from '../writing.server'
import { type PersonScope, spendCode } from './second-factor-code.server'

/** Between password and code somebody may look for their phone. */
const LIFETIME_MS = 10 * 60_000

/** Somebody who has entered the right password and not yet the code. */
export interface HalfSession {
  tokenHash: string
  userId: string
  tenantId: string
}

/** Starts a session that opens nothing but the page that asks for the code. */
export async function startHalfSession(house: House, half: HalfSession & { at: Instant }): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .insertInto('sessions')
      .values({
        token_hash: half.tokenHash,
        user_id: half.userId,
        tenant_id: half.tenantId,
        user_agent: null,
        purpose: 'second_factor',
        created_at: half.at,
        last_used_at: half.at,
        expires_at: new Date(Date.parse(half.at) + LIFETIME_MS).toISOString(),
      })
      .execute(),
  )
}

/** The half session of a token, unless it has ended or its user or membership is gone. */
export function findHalfSession(
  executor: Executor,
  tokenHash: string,
  at: Instant,
): Promise<HalfSession | undefined> {
  return executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'sessions.user_id')
        .onRef('memberships.tenant_id', '=', 'sessions.tenant_id'),
    )
    .select(['sessions.token_hash as tokenHash', 'users.id as userId', 'sessions.tenant_id as tenantId'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.purpose', '=', 'second_factor')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .where('users.is_active', '=', 1)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Whether the code completes a half session, which ends by it. Code and session are used up together: of many
 * attempts at the same time with one of either, one succeeds.
 */
export function completeHalfSession(
  house: House,
  scope: PersonScope,
  tokenHash: string,
  code: string,
): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const half = await findHalfSession(trx, tokenHash, scope.at)
    if (!half || half.userId !== scope.userId || !(await spendCode(trx, house.vault, scope, code)))
      return false
    await trx
      .updateTable('sessions')
      .set({ ended_at: scope.at })
      .where('token_hash', '=', tokenHash)
      .execute()
    return true
  })
}
