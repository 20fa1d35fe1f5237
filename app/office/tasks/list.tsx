import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { countOpenTasks, readTaskList } from '~/domain/tasks/list.server'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { kindsByWord } from '~/i18n/task-kinds'
import { TasksPage } from './list-page'
import { readTaskQuery } from './query'

export const handle = { access: 'use_office', title: (texts) => texts.tasks.title } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readTaskQuery(request)
  const kinds = kindsByWord(languageOf(request))
  return {
    query,
    tasks: await readTaskList(house.reader, scope, query, kinds),
    open: await countOpenTasks(house.reader, scope),
  }
}

export default function Tasks() {
  return <TasksPage {...useLoaderData<typeof loader>()} />
}
