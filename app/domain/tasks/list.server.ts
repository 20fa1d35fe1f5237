import { type SqlBool, sql } from 'kysely'
import type { TaskKind } from '~db/schema'
import type { Executor } from '../house'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { OfficeScope } from '../scope'
import { searchWords } from '../search-words'
import { readTaskRows, selectTasks } from './find.server'
import type { Task } from './task'

const PER_PAGE = 50

export type TaskState = 'open' | 'mine' | 'done'

export interface TaskQuery {
  state: TaskState
  /** Looked for in the customer or employee, and in the number that a task is about. */
  search: string
  kind: TaskKind | undefined
  place: Place
}

/** One page of what waits for the office, or of what is done, the newest first. */
export function readTaskList(
  executor: Executor,
  scope: OfficeScope,
  { place, ...filter }: TaskQuery,
): Promise<Paged<Task>> {
  const list: Listing<Task, 'tasks'> = {
    matching: matching(executor, scope, filter).select('tasks.id'),
    order: { table: 'tasks', by: [sql`tasks.created_at`, sql`tasks.id`], direction: 'desc' },
    rows: (ids) => readTaskRows(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

function matching(executor: Executor, scope: OfficeScope, { state, search, kind }: Omit<TaskQuery, 'place'>) {
  const all = selectTasks(executor, scope)
    .where('tasks.done_at', state === 'done' ? 'is not' : 'is', null)
    .$if(state === 'mine', (query) => query.where('tasks.assigned_to', '=', scope.userId))
    .$if(kind !== undefined, (query) => query.where('tasks.kind', '=', kind as TaskKind))
  return searchWords(search).reduce((query, word) => query.where(hasWord(scope, word)), all)
}

function hasWord({ tenantId }: OfficeScope, word: string) {
  const among = (table: 'customers' | 'employees') =>
    sql`(select id from ${sql.table(table)} where tenant_id = ${tenantId} and instr(search_key, ${word}) > 0)`
  return sql<SqlBool>`(tasks.customer_id in ${among('customers')} or tasks.employee_id in ${among('employees')}
    or instr(lower(tasks.detail), ${word}) > 0)`
}
