import type { Args, RouteHandle } from '~/auth/access'
import { MemberConflict } from '~/domain/users/conflict'
import { inviteAgain } from '~/domain/users/members/invitations.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { giveBack } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'userId'>) {
  try {
    await inviteAgain(house, scope, params.userId)
  } catch (error) {
    if (!(error instanceof MemberConflict)) throw error
    const refusal = { faults: { form: error.code }, values: {} }
    return giveBack(request, paths.user(params.userId), { refusal, wait: 0 })
  }
  return saved<'users'>(request, paths.user(params.userId), 'einladung')
}
