import type { Args, RouteHandle } from '~/auth/access'
import { disableMember, enableMember } from '~/domain/users/members/members.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { lockForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/**
 * Locks a member out, or lets them in again. @throws Conflict for the last owner, whose page has no such
 * button
 */
export async function action({ request, scope, params: { userId } }: Args<typeof handle, 'userId'>) {
  const { gesperrt: isLocked } = await readFields(request, lockForm)
  await (isLocked ? disableMember(house, scope, userId) : enableMember(house, scope, userId))
  const event = isLocked ? 'member_locked' : 'member_unlocked'
  logEvent(event, request, { user: scope.userId, of: userId, tenant: scope.tenantId })
  return saved<'users'>(request, paths.user(userId), isLocked ? 'gesperrt' : 'entsperrt')
}
