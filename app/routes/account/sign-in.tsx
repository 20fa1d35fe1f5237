import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { authenticator } from '~/auth/authenticator.server'
import { beginSignIn } from '~/auth/begin-sign-in.server'
import { readCredentials } from '~/auth/credentials.server'
import { unlessBusy } from '~/auth/guess.server'
import { deviceKnownTo } from '~/auth/known-device.server'
import { wishedPath } from '~/auth/own-path'
import { SignInRefused } from '~/auth/strategies/local.server'
import { config } from '~/config.server'
import { needsSetup } from '~/domain/users/setup.server'
import type { Faults } from '~/forms/faults'
import { giveBackHere } from '~/forms/refused-form.server'
import { house } from '~/house.server'
import { accountHash, logEvent } from '~/http/events.server'
import { findOwnSession } from '~/http/own-session.server'
import { seeOther } from '~/http/redirect.server'
import { countSignIn } from '~/http/throttle.server'
import { noteWho } from '~/http/who.server'
import { asLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { SignInPage } from '~/ui/account/sign-in-page'

export const handle = {
  access: 'public',
  checksPassword: true,
  title: (texts) => texts.signIn.title,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  if (await findOwnSession(request)) return seeOther(request, paths.office())
  if (await needsSetup(house.reader)) return seeOther(request, paths.setup())
  // Back from signing out at the identity provider, which returns the language as the state.
  const language = asLanguage(new URL(request.url).searchParams.get('state'))
  if (language) return redirect(`${paths.signIn()}?${LANGUAGE_PARAMETER}=${language}`, 303)
  return { hasProvider: config().provider !== undefined }
}

export async function action({ request }: Args<typeof handle>) {
  const { email, entered } = await readCredentials(request.clone())
  noteWho(request, { account: accountHash(email) })
  const refuse = (faults: Faults, wait = 0) =>
    giveBackHere(request, { refusal: { faults, values: { email: entered } }, wait })
  const attempt = await countSignIn(request, email, await deviceKnownTo(request, email))
  if (attempt.wait > 0) return refuse({ form: 'wait' }, attempt.wait)
  try {
    const person = await unlessBusy(attempt, () => authenticator.authenticate('local', request))
    await attempt.excuse()
    return await beginSignIn(request, person, wishedPath(request))
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    const who = error.userId === undefined ? { account: accountHash(email) } : { user: error.userId }
    logEvent('sign_in_failed', request, { ...who, factor: 'password' })
    return refuse({ email: 'sign_in_wrong' })
  }
}

export default function SignIn() {
  return <SignInPage {...useLoaderData<typeof loader>()} />
}
