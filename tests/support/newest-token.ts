import type { Keyring } from '~/domain/links/token'
import { readAccountLink } from '~/domain/users/account-links.server'
import type { Executor } from '~db/open'

/** The token of the newest mail to a person. */
export async function newestTokenOf(db: Executor, keyring: Keyring, userId: string): Promise<string> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const scope = { tenantId: link.tenant_id, at: link.created_at }
  const found = await readAccountLink(db, keyring, scope, link.id)
  return found?.token ?? ''
}
