import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import { readTaskPage } from './page.server'
import { TaskPage } from './task-page'
import { taskTitle } from './title'

export const handle = { access: 'use_office', title: taskTitle } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'taskId'>) {
  return { ...(await readTaskPage(house, scope, params.taskId)), formKey: randomUUID() }
}

export default function Task() {
  return <TaskPage {...useLoaderData<typeof loader>()} />
}
