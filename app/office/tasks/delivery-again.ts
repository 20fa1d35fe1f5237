import type { Args, RouteHandle } from '~/auth/access'
import { processAgain } from '~/domain/inbox/again.server'
import { InboxConflict } from '~/domain/inbox/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { onceForm } from '~/kit/forms/button-fields'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { deliveryOfTask } from './delivery-task.server'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const id = await deliveryOfTask(scope, taskId)
  const page = paths.task(taskId)
  const conflict = { of: InboxConflict, at: 'form' }
  return carryOutForm(
    { request, schema: onceForm, conflict, page },
    async ({ [FORM_KEY_FIELD]: formKey }) => {
      await processAgain(house, scope, { id, formKey })
      return saved<'tasks'>(request, page, 'meldung')
    },
  )
}
