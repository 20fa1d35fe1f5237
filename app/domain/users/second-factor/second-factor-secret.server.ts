import type { Executor } from '~/domain/kernel/house'
import type { Vault } from '~/domain/kernel/vault'

const SEALED_FOR = 'second factor'

export function sealSecret(vault: Vault, userId: string, secret: string): string {
  return vault.seal(placeOf(userId), secret)
}

export function openSecret(vault: Vault, userId: string, sealed: string): string {
  return vault.open(placeOf(userId), sealed)
}

function placeOf(userId: string) {
  return { tenantId: userId, purpose: SEALED_FOR, rowId: userId }
}

export function findSecret(executor: Executor, userId: string) {
  return executor
    .selectFrom('totp_secrets')
    .select(['secret_sealed', 'created_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}
