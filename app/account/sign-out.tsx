import { redirect } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { providerSignOut } from '~/auth/provider.server'
import { now } from '~/clock.server'
import { endSession, idTokenPlace, type LiveSession } from '~/domain/users/accounts/sessions.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { findOwnSession } from '~/http/own-session.server'
import { sessionTokenHash, signedOutCookies } from '~/http/session-cookie.server'
import { keepLanguage, languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { SignOutPage } from './sign-out-page'

export const handle = {
  access: 'public',
  title: (texts) => texts.account.signOut.title,
} satisfies RouteHandle

export async function action({ request }: Args<typeof handle>) {
  const tokenHash = await sessionTokenHash(request)
  const session = await findOwnSession(request)
  if (tokenHash !== undefined) await endSession(house, tokenHash, now().toISOString())
  if (session) logEvent('sign_out', request, { user: session.userId })
  const elsewhere = session && (await signOutElsewhere(request, session))
  const cookies = await signedOutCookies(tokenHash)
  return redirect(elsewhere || keepLanguage(paths.signIn(), new URL(request.url).search), {
    status: 303,
    headers: cookies.map((cookie) => ['Set-Cookie', cookie] as [string, string]),
  })
}

async function signOutElsewhere(request: Request, session: LiveSession) {
  if (!session.idTokenSealed) return undefined
  const idToken = house.vault.open(idTokenPlace(session), session.idTokenSealed)
  return providerSignOut(idToken, languageOf(request))
}

export default SignOutPage
