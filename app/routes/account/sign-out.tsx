import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { clearedCookie, sessionTokenHash } from '~/auth/session.server'
import { now } from '~/clock.server'
import { db } from '~/db.server'
import { endSession } from '~/domain/users/sessions.server'
import { paths } from '~/paths'
import { LanguageSwitch, useHref, useTexts } from '~/ui/language'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.signOut.title)

export async function action({ request }: ActionFunctionArgs) {
  const tokenHash = await sessionTokenHash(request)
  if (tokenHash !== undefined) await endSession(db, tokenHash, now().toISOString())
  return redirect(paths.signIn(), { status: 303, headers: { 'Set-Cookie': await clearedCookie() } })
}

export default function SignOut() {
  const texts = useTexts().signOut
  const href = useHref()
  return (
    <main id="inhalt" className="page page-narrow">
      <LanguageSwitch />
      <h1>{texts.title}</h1>
      <form method="post" action={href(paths.signOut())}>
        <button type="submit">{texts.button}</button>
      </form>
    </main>
  )
}
