import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import { MOST_COUNTED } from '../paging'
import type { OfficeScope } from '../scope'
import { readTaskRows, selectTasks } from './find.server'
import { NEWS, type Task } from './task'

const SHOWN = 10

/** What has waited longest, how many wait in all, and the newest of what only wants to be seen. */
export interface OldestTasks {
  items: Task[]
  total: number
  news: Task[]
}

export async function readOldestTasks(executor: Executor, scope: OfficeScope): Promise<OldestTasks> {
  const open = selectTasks(executor, scope).where('tasks.done_at', 'is', null)
  const toDo = open.where('tasks.kind', 'not in', NEWS)
  const ids = await idsOf(toDo, 'asc')
  const news = await idsOf(open.where('tasks.kind', 'in', NEWS), 'desc')
  if (ids.length + news.length === 0) return { items: [], total: 0, news: [] }
  const rows = new Map(
    (await readTaskRows(executor, scope, [...ids, ...news])).map((task) => [task.id, task]),
  )
  const inOrder = (some: string[]) => some.flatMap((id) => rows.get(id) ?? [])
  return {
    items: inOrder(ids),
    total:
      ids.length < SHOWN
        ? ids.length
        : await countRows(executor, toDo.select('tasks.id').limit(MOST_COUNTED + 1)),
    news: inOrder(news),
  }
}

async function idsOf(tasks: ReturnType<typeof selectTasks>, direction: 'asc' | 'desc'): Promise<string[]> {
  const rows = await tasks
    .select('tasks.id')
    .orderBy('tasks.created_at', direction)
    .orderBy('tasks.id', direction)
    .limit(SHOWN)
    .execute()
  return rows.map(({ id }) => id)
}
