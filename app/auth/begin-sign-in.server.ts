import { now } from '~/clock.server'
import { startPendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { newSessionToken, sessionTokenHash } from '~/http/session-cookie.server'
import { paths, WISHED_PARAMETER } from '~/paths'
import { beginSession } from './begin-session.server'

/**
 * After the right password: redirects to one of our pages, or first to the one that asks for the second
 * factor.
 */
export async function beginSignIn(
  request: Request,
  { userId, tenantId }: { userId: string; tenantId: string },
  path: string,
): Promise<Response> {
  if (!(await hasSecondFactor(house.reader, userId))) return beginSession(request, { userId, tenantId }, path)
  const { tokenHash, setCookie } = await newSessionToken()
  const replaces = await sessionTokenHash(request)
  await startPendingSignIn(house, { tokenHash, userId, tenantId, at: now().toISOString(), replaces })
  logEvent('sign_in_code_asked', request, { user: userId })
  const wanted = new URL(request.url).searchParams.get(WISHED_PARAMETER)
  const query = wanted === null ? '' : `?${WISHED_PARAMETER}=${encodeURIComponent(wanted)}`
  return seeOther(request, paths.signInCode() + query, { 'Set-Cookie': setCookie })
}
