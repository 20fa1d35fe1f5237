import { sql } from 'kysely'
import type { Executor } from '../house'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { OfficeScope } from '../scope'
import { readTaskRows, selectTasks } from './find.server'
import type { Task } from './task'

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
