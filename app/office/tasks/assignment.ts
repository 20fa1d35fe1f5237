import type { Args, RouteHandle } from '~/auth/access'
import { assignTask } from '~/domain/tasks/assign.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

/** Assigns a task to the user, or unassigns it. */
export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const form = new URLSearchParams(await request.text())
  const isMine = form.get('ich') !== 'nein'
  const page = paths.task(taskId)
  const isSo = await assignTask(house, scope, taskId, { isMine, seen: form.get(SEEN_FIELD) })
  if (isSo) return saved<'tasks'>(request, page, isMine ? 'uebernommen' : 'abgegeben')
  return isMine ? saved<'tasks'>(request, page, 'vergeben') : seeOther(request, page)
}
