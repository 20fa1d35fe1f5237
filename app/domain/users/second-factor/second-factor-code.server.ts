import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'
import type { Vault } from '~/domain/kernel/vault'
import { spendRecoveryCode } from './recovery-codes.server'
import { findSecret, openSecret } from './second-factor-secret.server'
import { stepOfCode } from './totp'

/** A user acting in a tenant, for the audit; the account itself belongs to no tenant. */
export type PersonScope = Actor & { userId: string }

/**
 * Whether an app code or recovery code opens an active second factor; either is used up. In a transaction, so that of two
 * who enter the same code one succeeds.
 */
export async function spendCode(trx: Trx, vault: Vault, scope: PersonScope, text: string): Promise<boolean> {
  const row = await findSecret(trx, scope.userId)
  if (!row || row.confirmed_at === null) return false
  if (await spendAppCode(trx, vault, scope, { sealed: row.secret_sealed, text })) return true
  if (!(await spendRecoveryCode(trx, scope.userId, text, scope.at))) return false
  await recordAudit(trx, scope, {
    action: 'user.recovery_code_used',
    subjectType: 'user',
    subjectId: scope.userId,
  })
  return true
}

/** A code counts once, and no earlier one after it (RFC 6238, 5.2), so one seen over a shoulder is useless. */
export async function spendAppCode(
  trx: Trx,
  vault: Vault,
  scope: PersonScope,
  { sealed, text }: { sealed: string; text: string },
): Promise<boolean> {
  const code = text.replace(/[\s-]/g, '')
  const step = stepOfCode(openSecret(vault, scope.userId, sealed), code, Date.parse(scope.at))
  if (step === undefined) return false
  const { numUpdatedRows } = await trx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', scope.userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
