import { recordAudit } from '~/domain/audit/audit.server'
import type { House, Trx } from '~/domain/kernel/house'
import type { Actor, Within } from '~/domain/kernel/scope'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Keyring } from '~/domain/links/token'
import { queueMail } from '~/domain/outbox/outbox.server'
import type { Instant } from '~/domain/values/calendar'
import type { AccountLinkRow } from '~db/schema'
import {
  createAccountLink,
  findLiveAccountLink,
  revokeAccountLinks,
  useUpAccountLink,
} from './account-links.server'
import { findAccount } from './accounts.server'
import { type Cleared, proveAddress } from './address-proof.server'
import { endSessionsOf } from './sessions.server'

/** Two clicks want one mail; a later request means that the first did not arrive. */
const ASKED_AGAIN_AFTER_MS = 60_000

type ResetRequest = { email: string } & Omit<Actor, 'tenantId'>

/** The new password, and the session to keep; without one, all end. */
interface PasswordChange {
  passwordHash: string
  keptTokenHash?: string
}

/** Mails a reset link if the address has an account; the result does not reveal which. */
export function mailPasswordReset(house: House, email: string, at: Instant): Promise<void> {
  return writing(house, ALL_TENANTS, async (trx) => {
    if (await wasJustAsked(trx, email, at)) return
    const link = await provideResetLinkIn(trx, house.keyring, { email, actor: 'system', at })
    if (!link) return
    const { name, language } = await trx
      .selectFrom('users')
      .innerJoin('tenants', (join) => join.on('tenants.id', '=', link.tenant_id))
      .select(['users.name', 'tenants.language'])
      .where('users.id', '=', link.user_id)
      .executeTakeFirstOrThrow()
    await queueMail(
      trx,
      { tenantId: link.tenant_id, actor: 'system', at },
      {
        kind: 'password_reset',
        recipient: email,
        language,
        dedupeKey: `password_reset ${link.id}`,
        data: { accountLinkId: link.id, name },
      },
    )
  })
}

async function wasJustAsked(trx: Trx, email: string, at: Instant): Promise<boolean> {
  const account = await findAccount(trx, email)
  if (!account) return false
  const { userId, tenantId } = account
  const link = await findLiveAccountLink(trx, { tenantId, at }, { userId, purpose: 'passwort' })
  return link !== undefined && Date.parse(at) - Date.parse(link.created_at) < ASKED_AGAIN_AFTER_MS
}

/** Undefined if no active account has the address. */
export function provideResetLink(house: House, request: ResetRequest): Promise<AccountLinkRow | undefined> {
  return writing(house, ALL_TENANTS, (trx) => provideResetLinkIn(trx, house.keyring, request))
}

async function provideResetLinkIn(
  trx: Trx,
  keyring: Keyring,
  { email, ...asked }: ResetRequest,
): Promise<AccountLinkRow | undefined> {
  const account = await findAccount(trx, email)
  if (!account?.isActive) return undefined
  const { userId, tenantId } = account
  const actor = { tenantId, ...asked }
  await recordAudit(trx, actor, {
    action: 'user.password_reset_asked',
    subjectType: 'user',
    subjectId: userId,
  })
  return createAccountLink(trx, keyring, actor, { userId, purpose: 'passwort' })
}

/**
 * Sets a new password with a link. All sessions end, since the old password may be known to others. The mail with the link
 * is shown to no one else, so it proves the address. @throws Conflict `link_used`
 */
export function resetPassword(
  house: House,
  link: AccountLinkRow,
  passwordHash: string,
  at: Instant,
): Promise<Cleared> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const person = { userId: link.user_id, tenantId: link.tenant_id }
    await useUpAccountLink(trx, link, at)
    await revokeAccountLinks(trx, { userId: link.user_id, purpose: 'passwort' }, at)
    const cleared = await proveAddress(trx, person, at)
    await setPasswordIn(trx, { ...person, at }, { passwordHash })
    return cleared
  })
}

export function setPassword(
  house: House,
  person: Within & { userId: string; at: Instant },
  change: PasswordChange,
): Promise<void> {
  return writing(house, ALL_TENANTS, (trx) => setPasswordIn(trx, person, change))
}

async function setPasswordIn(
  trx: Trx,
  { userId, tenantId, at }: Within & { userId: string; at: Instant },
  { passwordHash, keptTokenHash }: PasswordChange,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
  await endSessionsOf(trx, userId, at, keptTokenHash)
  const actor = { tenantId, actor: `user:${userId}`, at }
  await recordAudit(trx, actor, { action: 'user.password_set', subjectType: 'user', subjectId: userId })
}
