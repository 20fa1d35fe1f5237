import type { House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { findAccount } from '../accounts/accounts.server'
import { endSessionsOf } from '../accounts/sessions.server'
import { deleteRecoveryCodes } from './recovery-codes.server'
import { type Change, recordChange } from './second-factor.server'
import { type PersonScope, spendCode } from './second-factor-code.server'
import { hasSecondFactor } from './second-factor-status.server'

/** Turns the second factor off if the code is right; whether it is off. */
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

/** For a user who has lost phone and codes, by the operator; false if there is nothing to reset. */
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
