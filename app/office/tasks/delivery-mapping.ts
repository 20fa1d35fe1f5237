import type { Args, RouteHandle } from '~/auth/access'
import { processMended } from '~/domain/inbox/again.server'
import { InboxConflict } from '~/domain/inbox/conflict'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { mappingForm } from './delivery-fields'
import { deliveryOfTask } from './delivery-task.server'

export const handle = { access: 'handle_tasks' } satisfies RouteHandle

export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const id = await deliveryOfTask(scope, taskId)
  const page = paths.task(taskId)
  const conflict = { of: InboxConflict, at: 'form' }
  return carryOutForm({ request, schema: mappingForm, conflict, page }, async ({ formKey, data }) => {
    await processMended(house, scope, { id, data, formKey })
    return saved<'tasks'>(request, page, 'meldung')
  })
}
