import type { Args, RouteHandle } from '~/auth/access'
import { assignTask } from '~/domain/tasks/assign.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

/** Takes a task on, or leaves it to others again. */
export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const isMine = new URLSearchParams(await request.text()).get('ich') !== 'nein'
  if (!(await assignTask(house, scope, taskId, isMine))) return seeOther(request, paths.task(taskId))
  return saved<'tasks'>(request, paths.task(taskId), isMine ? 'uebernommen' : 'abgegeben')
}
