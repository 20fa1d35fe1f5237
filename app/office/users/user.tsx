import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { MemberConflict } from '~/domain/users/conflict'
import { changeRole, readMemberPage } from '~/domain/users/members/members.server'
import { hasSecondFactor } from '~/domain/users/second-factor/second-factor-status.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { roleForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { showLink } from '~/kit/shown-link.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { UserPage } from './user-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.users.one, data, 'member', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'userId'>) {
  const { member, invitation } = await readMemberPage(house.reader, house.keyring, scope, params.userId)
  const shown = {
    purpose: 'einladung',
    subjectId: member.userId,
    link: invitation,
    path: paths.invitation,
  } as const
  return {
    member,
    hasSecondFactor: member.status === 'active' && (await hasSecondFactor(house.reader, member.userId)),
    invitation: await showLink(request, scope, shown),
  }
}

export async function action({ request, scope, params }: Args<typeof handle, 'userId'>) {
  const { member } = await readMemberPage(house.reader, house.keyring, scope, params.userId)
  const conflict = { of: MemberConflict, at: 'role' }
  return carryOutForm({ request, schema: roleForm, conflict }, async ({ role }) => {
    await changeRole(house, scope, member.userId, role)
    logEvent('role_changed', request, { user: scope.userId, of: member.userId, tenant: scope.tenantId, role })
    return saved<'users'>(request, paths.user(member.userId), 'rolle')
  })
}

export default function User() {
  return <UserPage {...useLoaderData<typeof loader>()} />
}
