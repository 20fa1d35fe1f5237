import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { askNumber, type Question } from '../kernel/questions.server'
import { taskAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { MOST_COUNTED } from '../lists/paging'
import { readTaskRows, selectTasks } from './find.server'
import { NEWS, type Task } from './task'

const SHOWN = 10

/** The longest-waiting tasks, and the newest that only need to be seen. */
export interface OldestTasks {
  items: Task[]
  news: Task[]
}

export async function readOldestTasks(executor: Executor, scope: OfficeScope): Promise<OldestTasks> {
  const open = selectTasks(executor, scope).where('tasks.done_at', 'is', null)
  const toDo = open.where('tasks.kind', 'not in', NEWS)
  const oldest = firstOf(toDo, 'asc').as('oldest')
  const newest = firstOf(open.where('tasks.kind', 'in', NEWS), 'desc').as('newest')
  const shown = executor.selectFrom(oldest).select('id').unionAll(executor.selectFrom(newest).select('id'))
  const tasks = (await readTaskRows(executor, scope, sql<string>`${shown}`)).sort(byTime)
  const items = tasks.filter(({ kind }) => !NEWS.includes(kind))
  return {
    items,
    news: tasks.filter(({ kind }) => NEWS.includes(kind)).reverse(),
  }
}

/** How many wait, up to one more than are ever counted. */
export function tasksToDoAsked({ tenantId, role }: OfficeScope): Question<number> {
  return askNumber(sql`(select count(*) from (select 1 from tasks where tenant_id = ${tenantId}
    and area in (${sql.join(taskAreasOf(role))}) and done_at is null and kind not in (${sql.join(NEWS)})
    limit ${sql.lit(MOST_COUNTED + 1)}))`)
}

function firstOf(tasks: ReturnType<typeof selectTasks>, direction: 'asc' | 'desc') {
  return tasks
    .select('tasks.id')
    .orderBy('tasks.created_at', direction)
    .orderBy('tasks.id', direction)
    .limit(SHOWN)
}

function byTime(one: Task, other: Task): number {
  const [a, b] = [`${one.at} ${one.id}`, `${other.at} ${other.id}`]
  return a < b ? -1 : Number(a > b)
}
