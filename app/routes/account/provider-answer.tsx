import { redirect } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { providerAuthenticator } from '~/auth/authenticator.server'
import { beginSession } from '~/auth/begin-session.server'
import { ProviderFailure } from '~/auth/provider.server'
import { clearedAttempt, readAttempt } from '~/auth/provider-attempt.server'
import { config } from '~/config.server'
import { NotFound } from '~/domain/errors'
import { NotInvited } from '~/domain/users/identities.server'
import { keepLanguage } from '~/i18n/language'
import { type ProviderFault, paths, providerFaultPath, savedPath } from '~/paths'

export const handle = { access: 'public' } satisfies RouteHandle

/** The sign-in ends here whatever the outcome, and no page shows this address. */
export async function loader({ request }: Args<typeof handle>) {
  if (!config().provider) throw new NotFound()
  const attempt = await readAttempt(request)
  const answer = await openSession(request, attempt?.path ?? paths.office())
  answer.headers.append('Set-Cookie', await clearedAttempt())
  return answer
}

async function openSession(request: Request, path: string): Promise<Response> {
  try {
    const person = await providerAuthenticator.authenticate('oidc', request)
    const { password, secondFactor } = person.cleared ?? { password: false, secondFactor: false }
    const news = keepLanguage(savedPath<'account'>(paths.account(), 'firmenkonto'), searchOf(path))
    return await beginSession(request, person, password || secondFactor ? news : path)
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    return redirect(keepLanguage(providerFaultPath(fault), searchOf(path)), 303)
  }
}

function searchOf(path: string): string {
  return new URL(path, config().baseUrl).search
}

function faultOf(error: unknown): ProviderFault | undefined {
  if (error instanceof NotInvited) return 'einladung'
  return error instanceof ProviderFailure ? error.fault : undefined
}

/** Needed for error pages only: the answer itself always redirects. */
export default function ProviderAnswer() {
  return null
}
