import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLocation } from '@remix-run/react'
import { authenticator } from '~/auth/authenticator.server'
import { newSessionToken, sessionTokenHash } from '~/auth/session.server'
import { SignInRefused } from '~/auth/strategies/local.server'
import { now } from '~/clock.server'
import { db, reader } from '~/db.server'
import { findSession, startSession } from '~/domain/users/sessions.server'
import { signInFailures, throttleKey } from '~/http/throttle.server'
import { paths } from '~/paths'
import { LanguageSwitch, useTexts } from '~/ui/language'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.signIn.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const tokenHash = await sessionTokenHash(request)
  const session =
    tokenHash === undefined ? undefined : await findSession(reader, tokenHash, now().toISOString())
  return session ? redirect(paths.office(), 303) : null
}

export async function action({ request }: ActionFunctionArgs) {
  const form = new URLSearchParams(await request.clone().text())
  const email = (form.get('email') ?? '').trim().slice(0, 254)
  const address = throttleKey(request.headers.get('x-client-ip') ?? 'unknown')
  const keys = [`address ${address}`, `account ${email.toLowerCase()}`]
  const wait = Math.max(...(await Promise.all(keys.map((key) => signInFailures.wait(key)))))
  if (wait > 0) {
    return data(
      { email, fault: 'throttled' as const },
      { status: 429, headers: { 'Retry-After': String(wait) } },
    )
  }
  try {
    const { userId, tenantId } = await authenticator.authenticate('local', request)
    const { tokenHash, setCookie } = await newSessionToken()
    const userAgent = request.headers.get('user-agent')
    await startSession(db, { tokenHash, userId, tenantId, userAgent, at: now().toISOString() })
    return redirect(ownPath(new URL(request.url).searchParams.get('weiter')), {
      status: 303,
      headers: { 'Set-Cookie': setCookie },
    })
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error
    await Promise.all(keys.map((key) => signInFailures.hit(key)))
    return data({ email, fault: 'refused' as const }, { status: 422 })
  }
}

export default function SignIn() {
  const texts = useTexts().signIn
  const answer = useActionData<typeof action>()
  return (
    <main id="inhalt" className="page page-narrow">
      <LanguageSwitch />
      <h1>{texts.title}</h1>
      {answer ? (
        <div className="error-summary" role="alert" aria-labelledby="fehler">
          <h2 id="fehler">{texts.faults[answer.fault].title}</h2>
          <p>
            <a href="#email">{texts.faults[answer.fault].text}</a>
          </p>
        </div>
      ) : null}
      <form method="post" action={paths.signIn() + useLocation().search}>
        <label htmlFor="email">{texts.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.email}
        />
        <label htmlFor="password">{texts.password}</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <button type="submit">{texts.button}</button>
      </form>
    </main>
  )
}

/** Where to go on: only a path of the office, so that a prepared link leads nowhere else. */
function ownPath(wish: string | null): string {
  return wish !== null && /^\/buero(?:\/[\w/-]*)?$/.test(wish) ? wish : paths.office()
}
