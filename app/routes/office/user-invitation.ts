import { data } from '@remix-run/node'
import type { Args, RouteHandle } from '~/auth/access'
import { MemberConflict } from '~/domain/users/conflict'
import { inviteAgain } from '~/domain/users/invitations.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'userId'>) {
  try {
    await inviteAgain(house, scope, params.userId)
  } catch (error) {
    if (error instanceof MemberConflict) throw data(null, { status: 429, headers: { 'Retry-After': '3600' } })
    throw error
  }
  return saved<'users'>(request, paths.user(params.userId), 'einladung')
}
