import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { ownPath } from '~/auth/own-path'
import { ProviderFailure } from '~/auth/provider.server'
import { beginAttempt } from '~/auth/strategies/oidc.server'
import { keepLanguage, languageOf } from '~/i18n/language'
import { paths, providerFaultPath } from '~/paths'

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(keepLanguage(paths.signIn(), new URL(request.url).search), 303)
}

/** Sends the browser to the identity provider; what it must bring back is bound to it by a cookie. */
export async function action({ request }: ActionFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  try {
    const path = keepLanguage(ownPath(searchParams.get('weiter')), search)
    const { url, setCookie } = await beginAttempt(path, languageOf(request))
    return redirect(url, { status: 303, headers: { 'Set-Cookie': setCookie } })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return redirect(keepLanguage(providerFaultPath(error.fault), search), 303)
  }
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function Provider() {
  return null
}
