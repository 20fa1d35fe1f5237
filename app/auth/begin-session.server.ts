import { now } from '~/clock.server'
import { startSession } from '~/domain/users/sessions.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { newSessionToken } from './session.server'

/** Starts a session under a new token and redirects to one of our pages. */
export async function beginSession(
  request: Request,
  { userId, tenantId, idToken }: { userId: string; tenantId: string; idToken?: string },
  path: string,
): Promise<Response> {
  const { tokenHash, setCookie } = await newSessionToken()
  const userAgent = request.headers.get('user-agent')
  const idTokenSealed = idToken === undefined ? null : house.vault.seal(userId, 'id token', idToken)
  const at = now().toISOString()
  await startSession(house, { userId, tenantId, tokenHash, userAgent, at, idTokenSealed })
  return seeOther(request, path, { 'Set-Cookie': setCookie })
}
