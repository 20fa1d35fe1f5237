import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { MemberConflict } from '~/domain/users/conflict'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { listMembers } from '~/domain/users/members/members.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { invitationForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { UsersPage } from './list-page'

export const handle = { access: 'manage_firm', title: (texts) => texts.users.title } satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return { members: await listMembers(house.reader, scope) }
}

/** On a double click, the second request finds the invitation of the first. */
export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: MemberConflict, at: 'email' }
  return carryOutForm({ request, schema: invitationForm, conflict }, async (values) => {
    const { userId } = await inviteUser(house, scope, values)
    return saved<'users'>(request, paths.user(userId), 'einladung')
  })
}

export default function Users() {
  return <UsersPage {...useLoaderData<typeof loader>()} />
}
