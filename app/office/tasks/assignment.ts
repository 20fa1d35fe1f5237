import type { Args, RouteHandle } from '~/auth/access'
import { assignTask } from '~/domain/tasks/assign.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { assignmentForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const { ich: isMine, stand: seen } = await readFields(request, assignmentForm)
  const page = paths.task(taskId)
  const isSo = await assignTask(house, scope, taskId, { isMine, seen })
  if (isSo) return saved<'tasks'>(request, page, isMine ? 'uebernommen' : 'abgegeben')
  return isMine ? saved<'tasks'>(request, page, 'vergeben') : seeOther(request, page)
}
