import type { Args, RouteHandle } from '~/auth/access'
import { finishTask } from '~/domain/tasks/handle.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

/** Finishes a task, or opens it again. */
export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const isDone = new URLSearchParams(await request.text()).get('erledigt') !== 'nein'
  await finishTask(house, scope, taskId, isDone)
  return saved<'tasks'>(request, paths.task(taskId), isDone ? 'erledigt' : 'offen')
}
