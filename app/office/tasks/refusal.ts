import type { Args, RouteHandle } from '~/auth/access'
import { refuseChangeRequest } from '~/domain/customer-changes/settle-request.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { refusalForm } from './forms'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const page = paths.task(taskId)
  return carryOutForm({ request, schema: refusalForm, page }, async ({ reason }) => {
    const isSettled = await refuseChangeRequest(house, scope, taskId, reason)
    return saved<'tasks'>(request, page, isSettled ? 'abgelehnt' : 'anders')
  })
}
