import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import type { OfficeVisitor } from './access'

const FRESH_MS = 5 * 60_000

/** What a code was given for: one for a file moves no account. */
export type FactorPurpose = 'debit file' | 'payroll payments' | 'account' | 'sensitive'

/** Until when, by purpose and the hash of the session's token; only in memory, so that a restart asks again. */
const proven = new Map<string, number>()

/** Notes that the user has just given a code in this session. */
export function noteFreshFactor({ user, scope }: OfficeVisitor, purpose: FactorPurpose): void {
  const now = Date.parse(scope.at)
  for (const [session, until] of proven) if (until <= now) proven.delete(session)
  proven.set(keyOf(user, purpose), now + FRESH_MS)
}

/** Whether a user with a second factor has to give a code first; those without have none to give. */
export async function needsFreshFactor(
  { user, scope }: OfficeVisitor,
  purpose: FactorPurpose,
): Promise<boolean> {
  if ((proven.get(keyOf(user, purpose)) ?? 0) > Date.parse(scope.at)) return false
  return hasSecondFactor(house.reader, user.userId)
}

function keyOf({ tokenHash }: OfficeVisitor['user'], purpose: FactorPurpose): string {
  return `${purpose} ${tokenHash}`
}
