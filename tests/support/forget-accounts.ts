import type { Connection } from './test-house'

const ACCOUNTS = ['account_links', 'setup_claims', 'sessions', 'memberships', 'users'] as const

export async function forgetAccounts(db: Connection): Promise<void> {
  for (const table of ACCOUNTS) await db.deleteFrom(table).execute()
}
