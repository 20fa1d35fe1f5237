import { config } from '~/config.server'
import { NotInvited } from '~/domain/users/identities/proven-identity'
import { logEvent } from '~/http/events.server'
import { confirmedPath, seeOther } from '~/http/redirect.server'
import { keepLanguage } from '~/i18n/language'
import { type ProviderFault, paths, providerFaultPath } from '~/paths'
import { providerAuthenticator } from './authenticator.server'
import { beginSession } from './begin-session.server'
import { clearedAttempt, readAttempt } from './provider-attempt.server'
import { ProviderFailure } from './provider-failure.server'

export async function finishProviderSignIn(request: Request): Promise<Response> {
  const attempt = await readAttempt(request)
  const answer = await openSession(request, attempt?.path ?? paths.office())
  answer.headers.append('Set-Cookie', await clearedAttempt())
  return answer
}

async function openSession(request: Request, path: string): Promise<Response> {
  const { search } = new URL(path, config().baseUrl)
  try {
    const person = await providerAuthenticator.authenticate('oidc', request)
    const { password, secondFactor } = person.cleared ?? { password: false, secondFactor: false }
    if (!password && !secondFactor) return await beginSession(request, person, path)
    const news = keepLanguage(confirmedPath<'account'>(paths.account(), 'firmenkonto'), search)
    return await beginSession(request, person, news)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    logEvent('sign_in_failed', request, { factor: 'provider', fault })
    return seeOther(request, keepLanguage(providerFaultPath(fault), search))
  }
}

function faultOf(error: unknown): ProviderFault | undefined {
  if (error instanceof NotInvited) return 'einladung'
  return error instanceof ProviderFailure ? error.fault : undefined
}
