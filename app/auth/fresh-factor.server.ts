import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import type { OfficeVisitor } from './access'

const FRESH_MS = 5 * 60_000

/** Until when, by the hash of the session's token; only in memory, so that a restart asks again. */
const proven = new Map<string, number>()

/** Notes that the user has just given a code in this session. */
export function noteFreshFactor({ user, scope }: OfficeVisitor): void {
  const now = Date.parse(scope.at)
  for (const [session, until] of proven) if (until <= now) proven.delete(session)
  proven.set(user.tokenHash, now + FRESH_MS)
}

/** Whether a user with a second factor has to give a code first; those without have none to give. */
export async function needsFreshFactor({ user, scope }: OfficeVisitor): Promise<boolean> {
  if ((proven.get(user.tokenHash) ?? 0) > Date.parse(scope.at)) return false
  return hasSecondFactor(house.reader, user.userId)
}
