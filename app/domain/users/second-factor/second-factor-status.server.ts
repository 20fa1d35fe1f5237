import type { Executor } from '~/domain/kernel/house'
import type { Vault } from '~/domain/kernel/vault'
import type { Instant } from '~/domain/values/calendar'
import { countRecoveryCodes } from './recovery-codes.server'
import { findSecret, openSecret } from './second-factor-secret.server'
import { totpUri } from './totp'

/** A secret not confirmed in this time is deleted: it has been on a screen. */
const SETUP_MS = 60 * 60_000

/** The secret is shown until it is confirmed, and never again. */
export type SecondFactor =
  | { status: 'off' }
  | { status: 'begun'; secret: string; uri: string }
  | { status: 'on'; since: Instant; recoveryCodesLeft: number }

export async function hasSecondFactor(executor: Executor, userId: string): Promise<boolean> {
  const row = await findSecret(executor, userId)
  return row !== undefined && row.confirmed_at !== null
}

/** For the account page's summary line. */
export async function countSecondFactor(
  executor: Executor,
  userId: string,
): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const isOn = await hasSecondFactor(executor, userId)
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(executor, userId) : 0 }
}

export async function readSecondFactor(
  executor: Executor,
  vault: Vault,
  person: { userId: string; email: string; tenantName: string },
  at: Instant,
): Promise<SecondFactor> {
  const row = await findSecret(executor, person.userId)
  if (!row || (row.confirmed_at === null && row.created_at <= setupLimit(at))) return { status: 'off' }
  if (row.confirmed_at !== null) {
    const recoveryCodesLeft = await countRecoveryCodes(executor, person.userId)
    return { status: 'on', since: row.confirmed_at, recoveryCodesLeft }
  }
  const secret = openSecret(vault, person.userId, row.secret_sealed)
  return { status: 'begun', secret, uri: totpUri(secret, { email: person.email, firm: person.tenantName }) }
}

/** Unconfirmed secrets from before this have expired. */
export function setupLimit(at: Instant): Instant {
  return new Date(Date.parse(at) - SETUP_MS).toISOString()
}
