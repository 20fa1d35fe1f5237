import { recordAudit } from '../audit/audit.server'
import type { Instant } from '../calendar'
import type { Executor, Trx } from '../house'

const ACTION = 'user.signed_in'
const MOST_SHOWN = 50
const LONGEST_USER_AGENT = 200

/** `code` comes after the password. */
export type SignInFactor = 'password' | 'code' | 'provider'

/** How somebody came in, and from which network. */
export interface SignIn {
  factor: SignInFactor
  from: string | null
}

/** A sign-in as its person sees it. */
export interface ShownSignIn extends SignIn {
  at: Instant
  userAgent: string | null
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

/** The newest sign-ins of a person, for whichever firm they began. */
export async function listSignIns(executor: Executor, userId: string): Promise<ShownSignIn[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .select(['at', 'after_json'])
    .where('tenant_id', 'in', (query) =>
      query.selectFrom('memberships').select('tenant_id').where('user_id', '=', userId),
    )
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .where('action', '=', ACTION)
    .orderBy('seq', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ at, after_json: after }) => ({
    at,
    ...(JSON.parse(after ?? '{}') as SignIn & { userAgent: string | null }),
  }))
}
