import type { Executor, House } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { soon } from '~/domain/values/clock-tolerance'
import { joined } from '../../kernel/joined.server'
import { type PersonScope, spendCode } from '../second-factor/second-factor-code.server'
import { endSessionIn } from './sessions.server'

/** Time to find a phone between password and code. */
const LIFETIME_MS = 10 * 60_000

/** The password was right; the code is missing. */
export interface PendingSignIn {
  tokenHash: string
  userId: string
  tenantId: string
}

/** Starts a session that opens only the page for the code; the browser's former session ends. */
export async function startPendingSignIn(
  house: House,
  pending: PendingSignIn & { at: Instant; replaces?: string | undefined },
): Promise<void> {
  await writing(house, ALL_TENANTS, async (trx) => {
    if (pending.replaces !== undefined) await endSessionIn(trx, pending.replaces, pending.at)
    await trx
      .insertInto('sessions')
      .values({
        token_hash: pending.tokenHash,
        user_id: pending.userId,
        tenant_id: pending.tenantId,
        user_agent: null,
        purpose: 'second_factor',
        created_at: pending.at,
        last_used_at: pending.at,
        expires_at: new Date(Date.parse(pending.at) + LIFETIME_MS).toISOString(),
      })
      .execute()
  })
}

/** Undefined if it has ended or its user or membership no longer exists. */
export function findPendingSignIn(
  executor: Executor,
  tokenHash: string,
  at: Instant,
): Promise<PendingSignIn | undefined> {
  return executor
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('memberships', (join) => joined(join, 'memberships.user_id', 'sessions.user_id'))
    .select(['sessions.token_hash as tokenHash', 'users.id as userId', 'sessions.tenant_id as tenantId'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.purpose', '=', 'second_factor')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .where('sessions.created_at', '<=', soon(at))
    .where('users.is_active', '=', 1)
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Whether the code completes a pending sign-in, which then ends. Code and session are used up together: of many
 * simultaneous attempts with either, one succeeds.
 */
export function completePendingSignIn(
  house: House,
  scope: PersonScope,
  tokenHash: string,
  code: string,
): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const pending = await findPendingSignIn(trx, tokenHash, scope.at)
    if (!pending || pending.userId !== scope.userId || !(await spendCode(trx, house.vault, scope, code)))
      return false
    const { numUpdatedRows } = await trx
      .updateTable('sessions')
      .set({ ended_at: scope.at })
      .where('token_hash', '=', tokenHash)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
}
