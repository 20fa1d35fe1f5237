import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { MonthText } from '../values/calendar'
import {
  BY_NAME,
  countListed,
  countOfMonth,
  employeesOfMonth,
  type Listed,
  type MonthCounts,
  type MonthFilter,
} from './of-month.server'

const PER_PAGE = 50

export interface MonthPage<Row> {
  list: ListPage<Row>
  counts: MonthCounts
}

/** A page of the employees of a month by name; `rows` reads what is shown of some of them. */
export async function readMonthList<Row extends { id: string }>(
  executor: Executor,
  scope: Within,
  { listed, rows }: { listed: Listed; rows: (ids: string[]) => Promise<Row[]> },
  { place, ...filter }: MonthFilter & { place: Place },
): Promise<MonthPage<Row>> {
  const matching = employeesOfMonth(executor, scope, listed, filter).select('id')
  const counts = await countOfMonth(executor, scope, listed)
  const shown = { place, perPage: PER_PAGE, known: countListed(counts, filter) }
  return { list: await readPage(executor, scope, { matching, order: BY_NAME, rows }, shown), counts }
}

/** All matching employees of a month, by name. */
export async function listIdsOfMonth(
  executor: Executor,
  scope: Within,
  listed: Listed,
  filter: MonthFilter,
): Promise<string[]> {
  const matching = employeesOfMonth(executor, scope, listed, filter)
  const rows = await matching.select('id').orderBy('name_key').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** The newest month with any hours or payslips, not after another. */
export async function newestMonthOf(
  executor: Executor,
  { tenantId }: Within,
  table: 'newest_hours' | 'payslips',
  until: MonthText,
): Promise<MonthText | null> {
  const { month } = await executor
    .selectFrom(table)
    .select(({ fn }) => fn.max<string | null>('month').as('month'))
    .where('tenant_id', '=', tenantId)
    .where('month', '<=', until)
    .executeTakeFirstOrThrow()
  return month
}
