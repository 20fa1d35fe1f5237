import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { endOtherSessions, endOwnSession, listSessions } from '~/domain/users/own-sessions.server'
import { countSecondFactor } from '~/domain/users/second-factor-status.server'
import { SESSION_FIELD } from '~/forms/form-fields'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { SessionsPage } from '~/ui/account/sessions-page'

export const handle = { access: 'use_office', title: (texts) => texts.account.title } satisfies RouteHandle

export async function loader({ scope, user }: Args<typeof handle>) {
  const sessions = await listSessions(house.reader, user, scope.at)
  const secondFactor = await countSecondFactor(house.reader, user.userId)
  return { name: user.name, email: user.email, sessions, secondFactor }
}

/** Ends one session, or all others if none is named. */
export async function action({ request, scope, user }: Args<typeof handle>) {
  const form = new URLSearchParams(await request.text())
  const id = form.get(SESSION_FIELD)
  if (id === null) await endOtherSessions(house, user, scope.at)
  else await endOwnSession(house, user.userId, id, scope.at)
  return saved<'account'>(request, paths.account(), 'abgemeldet')
}

export default function Sessions() {
  return <SessionsPage {...useLoaderData<typeof loader>()} />
}
