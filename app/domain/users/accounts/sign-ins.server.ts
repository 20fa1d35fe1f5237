import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import type { Instant } from '~/domain/values/calendar'

export const ACTION = 'user.signed_in'

const LONGEST_USER_AGENT = 200

/** `code` follows the password. */
export type SignInFactor = 'password' | 'code' | 'provider'

/** How a user signed in, and from which network. */
export interface SignIn {
  factor: SignInFactor
  from: string | null
}

export function recordSignIn(
  trx: Trx,
  {
    userId,
    tenantId,
    userAgent,
    at,
  }: { userId: string; tenantId: string; userAgent: string | null; at: Instant },
  signIn: SignIn,
): Promise<void> {
  return recordAudit(
    trx,
    { tenantId, actor: `user:${userId}`, at },
    {
      action: ACTION,
      subjectType: 'user',
      subjectId: userId,
      after: { ...signIn, userAgent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null },
    },
  )
}
