import type { Executor } from '~/domain/kernel/house'

export interface Account {
  userId: string
  /** The tenant of a new session: the first one joined. */
  tenantId: string
  passwordHash: string | null
  isActive: boolean
}

export async function findAccount(executor: Executor, email: string): Promise<Account | undefined> {
  const row = await executor
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'memberships.tenant_id', 'users.password_hash', 'users.is_active'])
    .where('users.email', '=', email.trim().toLowerCase())
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .orderBy('memberships.created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    userId: row.id,
    tenantId: row.tenant_id,
    passwordHash: row.password_hash,
    isActive: row.is_active === 1,
  }
}
