import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { house } from '~/house.server'
import type { Texts } from '~/i18n/texts'
import { readTaskPage, type TaskPage as TaskPageData } from './page.server'
import { TaskPage } from './task-page'

export const handle = { access: 'use_office', title: taskTitle } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'taskId'>) {
  return { ...(await readTaskPage(house, scope, params.taskId)), formKey: randomUUID() }
}

export default function Task() {
  return <TaskPage {...useLoaderData<typeof loader>()} />
}

function taskTitle(texts: Texts, data: unknown): string {
  const { task } = (data ?? {}) as Partial<TaskPageData>
  if (!task) return texts.tasks.title
  return [texts.tasks.kinds[task.kind], task.about].filter(Boolean).join(' – ')
}
