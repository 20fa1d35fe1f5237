import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import { MOST_COUNTED } from '../paging'
import type { OfficeScope } from '../scope'
import { readTaskRows, selectTasks } from './find.server'
import type { Task } from './task'

const SHOWN = 10

/** What has waited longest, and how many wait in all. */
export interface OldestTasks {
  items: Task[]
  total: number
}

export async function readOldestTasks(executor: Executor, scope: OfficeScope): Promise<OldestTasks> {
  const open = selectTasks(executor, scope).where('tasks.done_at', 'is', null)
  const oldest = await open
    .select('tasks.id')
    .orderBy('tasks.created_at')
    .orderBy('tasks.id')
    .limit(SHOWN)
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length === 0) return { items: [], total: 0 }
  const rows = new Map((await readTaskRows(executor, scope, ids)).map((task) => [task.id, task]))
  return {
    items: ids.flatMap((id) => rows.get(id) ?? []),
    total:
      ids.length < SHOWN
        ? ids.length
        : await countRows(executor, open.select('tasks.id').limit(MOST_COUNTED + 1)),
  }
}
