import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readTaskPage } from '~/domain/office/task-page.server'
import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { carryOutForm } from '~/forms/office-form.server'
import { replyForm } from '~/forms/task-forms'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { replyFromOffice } from '~/pages/task-page.server'
import { paths } from '~/paths'
import { TaskPage } from '~/ui/tasks/task-page'

export const handle = { access: 'use_office', title: (texts) => texts.tasks.title } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'taskId'>) {
  return { ...(await readTaskPage(house, scope, params.taskId)), formKey: randomUUID() }
}

/** Answers by mail. */
export function action({ request, scope, params: { taskId } }: Args<typeof handle, 'taskId'>) {
  return carryOutForm({ request, schema: replyForm }, async ({ message, [FORM_KEY_FIELD]: formKey }) => {
    const { isSent } = await replyFromOffice(scope, taskId, { message, formKey: formKey || randomUUID() })
    if (!isSent) return { faults: { message: 'no_address' } }
    return saved<'tasks'>(request, paths.task(taskId), 'antwort')
  })
}

export default function Task() {
  return <TaskPage {...useLoaderData<typeof loader>()} />
}
