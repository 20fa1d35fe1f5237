import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { authenticator } from '~/auth/authenticator.server'
import { beginSignIn } from '~/auth/begin-sign-in.server'
import { readCredentials } from '~/auth/credentials.server'
import { ownPath } from '~/auth/own-path'
import { sessionTokenHash } from '~/auth/session.server'
import { SignInRefused } from '~/auth/strategies/local.server'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { reader } from '~/db.server'
import { findSession } from '~/domain/users/sessions.server'
import { needsSetup } from '~/domain/users/setup.server'
import {
  accountFailures,
  addressFailures,
  countAttempt,
  signInFailures,
  throttleKey,
} from '~/http/throttle.server'
import { asLanguage, keepLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { FAULT_PARAMETER, type ProviderFault, paths, SAVED_PARAMETER } from '~/paths'
import { Confirmation } from '~/ui/banner'
import { TextField } from '~/ui/field'
import { useHref, useTexts } from '~/ui/language'
import { Page } from '~/ui/page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.signIn.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const tokenHash = await sessionTokenHash(request)
  const session =
    tokenHash === undefined ? undefined : await findSession(reader, tokenHash, now().toISOString())
  const { search, searchParams } = new URL(request.url)
  if (session) return redirect(keepLanguage(paths.office(), search), 303)
  if (await needsSetup(reader)) return redirect(keepLanguage(paths.setup(), search), 303)
  // Back from signing out at the identity provider, which returns the language as the state.
  const language = asLanguage(searchParams.get('state'))
  if (language) return redirect(`${paths.signIn()}?${LANGUAGE_PARAMETER}=${language}`, 303)
  return { hasProvider: config().provider !== undefined }
}

export async function action({ request }: ActionFunctionArgs) {
  const { email, entered } = await readCredentials(request.clone())
  const address = throttleKey(request.headers.get('x-client-ip') ?? 'unknown')
  const attempt = await countAttempt(
    [addressFailures, address],
    [signInFailures, `${address} at ${email}`],
    [accountFailures, email],
  )
  if (attempt.wait > 0) {
    return data(
      { email: entered, fault: 'throttled' as const },
      { status: 429, headers: { 'Retry-After': String(attempt.wait) } },
    )
  }
  try {
    const person = await authenticator.authenticate('local', request)
    await attempt.excuse()
    const { search, searchParams } = new URL(request.url)
    return await beginSignIn(request, person, keepLanguage(ownPath(searchParams.get('weiter')), search))
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    return data({ email: entered, fault: 'refused' as const }, { status: 422 })
  }
}

export default function SignIn() {
  const texts = useTexts().signIn
  const answer = useActionData<typeof action>()
  const { search } = useLocation()
  const fault = answer?.fault ?? providerFault(search)
  const { hasProvider } = useLoaderData<typeof loader>() as { hasProvider: boolean }
  const href = useHref()
  return (
    <Page isNarrow>
      {fault ? <Fault fault={fault} /> : <Saved />}
      <h1>{texts.title}</h1>
      {hasProvider ? (
        <form className="form" method="post" action={paths.provider() + search}>
          <button type="submit" className="button">
            {texts.provider}
          </button>
          <p>{texts.orLocal}</p>
        </form>
      ) : null}
      <form className="form" method="post" action={paths.signIn() + search}>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          required
          defaultValue={answer?.email}
        />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
        />
        <button type="submit" className={hasProvider ? 'button button-quiet' : 'button'}>
          {texts.button}
        </button>
      </form>
      <p>
        <a className="target" href={href(paths.forgottenPassword())}>
          {texts.forgotten}
        </a>
      </p>
    </Page>
  )
}

/** What was done just before on another page. */
function Saved() {
  const texts = useTexts().signIn
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  const words = {
    passwort: texts.passwordSaved,
    passwort_faktor: texts.passwordSavedFactorOff,
    einladung: texts.invitationAccepted,
  }[saved ?? '']
  return words ? <Confirmation id="gespeichert" title={words} /> : null
}

const PROVIDER_FAULTS: readonly ProviderFault[] = ['anmeldedienst', 'antwort', 'abgelehnt', 'einladung']

function providerFault(search: string): ProviderFault | undefined {
  const said = new URLSearchParams(search).get(FAULT_PARAMETER)
  return PROVIDER_FAULTS.find((fault) => fault === said)
}

function Fault({ fault }: { fault: 'refused' | 'throttled' | ProviderFault }) {
  const { title, text } = useTexts().signIn.faults[fault]
  return (
    <div className="error-summary" role="alert" aria-labelledby="fehler">
      <h2 id="fehler">{title}</h2>
      <p>{fault === 'refused' ? <a href="#email">{text}</a> : text}</p>
    </div>
  )
}
