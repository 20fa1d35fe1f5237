import type { Args, RouteHandle } from '~/auth/access'
import { inviteAgain } from '~/domain/users/invitations.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'userId'>) {
  await inviteAgain(house, scope, params.userId)
  return saved<'users'>(request, paths.user(params.userId), 'einladung')
}
