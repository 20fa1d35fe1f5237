import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import type { Instant } from '~/domain/values/calendar'
import { deleteRecoveryCodes } from '../second-factor/recovery-codes.server'
import { revokeAccountLinks } from './account-links.server'
import { endSessionsOf } from './sessions.server'

/** What was removed when the address was proven. */
export interface Cleared {
  password: boolean
  secondFactor: boolean
}

const NOTHING: Cleared = { password: false, secondFactor: false }

/**
 * Notes that a user has proven their address, by a mail only they could read or by an identity provider. An invitation
 * is no proof, because its sender sees the link. The first proof removes everything another person may have set up
 * before: password, second factor, password links and all sessions.
 */
export async function proveAddress(
  trx: Trx,
  { userId, tenantId }: { userId: string; tenantId: string },
  at: Instant,
): Promise<Cleared> {
  const account = await trx
    .selectFrom('users')
    .leftJoin('totp_secrets', 'totp_secrets.user_id', 'users.id')
    .select(['password_hash', 'email_proven_at', 'totp_secrets.confirmed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  if (account.email_proven_at !== null) return NOTHING
  // An unconfirmed secret too: it may have been copied.
  await trx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
  await deleteRecoveryCodes(trx, userId)
  await revokeAccountLinks(trx, { userId, purpose: 'passwort' }, at)
  await endSessionsOf(trx, userId, at)
  await trx
    .updateTable('users')
    .set({ password_hash: null, email_proven_at: at })
    .where('id', '=', userId)
    .execute()
  const cleared = { password: account.password_hash !== null, secondFactor: account.confirmed_at !== null }
  const actor = { tenantId, actor: `user:${userId}`, at }
  await recordAudit(trx, actor, {
    action: 'user.address_proven',
    subjectType: 'user',
    subjectId: userId,
    after: { cleared },
  })
  return cleared
}
