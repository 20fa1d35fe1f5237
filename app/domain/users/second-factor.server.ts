import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import type { House, Trx } from '../house'
import { ALL_TENANTS, writing } from '../writing.server'
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

type Change =
  | 'user.second_factor_on'
  | 'user.second_factor_off'
  | 'user.second_factor_reset'
  | 'user.recovery_codes_renewed'

/** Draws a secret, which counts once a code of it was entered. One that is on, or was just begun, stays. */
export async function beginSecondFactor(house: House, scope: PersonScope): Promise<void> {
  const drawn = {
    secret_sealed: sealSecret(house.vault, scope.userId, newTotpSecret()),
    created_at: scope.at,
  }
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .insertInto('totp_secrets')
      .values({ user_id: scope.userId, ...drawn })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(drawn)
          .where('totp_secrets.confirmed_at', 'is', null)
          .where('totp_secrets.created_at', '<=', setupLimit(scope.at)),
      )
      .execute(),
  )
}

/**
 * Switches the second factor on with a first code of the app, and gives the recovery codes. Every other session
 * ends: they were begun with a password alone.
 */
export function confirmSecondFactor(
  house: House,
  scope: PersonScope,
  keptTokenHash: string,
  code: string,
): Promise<{ outcome: 'on'; codes: string[] } | { outcome: 'wrong' | 'ended' | 'already_on' }> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const row = await findSecret(trx, scope.userId)
    if (row && row.confirmed_at !== null) return { outcome: 'already_on' }
    if (!row || row.created_at <= setupLimit(scope.at)) return { outcome: 'ended' }
    if (!(await spendAppCode(trx, house.vault, scope, { sealed: row.secret_sealed, text: code })))
      return { outcome: 'wrong' }
    const { numUpdatedRows } = await trx
      .updateTable('totp_secrets')
      .set({ confirmed_at: scope.at })
      .where('user_id', '=', scope.userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return { outcome: 'already_on' }
    await endSessionsOf(trx, scope.userId, scope.at, keptTokenHash)
    await recordChange(trx, scope, 'user.second_factor_on')
    return { outcome: 'on', codes: await replaceRecoveryCodes(trx, scope.userId, scope.at) }
  })
}

/** Ten new recovery codes for a code; undefined where it does not fit. */
export function renewRecoveryCodes(
  house: House,
  scope: PersonScope,
  code: string,
): Promise<string[] | undefined> {
  return writing(house, ALL_TENANTS, async (trx) => {
    if (!(await spendCode(trx, house.vault, scope, code))) return undefined
    await recordChange(trx, scope, 'user.recovery_codes_renewed')
    return replaceRecoveryCodes(trx, scope.userId, scope.at)
  })
}

/** Switches the second factor off if a code fits; whether it is off. */
export function endSecondFactorByCode(
  house: House,
  scope: PersonScope,
  keptTokenHash: string,
  code: string,
): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    if (!(await hasSecondFactor(trx, scope.userId))) return true
    if (!(await spendCode(trx, house.vault, scope, code))) return false
    await endSecondFactorIn(trx, scope, 'user.second_factor_off', keptTokenHash)
    return true
  })
}

/** Switches the second factor off for somebody who has proven who they are. Every other session ends. */
export function endSecondFactor(house: House, scope: PersonScope, keptTokenHash: string): Promise<void> {
  return writing(house, ALL_TENANTS, (trx) =>
    endSecondFactorIn(trx, scope, 'user.second_factor_off', keptTokenHash),
  )
}

/** Whoever runs the machine lets somebody in who has lost phone and codes; false where there is nothing to reset. */
export function resetSecondFactor(house: House, email: string, at: Instant): Promise<boolean> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const account = await findAccount(trx, email)
    if (!account || !(await hasSecondFactor(trx, account.userId))) return false
    const { userId, tenantId } = account
    const scope = { userId, tenantId, actor: 'system', at }
    await endSecondFactorIn(trx, scope, 'user.second_factor_reset')
    return true
  })
}

async function endSecondFactorIn(
  trx: Trx,
  scope: PersonScope,
  change: Change,
  keptTokenHash?: string,
): Promise<void> {
  if (!(await hasSecondFactor(trx, scope.userId))) return
  await deleteRecoveryCodes(trx, scope.userId)
  await trx.deleteFrom('totp_secrets').where('user_id', '=', scope.userId).execute()
  await endSessionsOf(trx, scope.userId, scope.at, keptTokenHash)
  await recordChange(trx, scope, change)
}

function recordChange(trx: Trx, scope: PersonScope, action: Change): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'user', subjectId: scope.userId })
}
