import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { clearedCookie, sessionTokenHash } from '~/auth/session.server'
import { now } from '~/clock.server'
import { db } from '~/db.server'
import { endSession } from '~/domain/users/sessions.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '~/ui/language'
import { Page } from '~/ui/page'
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
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <form className="form" method="post" action={href(paths.signOut())}>
        <button type="submit" className="button">
          {texts.button}
        </button>
      </form>
    </Page>
  )
}
