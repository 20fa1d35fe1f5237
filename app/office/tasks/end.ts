import type { Args, RouteHandle } from '~/auth/access'
import { TaskConflict } from '~/domain/tasks/conflict'
import { finishTask } from '~/domain/tasks/handle.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { FROM_START_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { taskEndForm } from './forms'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const page = paths.task(taskId)
  const conflict = { of: TaskConflict, at: 'form' }
  return carryOutForm(
    { request, schema: taskEndForm, conflict, page },
    async ({ erledigt: isDone, [FROM_START_FIELD]: fromStart }) => {
      await finishTask(house, scope, taskId, isDone)
      if (fromStart) return seeOther(request, paths.office())
      return saved<'tasks'>(request, page, isDone ? 'erledigt' : 'offen')
    },
  )
}
