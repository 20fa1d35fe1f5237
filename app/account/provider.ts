import { redirect } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { pathAfterSignIn } from '~/auth/own-path'
import { ProviderFailure } from '~/auth/provider-failure.server'
import { beginAttempt } from '~/auth/strategies/oidc.server'
import { seeOther } from '~/http/redirect.server'
import { keepLanguage, languageOf } from '~/i18n/language'
import { providerFaultPath } from '~/paths'

export const handle = { access: 'public' } satisfies RouteHandle

/** Redirects to the identity provider; a cookie binds its answer to this browser. */
export async function action({ request }: Args<typeof handle>) {
  try {
    const path = keepLanguage(pathAfterSignIn(request), new URL(request.url).search)
    const { url, setCookie } = await beginAttempt(path, languageOf(request))
    return redirect(url, { status: 303, headers: { 'Set-Cookie': setCookie } })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return seeOther(request, providerFaultPath(error.fault))
  }
}
