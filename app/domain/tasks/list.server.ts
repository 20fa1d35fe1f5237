import { sql } from 'kysely'
import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import { MOST_COUNTED, type Paged, type Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { OfficeScope } from '../scope'
import { readTaskRows, selectTasks, type Task } from './find.server'

const PER_PAGE = 50

export type TaskState = 'open' | 'mine' | 'done'

export interface TaskQuery {
  state: TaskState
  place: Place
}

/** One page of what waits for the office, or of what is done, the newest first. */
export function readTaskList(
  executor: Executor,
  scope: OfficeScope,
  { state, place }: TaskQuery,
): Promise<Paged<Task>> {
  const list: Listing<Task, 'tasks'> = {
    matching: matching(executor, scope, state).select('tasks.id'),
    order: { table: 'tasks', by: [sql`tasks.created_at`, sql`tasks.id`], direction: 'desc' },
    rows: (ids) => readTaskRows(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

function matching(executor: Executor, scope: OfficeScope, state: TaskState) {
  return selectTasks(executor, scope)
    .where('tasks.done_at', state === 'done' ? 'is not' : 'is', null)
    .$if(state === 'mine', (query) => query.where('tasks.assigned_to', '=', scope.userId))
}

const SHOWN = 10

/** What has waited longest, and how many wait in all. */
export interface OldestTasks {
  items: Task[]
  total: number
}

export async function readOldestTasks(executor: Executor, scope: OfficeScope): Promise<OldestTasks> {
  const open = matching(executor, scope, 'open')
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
