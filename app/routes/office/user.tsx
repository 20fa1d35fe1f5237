import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { MemberConflict } from '~/domain/users/conflict'
import { changeRole, readMemberPage } from '~/domain/users/members.server'
import { hasSecondFactor } from '~/domain/users/second-factor-standing.server'
import { roleForm } from '~/forms/account-forms.server'
import { readOfficeForm, refuseField, refuseForm } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { shownLink } from '~/pages/link-page.server'
import { paths } from '~/paths'
import { UserPage } from '~/ui/office/user-page'

export const handle = { access: 'manage_firm', title: (texts) => texts.users.one } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'userId'>) {
  const { member, invitation } = await readMemberPage(house.reader, house.keyring, scope, params.userId)
  return {
    member,
    hasSecondFactor: member.standing === 'active' && (await hasSecondFactor(house.reader, member.userId)),
    invitation: shownLink(invitation ?? undefined, paths.invitation),
  }
}

export async function action({ request, scope, params }: Args<typeof handle, 'userId'>) {
  const { member } = await readMemberPage(house.reader, house.keyring, scope, params.userId)
  const form = await readOfficeForm(request, roleForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  try {
    await changeRole(house, scope, member.userId, form.values.role)
    return saved<'users'>(request, paths.user(member.userId), 'rolle')
  } catch (error) {
    if (error instanceof MemberConflict) return refuseField(form.entered, 'role', error.code)
    throw error
  }
}

export default function User() {
  return <UserPage {...useLoaderData<typeof loader>()} />
}
