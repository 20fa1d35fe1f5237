import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Keyring } from '../links/token'
import { codeOf } from '../portal-code/code'

/** Time for a mail to arrive in a mailbox that a colleague looks after. */
export const LIFETIME_MS = 60 * 60_000
const MOST_TRIES = 5

/** The firm's newest code, if it is still valid. */
export async function findOpenSenderCode(executor: Executor, scope: Within & { at: string }) {
  const newest = await executor
    .selectFrom('sender_codes')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOpen =
    newest && newest.used_at === null && newest.tries < MOST_TRIES && newest.expires_at > scope.at
  return isOpen ? newest : undefined
}

/** The code for a mail about to be sent; undefined once it is no longer valid. */
export async function findSenderCodeToSend(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: string },
  codeId: string,
): Promise<string | undefined> {
  const open = await findOpenSenderCode(executor, scope)
  if (open?.id !== codeId) return undefined
  return codeOf(keyring, { tenantId: scope.tenantId, id: open.id, keyId: open.key_id })
}
