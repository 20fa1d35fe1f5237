import type { Kysely } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import { inTransaction } from '../transaction.server'
import type { Vault } from '../vault'
import { findAccount } from './accounts.server'
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.server'
import {
  findSecret,
  type PersonScope,
  sealSecret,
  spendAppCode,
  spendCode,
} from './second-factor-code.server'
import { hasSecondFactor, setupLimit } from './second-factor-standing.server'
import { endSessionsOf } from './sessions.server'
import { newTotpSecret } from './totp'

type Executor = Kysely<Database>
type Change =
  | 'user.second_factor_on'
  | 'user.second_factor_off'
  | 'user.second_factor_reset'
  | 'user.recovery_codes_renewed'

/** Draws a secret, which counts once a code of it was entered. One that is on, or was just begun, stays. */
export async function beginSecondFactor(db: Executor, vault: Vault, scope: PersonScope): Promise<void> {
  const drawn = { secret_sealed: sealSecret(vault, scope.userId, newTotpSecret()), created_at: scope.at }
  await db
    .insertInto('totp_secrets')
    .values({ user_id: scope.userId, ...drawn })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(drawn)
        .where('totp_secrets.confirmed_at', 'is', null)
        .where('totp_secrets.created_at', '<=', setupLimit(scope.at)),
    )
    .execute()
}

/**
 * Switches the second factor on with a first code of the app, and gives the recovery codes. Every other session
 * ends: they were begun with a password alone.
 */
export function confirmSecondFactor(
  db: Executor,
  vault: Vault,
  scope: PersonScope,
  keptTokenHash: string,
  code: string,
): Promise<{ outcome: 'on'; codes: string[] } | { outcome: 'wrong' | 'ended' | 'already_on' }> {
  return inTransaction(db, async (trx) => {
    const row = await findSecret(trx, scope.userId)
    if (row && row.confirmed_at !== null) return { outcome: 'already_on' }
    if (!row || row.created_at <= setupLimit(scope.at)) return { outcome: 'ended' }
    if (!(await spendAppCode(trx, vault, scope, row.secret_sealed, code))) return { outcome: 'wrong' }
    await trx
      .updateTable('totp_secrets')
      .set({ confirmed_at: scope.at })
      .where('user_id', '=', scope.userId)
      .execute()
    await endSessionsOf(trx, scope.userId, scope.at, keptTokenHash)
    await recordChange(trx, scope, 'user.second_factor_on')
    return { outcome: 'on', codes: await replaceRecoveryCodes(trx, scope.userId, scope.at) }
  })
}

/** Ten new recovery codes for a code; undefined where it does not fit. */
export function renewRecoveryCodes(
  db: Executor,
  vault: Vault,
  scope: PersonScope,
  code: string,
): Promise<string[] | undefined> {
  return inTransaction(db, async (trx) => {
    if (!(await spendCode(trx, vault, scope, code))) return undefined
    await recordChange(trx, scope, 'user.recovery_codes_renewed')
    return replaceRecoveryCodes(trx, scope.userId, scope.at)
  })
}

/** Switches the second factor off if a code fits; whether it is off. */
export function endSecondFactorByCode(
  db: Executor,
  vault: Vault,
  scope: PersonScope,
  keptTokenHash: string,
  code: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await hasSecondFactor(trx, scope.userId))) return true
    if (!(await spendCode(trx, vault, scope, code))) return false
    await endSecondFactor(trx, scope, keptTokenHash)
    return true
  })
}

/** Switches the second factor off for somebody who has proven who they are. Every other session ends. */
export function endSecondFactor(
  db: Executor,
  scope: PersonScope,
  keptTokenHash?: string,
  change: Change = 'user.second_factor_off',
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await hasSecondFactor(trx, scope.userId))) return
    await deleteRecoveryCodes(trx, scope.userId)
    await trx.deleteFrom('totp_secrets').where('user_id', '=', scope.userId).execute()
    await endSessionsOf(trx, scope.userId, scope.at, keptTokenHash)
    await recordChange(trx, scope, change)
  })
}

/** Whoever runs the machine lets somebody in who has lost phone and codes; false where there is nothing to reset. */
export function resetSecondFactor(db: Executor, email: string, at: Instant): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const account = await findAccount(trx, email)
    if (!account || !(await hasSecondFactor(trx, account.userId))) return false
    const { userId, tenantId } = account
    const scope = { userId, tenantId, actor: 'system', at, today: at.slice(0, 10) }
    await endSecondFactor(trx, scope, undefined, 'user.second_factor_reset')
    return true
  })
}

function recordChange(trx: Executor, scope: PersonScope, action: Change): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'user', subjectId: scope.userId })
}
