import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { askForPassword } from '~/auth/ask-again.server'
import { endOtherSessions, endOwnSession } from '~/domain/users/accounts/end-own-sessions.server'
import { listSessions } from '~/domain/users/accounts/own-sessions.server'
import { SHOWN_HASH } from '~/domain/users/accounts/sessions.server'
import { passwordHashOf } from '~/domain/users/members/users.server'
import { countSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { sessionEndForm } from '~/kit/forms/account-forms.server'
import { SESSION_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { SessionsPage } from './sessions-page'

export const handle = {
  access: 'keep_account',
  checksPassword: true,
  title: (texts) => texts.account.title,
} satisfies RouteHandle

export async function loader({ scope, user }: Args<typeof handle>) {
  const sessions = await listSessions(house.reader, user, scope.at)
  const secondFactor = await countSecondFactor(house.reader, user.userId)
  const hasPassword = (await passwordHashOf(house.reader, user.userId)) != null
  return { name: user.name, email: user.email, sessions, secondFactor, hasPassword }
}

/** Ends one session, or all others if none is named. Needs the password for any but this one. */
export function action({ request, scope, user }: Args<typeof handle>) {
  return carryOutForm({ request, schema: sessionEndForm }, async ({ [SESSION_FIELD]: id = '', password }) => {
    if (id !== user.tokenHash.slice(0, SHOWN_HASH)) {
      const refused = await askForPassword(scope, password)
      if (refused) return refused
    }
    if (id === '') await endOtherSessions(house, user, scope.at)
    else await endOwnSession(house, user.userId, id, scope.at)
    return saved<'account'>(request, paths.account(), 'abgemeldet')
  })
}

export default function Sessions() {
  return <SessionsPage {...useLoaderData<typeof loader>()} />
}
