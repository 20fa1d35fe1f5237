import { findAccountLink } from '~/domain/users/accounts/account-links.server'
import type { TestHouse } from './test-house'

export async function newestTokenOf({ db, keyring }: TestHouse, userId: string): Promise<string> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const scope = { tenantId: link.tenant_id, at: link.created_at }
  const found = await findAccountLink(db, keyring, scope, link.id)
  return found?.token ?? ''
}
