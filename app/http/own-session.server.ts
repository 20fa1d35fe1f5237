import { now } from '~/clock.server'
import type { Executor } from '~/domain/kernel/house'
import { findPendingSignIn, type PendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { findSession, type LiveSession } from '~/domain/users/accounts/sessions.server'
import type { Instant } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { sessionTokenHash } from './session-cookie.server'

export function findOwnSession(request: Request): Promise<LiveSession | undefined> {
  return findOwn(request, findSession)
}

/** The browser's sign-in that still needs a code. */
export function findOwnPendingSignIn(request: Request): Promise<PendingSignIn | undefined> {
  return findOwn(request, findPendingSignIn)
}

async function findOwn<Found>(
  request: Request,
  find: (executor: Executor, tokenHash: string, at: Instant) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const tokenHash = await sessionTokenHash(request)
  return tokenHash === undefined ? undefined : find(house.reader, tokenHash, now().toISOString())
}
