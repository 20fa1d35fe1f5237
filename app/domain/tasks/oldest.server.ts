import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import { askNumber, type Question } from '../kernel/questions.server'
import { taskAreasOf } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { MOST_COUNTED } from '../lists/paging'
import { selectTaskRows, selectTasksIn, type TasksIn, taskOf, tasksOf } from './find.server'
import { NEWS, type Task } from './task'

const SHOWN = 10

/** The longest-waiting tasks, and the newest that only need to be seen. */
export interface OldestTasks {
  items: Task[]
  news: Task[]
}

export async function readOldestTasks(executor: Executor, scope: OfficeScope): Promise<OldestTasks> {
  const tasks = (await selectShown(executor, tasksOf(scope))).map(taskOf).sort(byTime)
  const items = tasks.filter(({ kind }) => !NEWS.includes(kind))
  return {
    items,
    news: tasks.filter(({ kind }) => NEWS.includes(kind)).reverse(),
  }
}

const selectShown = prepared((executor: Executor, tasks: TasksIn) => {
  const open = selectTasksIn(executor, tasks).where('tasks.done_at', 'is', null)
  const oldest = firstOf(open.where('tasks.kind', 'not in', NEWS), 'asc').as('oldest')
  const newest = firstOf(open.where('tasks.kind', 'in', NEWS), 'desc').as('newest')
  const shown = executor.selectFrom(oldest).select('id').unionAll(executor.selectFrom(newest).select('id'))
  return selectTaskRows(executor, tasks, sql<string>`${shown}`)
})

/** How many wait, up to one more than are ever counted. */
export function tasksToDoAsked({ tenantId, role }: OfficeScope): Question<number> {
  return askNumber(sql`(select count(*) from (select 1 from tasks where tenant_id = ${tenantId}
    and area in (${sql.join(taskAreasOf(role))}) and done_at is null and kind not in (${sql.join(NEWS)})
    limit ${sql.lit(MOST_COUNTED + 1)}))`)
}

function firstOf(tasks: ReturnType<typeof selectTasksIn>, direction: 'asc' | 'desc') {
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
