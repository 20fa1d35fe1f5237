import { recordAudit } from '~/domain/audit/audit.server'
import type { House, Trx } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { replaceRecoveryCodes } from './recovery-codes.server'
import { type PersonScope, spendCode } from './second-factor-code.server'
import { sealSecret } from './second-factor-secret.server'
import { setupLimit } from './second-factor-status.server'
import { newTotpSecret } from './totp'

export type Change =
  | 'user.second_factor_on'
  | 'user.second_factor_off'
  | 'user.second_factor_reset'
  | 'user.recovery_codes_renewed'

/** Creates a secret, active once a code is entered. One in use or just created stays. */
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

/** Ten new recovery codes for a code; undefined if it is wrong. */
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

/** Whether the code is right; it is used up. */
export function proveSecondFactor(house: House, scope: PersonScope, code: string): Promise<boolean> {
  return writing(house, ALL_TENANTS, (trx) => spendCode(trx, house.vault, scope, code))
}

export function recordChange(trx: Trx, scope: PersonScope, action: Change): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'user', subjectId: scope.userId })
}
