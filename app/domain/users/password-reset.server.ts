import type { Kysely } from 'kysely'
import type { AccountLinkRow, Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import type { Keyring } from '../links/token'
import { queueMail } from '../outbox/outbox.server'
import { inTransaction } from '../transaction.server'
import {
  createAccountLink,
  findLiveAccountLink,
  revokeAccountLinks,
  useUpAccountLink,
} from './account-links.server'
import { findAccount } from './accounts.server'
import { type Cleared, proveAddress } from './address-proof.server'
import { endSessionsOf } from './sessions.server'

type Executor = Kysely<Database>

/** Whoever clicks twice wants one mail; whoever asks again later has not got the first. */
const ASKED_AGAIN_AFTER_MS = 60_000

/** Mails a link for a new password, if the address is one of an account; says nothing about which it was. */
export function mailPasswordReset(db: Executor, keyring: Keyring, email: string, at: Instant): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (await wasJustAsked(trx, email, at)) return
    const link = await provideResetLink(trx, keyring, email, at, 'system')
    if (!link) return
    const { name, language } = await trx
      .selectFrom('users')
      .innerJoin('tenants', (join) => join.on('tenants.id', '=', link.tenant_id))
      .select(['users.name', 'tenants.language'])
      .where('users.id', '=', link.user_id)
      .executeTakeFirstOrThrow()
    const scope = { tenantId: link.tenant_id, actor: 'system', at, today: at.slice(0, 10) }
    await queueMail(trx, scope, {
      kind: 'password_reset',
      recipient: email,
      language,
      dedupeKey: `password_reset ${link.id}`,
      data: { accountLinkId: link.id, name },
    })
  })
}

async function wasJustAsked(trx: Executor, email: string, at: Instant): Promise<boolean> {
  const account = await findAccount(trx, email)
  if (!account) return false
  const { userId, tenantId } = account
  const link = await findLiveAccountLink(trx, { tenantId, at }, { userId, purpose: 'passwort' })
  return link !== undefined && Date.parse(at) - Date.parse(link.created_at) < ASKED_AGAIN_AFTER_MS
}

/** A link for a new password, or undefined where no live account has the address. */
export function provideResetLink(
  db: Executor,
  keyring: Keyring,
  email: string,
  at: Instant,
  actor: string,
): Promise<AccountLinkRow | undefined> {
  return inTransaction(db, async (trx) => {
    const account = await findAccount(trx, email)
    if (!account?.isActive) return undefined
    const { userId, tenantId } = account
    const scope = { tenantId, actor, at, today: at.slice(0, 10) }
    await recordAudit(trx, scope, {
      action: 'user.password_reset_asked',
      subjectType: 'user',
      subjectId: userId,
    })
    return createAccountLink(trx, keyring, scope, { userId, purpose: 'passwort' })
  })
}

/**
 * Sets a new password with a link. Every session ends: whoever asked for it may have lost the old password. The link
 * was in a mail that nobody else is shown, so it proves the address.
 * @throws Conflict `link_used`
 */
export function resetPassword(
  db: Executor,
  link: AccountLinkRow,
  passwordHash: string,
  at: Instant,
): Promise<Cleared> {
  return inTransaction(db, async (trx) => {
    const person = { userId: link.user_id, tenantId: link.tenant_id }
    await useUpAccountLink(trx, link, at)
    await revokeAccountLinks(trx, { userId: link.user_id, purpose: 'passwort' }, at)
    const cleared = await proveAddress(trx, person, at)
    await setPassword(trx, person, passwordHash, at)
    return cleared
  })
}

/** Sets a person's password and ends their sessions but the one that is named. */
export function setPassword(
  db: Executor,
  { userId, tenantId }: { userId: string; tenantId: string },
  passwordHash: string,
  at: Instant,
  keptTokenHash?: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await endSessionsOf(trx, userId, at, keptTokenHash)
    const scope = { tenantId, actor: `user:${userId}`, at, today: at.slice(0, 10) }
    await recordAudit(trx, scope, { action: 'user.password_set', subjectType: 'user', subjectId: userId })
  })
}
