import type { House } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { endSessionsOf } from '../accounts/sessions.server'
import { replaceRecoveryCodes } from './recovery-codes.server'
import { recordChange } from './second-factor.server'
import { type PersonScope, spendAppCode } from './second-factor-code.server'
import { findSecret } from './second-factor-secret.server'
import { setupLimit } from './second-factor-status.server'

/**
 * Turns the second factor on with a first code of the app, and returns the recovery codes. All other sessions end, since
 * they were started with a password alone.
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
