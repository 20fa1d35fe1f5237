import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { countSecondFactor } from '~/domain/users/second-factor-standing.server'
import { endOwnSession, endSessionsOf, listSessions } from '~/domain/users/sessions.server'
import { keepLanguage } from '~/i18n/language'
import { paths, SAVED_PARAMETER, savedPath } from '~/paths'
import { SESSION_FIELD } from '~/ui/account/session-field'
import { SessionsPage } from '~/ui/account/sessions-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.account.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const sessions = await listSessions(reader, user, scope.at)
  const secondFactor = await countSecondFactor(reader, user.userId)
  return { frame: await readOfficeFrame(reader, user), email: user.email, sessions, secondFactor }
}

/** Ends one session, or every other one where none is named. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const form = new URLSearchParams(await request.text())
  const id = form.get(SESSION_FIELD)
  if (id === null) await endSessionsOf(db, user.userId, scope.at, user.tokenHash)
  else await endOwnSession(db, user.userId, id, scope.at)
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.account(), 'abgemeldet'), search), 303)
}

export default function Sessions() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <SessionsPage {...useLoaderData<typeof loader>()} saved={saved} />
}
