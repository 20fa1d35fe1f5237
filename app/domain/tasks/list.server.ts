import { type SqlBool, sql } from 'kysely'
import type { TaskKind } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readAll, readPage } from '../lists/read-page.server'
import { searchWords } from '../lists/search-words'
import { readTaskRows, selectTasks } from './find.server'
import type { Task } from './task'

const PER_PAGE = 50

export type TaskState = 'open' | 'mine' | 'done'

export interface TaskFilter {
  state: TaskState
  /** Searches the customer or employee, and the number that a task is about. */
  search: string
  kind: TaskKind | undefined
}

const ORDERS = {
  newest: { by: [sql`tasks.created_at`, sql`tasks.id`], direction: 'desc' },
  oldest: { by: [sql`tasks.created_at`, sql`tasks.id`], direction: 'asc' },
  done: { by: [sql`tasks.done_at`, sql`tasks.id`], direction: 'desc' },
} as const satisfies Record<string, Omit<Order, 'table'>>

/** By date, by kind, or last done first, for done tasks only. */
export type TaskOrder = keyof typeof ORDERS | 'kind'

export interface TaskListing extends TaskFilter {
  order: TaskOrder
}

/** All kinds, in the order of their labels in the reader's language. */
type Kinds = readonly TaskKind[]

export interface TaskQuery extends TaskListing {
  place: Place
}

/** One page of open or done tasks. */
export function readTaskList(
  executor: Executor,
  scope: OfficeScope,
  { place, ...listed }: TaskQuery,
  kinds: Kinds,
): Promise<ListPage<Task>> {
  return readPage(executor, scope, listing(executor, scope, listed, kinds), { place, perPage: PER_PAGE })
}

/** Of all kinds that the role sees; counted in an index of the open ones. */
export async function countOpenTasks(executor: Executor, scope: OfficeScope): Promise<number> {
  const { count } = await selectTasks(executor, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tasks.done_at', 'is', null)
    .where('tasks.created_at', '>', '')
    .executeTakeFirstOrThrow()
  return count
}

export function readAllTasks(executor: Executor, scope: OfficeScope, listed: TaskListing, kinds: Kinds) {
  return readAll(listing(executor, scope, listed, kinds))
}

function listing(
  executor: Executor,
  scope: OfficeScope,
  listed: TaskListing,
  kinds: Kinds,
): Listing<Task, 'tasks'> {
  return {
    matching: matching(executor, scope, listed).select('tasks.id'),
    order: { table: 'tasks', ...orderOf(listed, kinds) },
    rows: (ids) => readTaskRows(executor, scope, ids),
  }
}

function orderOf({ order, state, kind }: TaskListing, kinds: Kinds): Omit<Order, 'table'> {
  if (order === 'done' && state !== 'done') return ORDERS.newest
  if (order !== 'kind') return ORDERS[order]
  if (kind !== undefined) return ORDERS.oldest
  const ranks = kinds.map((each, rank) => sql`when ${each} then ${sql.lit(rank)}`)
  const rank = sql`case tasks.kind ${sql.join(ranks, sql` `)} end`
  return { by: [rank, sql`tasks.created_at`, sql`tasks.id`], direction: 'asc' }
}

function matching(executor: Executor, scope: OfficeScope, { state, search, kind, order }: TaskListing) {
  const all = selectTasks(executor, scope)
    .where('tasks.done_at', state === 'done' ? 'is not' : 'is', null)
    // Always true: lets SQLite use a covering index where none has the order.
    .$if(order === 'kind', (query) => query.where('tasks.created_at', '>', ''))
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
