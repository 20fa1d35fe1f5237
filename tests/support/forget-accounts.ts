import type { Connection } from './test-house'

const ACCOUNTS = ['account_links', 'setup_claims', 'sessions', 'memberships', 'users'] as const

/** Puts the database of a test file back to the moment before its first account. */
export async function forgetAccounts(db: Connection): Promise<void> {
  for (const table of ACCOUNTS) await db.deleteFrom(table).execute()
}
