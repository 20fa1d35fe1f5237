import { now } from '~/clock.server'
import { idTokenPlace, startSession } from '~/domain/users/accounts/sessions.server'
import type { SignInFactor } from '~/domain/users/accounts/sign-ins.server'
import { house } from '~/house.server'
import { networkOf } from '~/http/client-network'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { newSessionToken, sessionTokenHash } from '~/http/session-cookie.server'
import { knownDevice } from './known-device.server'

interface Person {
  userId: string
  tenantId: string
  idToken?: string
  /** Proof of identity; password by default. */
  factor?: SignInFactor
}

export async function beginSession(request: Request, person: Person, path: string): Promise<Response> {
  const { userId, tenantId, idToken } = person
  const factor = idToken === undefined ? (person.factor ?? 'password') : 'provider'
  const { tokenHash, setCookie } = await newSessionToken()
  const idTokenSealed =
    idToken === undefined ? null : house.vault.seal(idTokenPlace({ userId, tokenHash }), idToken)
  await startSession(house, {
    userId,
    tenantId,
    tokenHash,
    userAgent: request.headers.get('user-agent'),
    at: now().toISOString(),
    idTokenSealed,
    replaces: await sessionTokenHash(request),
    signIn: { factor, from: networkOf(request.headers.get('x-client-ip') ?? undefined) ?? null },
  })
  logEvent('sign_in', request, { user: userId, factor })
  const answer = seeOther(request, path, { 'Set-Cookie': setCookie })
  answer.headers.append('Set-Cookie', await knownDevice(userId))
  return answer
}
