import { randomBytes } from 'node:crypto'
import type { Executor, Trx } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import { endsAsTokenSays, type Keyring, signToken, verifyToken } from '~/domain/links/token'
import type { Instant } from '~/domain/values/calendar'
import { soon } from '~/domain/values/clock-tolerance'
import type { AccountLinkPurpose, AccountLinkRow } from '~db/schema'
import { AccountConflict } from '../conflict'

const MINUTE_MS = 60_000
const LIFETIME_MS: Record<AccountLinkPurpose, number> = {
  einladung: 7 * 24 * 60 * MINUTE_MS,
  passwort: 60 * MINUTE_MS,
}

/** Result of looking up an account token; `ended` is genuine but used, revoked or expired. */
export type AccountRedemption = { outcome: 'open' | 'ended'; link: AccountLinkRow } | { outcome: 'unknown' }

/** Creates a one-time link for one user. Its token is never stored. */
export async function createAccountLink(
  trx: Trx,
  keyring: Keyring,
  scope: Within & { at: Instant },
  subject: { userId: string; purpose: AccountLinkPurpose },
): Promise<AccountLinkRow> {
  const expires = Date.parse(scope.at) + LIFETIME_MS[subject.purpose]
  return trx
    .insertInto('account_links')
    .values({
      tenant_id: scope.tenantId,
      id: randomBytes(16).toString('base64url'),
      user_id: subject.userId,
      purpose: subject.purpose,
      key_id: keyring.currentKeyId,
      created_at: scope.at,
      expires_at: new Date(expires).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The user's newest valid link. */
export function findLiveAccountLink(
  executor: Executor,
  scope: Within & { at: Instant },
  subject: { userId: string; purpose: AccountLinkPurpose },
): Promise<AccountLinkRow | undefined> {
  return executor
    .selectFrom('account_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('user_id', '=', subject.userId)
    .where('purpose', '=', subject.purpose)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.at)
    .where('created_at', '<=', soon(scope.at))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Purpose and token of a valid link by its id, for its mail; undefined once it has ended. */
export async function findAccountLink(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  accountLinkId: string,
): Promise<{ purpose: AccountLinkPurpose; token: string; expiresAt: Instant } | undefined> {
  const link = await executor
    .selectFrom('account_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', accountLinkId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', scope.at)
    .where('created_at', '<=', soon(scope.at))
    .executeTakeFirst()
  if (!link || !keyring.keyFor(link.key_id, link.purpose)) return undefined
  const token = await signToken(keyring, { keyId: link.key_id, purpose: link.purpose, id: link.id })
  return { purpose: link.purpose, token, expiresAt: link.expires_at }
}

/** Changes nothing, since mail scanners open links. */
export async function redeemAccountLink(
  executor: Executor,
  keyring: Keyring,
  { purpose, token }: { purpose: AccountLinkPurpose; token: string },
  at: Instant,
): Promise<AccountRedemption> {
  const claims = await verifyToken(keyring, purpose, token)
  if (!claims) return { outcome: 'unknown' }
  const link = await executor
    .selectFrom('account_links')
    .selectAll()
    .where('id', '=', claims.id)
    .where('purpose', '=', purpose)
    .where('key_id', '=', claims.keyId)
    .executeTakeFirst()
  if (!link || !endsAsTokenSays(link, claims)) return { outcome: 'unknown' }
  const isLive =
    link.used_at === null && link.revoked_at === null && link.expires_at > at && link.created_at <= soon(at)
  return { outcome: isLive ? 'open' : 'ended', link }
}

/** Marks a link as used, in the transaction it was used for. @throws Conflict `link_used` if another request came first */
export async function useUpAccountLink(trx: Trx, link: AccountLinkRow, at: Instant): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account_links')
    .set({ used_at: at })
    .where('tenant_id', '=', link.tenant_id)
    .where('id', '=', link.id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new AccountConflict('link_used')
}

/** Revokes a user's unused links; `scope` limits it to one tenant. */
export async function revokeAccountLinks(
  trx: Trx,
  subject: { userId: string; purpose: AccountLinkPurpose; tenantId?: string },
  at: Instant,
): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ revoked_at: at })
    .where('user_id', '=', subject.userId)
    .where('purpose', '=', subject.purpose)
    .$if(subject.tenantId !== undefined, (query) => query.where('tenant_id', '=', subject.tenantId ?? ''))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}
