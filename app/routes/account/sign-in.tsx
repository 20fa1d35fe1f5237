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
import { TextField } from '~/ui/field'
import { useTexts } from '~/ui/language'
import { Page } from '~/ui/page'
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
  const { search } = useLocation()
  return (
    <Page isNarrow>
      {answer ? <Fault fault={answer.fault} /> : null}
      <h1>{texts.title}</h1>
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
        <button type="submit" className="button">
          {texts.button}
        </button>
      </form>
    </Page>
  )
}

function Fault({ fault }: { fault: 'refused' | 'throttled' }) {
  const { title, text } = useTexts().signIn.faults[fault]
  return (
    <div className="error-summary" role="alert" aria-labelledby="fehler">
      <h2 id="fehler">{title}</h2>
      <p>{fault === 'refused' ? <a href="#email">{text}</a> : text}</p>
    </div>
  )
}

/** Where to go on: only a path of the office, so that a prepared link leads nowhere else. */
function ownPath(wish: string | null): string {
  return wish !== null && /^\/buero(?:\/[\w/-]*)?$/.test(wish) ? wish : paths.office()
}
