import type { Executor } from '~/domain/kernel/house'
import type { Instant } from '~/domain/values/calendar'
import { ACTION, type SignIn } from './sign-ins.server'

const MOST_SHOWN = 50

export interface ShownSignIn extends SignIn {
  at: Instant
  userAgent: string | null
}

/** Newest sign-ins of a user, for any firm. */
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
