import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readChangeRequest } from '~/domain/customer-changes/request.server'
import { applyChangeRequest } from '~/domain/customer-changes/settle-request.server'
import { NotFound } from '~/domain/kernel/errors'
import { may } from '~/domain/kernel/rights'
import { TaskConflict } from '~/domain/tasks/conflict'
import { getTask } from '~/domain/tasks/find.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { ChangeRequestPage } from './change-request-page'
import { addressChangeForm, bankChangeForm } from './forms'
import { readTaskPage } from './page.server'
import { TaskPage } from './task-page'

export const handle = {
  access: 'handle_tasks',
  title: (texts) => texts.tasks.changeRequest.title,
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'taskId'>) {
  const task = await getTask(house.reader, scope, params.taskId)
  // An address is compared on the task's own page.
  if (task.kind === 'address')
    return { page: { ...(await readTaskPage(house, scope, task.id)), formKey: randomUUID() }, compared: null }
  // The mandates may have the new account by now, so there is nothing to compare.
  if (task.doneAt !== null) throw seeOther(request, paths.task(task.id))
  const changeRequest = await readChangeRequest(house.reader, house.vault, scope, task)
  if (changeRequest.kind !== 'bank') throw new NotFound()
  const { iban, ...account } = changeRequest.account
  const mayCompare = may(scope.role, 'keep_customers')
  const shown = mayCompare ? { ...account, iban } : account
  return {
    page: null,
    compared: { task, account: shown, mandates: changeRequest.mandates, revision: changeRequest.revision },
  }
}

/** Applies the change request. A bank account needs confirmation that the customer was asked. */
export async function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  const { kind } = await getTask(house.reader, scope, taskId)
  const schema = kind === 'bank' ? bankChangeForm : addressChangeForm
  const page = kind === 'bank' ? paths.taskChangeRequest(taskId) : paths.task(taskId)
  const conflict = { of: TaskConflict, at: 'form' }
  return carryOutForm({ request, schema, conflict, page }, async ({ revision }) => {
    const isSettled = await applyChangeRequest(house, scope, taskId, revision)
    return saved<'tasks'>(request, paths.task(taskId), isSettled ? 'umgesetzt' : 'anders')
  })
}

export default function TaskChangeRequest() {
  const { page, compared } = useLoaderData<typeof loader>()
  return page ? <TaskPage {...page} /> : <ChangeRequestPage {...compared} />
}
