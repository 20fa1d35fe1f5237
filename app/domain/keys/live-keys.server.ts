import type { Executor } from '../kernel/house'
import type { Instant } from '../values/calendar'

/** Only links that still work keep a key in use. */
export async function keysOfLiveLinks(executor: Executor, at: Instant): Promise<string[]> {
  const links = await executor
    .selectFrom('access_links')
    .select('key_id')
    .distinct()
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
  const accounts = await executor
    .selectFrom('account_links')
    .select('key_id')
    .distinct()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute()
  return [...new Set([...links, ...accounts].map(({ key_id }) => key_id))].sort()
}
