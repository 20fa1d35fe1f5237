import Big from 'big.js'
import { type SqlBool, sql } from 'kysely'
import type { MonthText } from '../calendar'
import { countRows } from '../count-rows.server'
import { listName } from '../employees/list-name'
import {
  BY_NAME,
  countOfMonth,
  employeesOfMonth,
  type Listed,
  type MonthCounts,
  type MonthFilter,
} from '../employees/of-month.server'
import type { Executor } from '../house'
import type { DecimalText } from '../money'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { Within } from '../scope'
import { hoursOfMonth, type MonthOfHours } from './hours.server'

const PER_PAGE = 50
const MOST_UNASSIGNED = 50

/** Somebody who worked in the month; without hours where none have come. */
export interface ListedHours {
  id: string
  number: string
  name: string
  hours: MonthOfHours | null
}

export interface HoursPage {
  month: MonthText
  list: Paged<ListedHours>
  counts: MonthCounts
  total: { hours: DecimalText; overtime: DecimalText }
  /** Under ids that nobody has: the first of them, and how many there are. */
  unassigned: { items: MonthOfHours[]; total: number }
}

/** The hours of one month: a page of the employees, and what came under ids that nobody has. */
export async function readHoursPage(
  executor: Executor,
  scope: Within,
  { place, month, ...filter }: MonthFilter & { month: MonthText; place: Place },
): Promise<HoursPage> {
  const listed = hoursIn(scope, month)
  const list: Listing<ListedHours, 'employees'> = {
    matching: employeesOfMonth(executor, scope, listed, filter).select('id'),
    order: BY_NAME,
    rows: (ids) => readListedHours(executor, scope, month, ids),
  }
  return {
    month,
    list: await readPage(executor, scope, list, { place, perPage: PER_PAGE }),
    counts: await countOfMonth(executor, scope, listed),
    total: await totalOf(executor, scope, month),
    unassigned: await readUnassigned(executor, scope, month),
  }
}

/** The newest month up to this one that has hours. */
export async function newestMonthOfHours(
  executor: Executor,
  { tenantId }: Within,
  until: MonthText,
): Promise<MonthText | null> {
  const { month } = await executor
    .selectFrom('newest_hours')
    .select(({ fn }) => fn.max<string | null>('month').as('month'))
    .where('tenant_id', '=', tenantId)
    .where('month', '<=', until)
    .executeTakeFirstOrThrow()
  return month
}

/** All ids of employees that match, for a file. */
export async function listHoursIds(
  executor: Executor,
  scope: Within,
  { month, ...filter }: MonthFilter & { month: MonthText },
): Promise<string[]> {
  const matching = employeesOfMonth(executor, scope, hoursIn(scope, month), filter)
  const rows = await matching.select('id').orderBy('name_key').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export async function readListedHours(
  executor: Executor,
  scope: Within,
  month: MonthText,
  ids: string[],
): Promise<ListedHours[]> {
  const employees = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .execute()
  const said = new Map(
    (await hoursOfMonth(executor, scope, month, ids)).map((hours) => [hours.employeeId, hours]),
  )
  return employees.map(({ id, number, first_name, last_name }) => ({
    id,
    number,
    name: listName({ first_name, last_name }),
    hours: said.get(id) ?? null,
  }))
}

/** Hours under ids that nobody has. */
export async function readUnassigned(
  executor: Executor,
  scope: Within,
  month: MonthText,
  limit = MOST_UNASSIGNED,
): Promise<HoursPage['unassigned']> {
  const all = executor
    .selectFrom('newest_hours')
    .select('employee_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', month)
    .where('is_correction', '=', 0)
    .where(
      sql<SqlBool>`not exists (select 1 from employees e
        where e.tenant_id = newest_hours.tenant_id and e.id = newest_hours.employee_id)`,
    )
  const ids = (await all.orderBy('employee_id').limit(limit).execute()).map((row) => row.employee_id)
  const items = ids.length === 0 ? [] : await hoursOfMonth(executor, scope, month, ids)
  return { items, total: ids.length < limit ? ids.length : await countRows(executor, all) }
}

async function totalOf(executor: Executor, { tenantId }: Within, month: MonthText) {
  const rows = await executor
    .selectFrom('current_hours')
    .select(['hours', 'overtime'])
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .execute()
  const sum = (key: 'hours' | 'overtime') =>
    rows.reduce((total, row) => total.plus(row[key]), new Big(0)).toFixed()
  return { hours: sum('hours'), overtime: sum('overtime') }
}

export function hoursIn({ tenantId }: Within, month: MonthText): Listed {
  return {
    month,
    has: sql<SqlBool>`exists (select 1 from newest_hours h
      where h.tenant_id = ${tenantId} and h.month = ${month} and h.employee_id = employees.id)`,
  }
}
