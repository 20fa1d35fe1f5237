import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { providerSignOut } from '~/auth/provider.server'
import { clearedCookie, sessionTokenHash } from '~/auth/session.server'
import { now } from '~/clock.server'
import { db, reader } from '~/db.server'
import { endSession, findSession } from '~/domain/users/sessions.server'
import { keepLanguage, languageOf } from '~/i18n/language'
import { vault } from '~/keys.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '~/ui/language'
import { Page } from '~/ui/page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.signOut.title)

export async function action({ request }: ActionFunctionArgs) {
  const tokenHash = await sessionTokenHash(request)
  const at = now().toISOString()
  const session = tokenHash === undefined ? undefined : await findSession(reader, tokenHash, at)
  if (tokenHash !== undefined) await endSession(db, tokenHash, at)
  const elsewhere =
    session?.idTokenSealed &&
    (await providerSignOut(
      vault.open(session.userId, 'id token', session.idTokenSealed),
      languageOf(request),
    ))
  const { search } = new URL(request.url)
  return redirect(elsewhere || keepLanguage(paths.signIn(), search), {
    status: 303,
    headers: { 'Set-Cookie': await clearedCookie() },
  })
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
