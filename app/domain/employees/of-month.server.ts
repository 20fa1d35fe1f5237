import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { byName } from '../lists/name-order.server'
import type { Place } from '../lists/paging'
import { searchWords } from '../lists/search-words'
import { daysOfMonth, type MonthText } from '../values/calendar'

/** Everyone of a month, or those with or without their hours or payslip. */
export type Presence = 'all' | 'there' | 'missing'

export interface MonthFilter {
  search: string
  presence: Presence
}

export interface MonthQuery extends MonthFilter {
  /** Undefined: the newest with any rows. */
  month: MonthText | undefined
  place: Place
}

/** A month and the condition that an employee has an entry. */
export interface Listed {
  month: MonthText
  has: RawBuilder<SqlBool>
  /** Also listed, besides those employed, if something may still be due. */
  due?: RawBuilder<SqlBool>
  /** Not expected to have an entry. */
  exempt?: RawBuilder<SqlBool>
}

/** Of those who worked in a month, how many have an entry. */
export interface MonthCounts {
  employees: number
  there: number
  missing: number
}

export const BY_NAME = byName('employees')

/** Everyone employed in the month, and anyone with hours or a payslip in it. */
export function employeesOfMonth(executor: Executor, scope: Within, listed: Listed, filter: MonthFilter) {
  const conditions: Record<Presence, RawBuilder<SqlBool>> = {
    all: sql`(${listed.has} or ${isDue(listed)})`,
    there: listed.has,
    missing: isMissing(listed),
  }
  const all = executor
    .selectFrom('employees')
    .where('tenant_id', '=', scope.tenantId)
    .where(conditions[filter.presence])
  return searchWords(filter.search).reduce(
    (query, word) => query.where(sql<SqlBool>`instr(search_key, ${word}) > 0`),
    all,
  )
}

function isDue({ month, due }: Listed): RawBuilder<SqlBool> {
  return due ? sql`(${due} or ${employedIn(month)})` : employedIn(month)
}

function isMissing(listed: Listed): RawBuilder<SqlBool> {
  const { has, exempt } = listed
  return exempt
    ? sql`(not ${has} and ${isDue(listed)} and not ${exempt})`
    : sql`(not ${has} and ${isDue(listed)})`
}

/** Whether an employee is paid a monthly salary in a month, and so need not report hours. */
export function isSalaried(month: MonthText) {
  return sql<SqlBool>`coalesce((select w.kind from employee_wages w where w.tenant_id = employees.tenant_id
    and w.employee_id = employees.id and w.from_month <= ${month} order by w.from_month desc limit 1), '') = 'monthly'`
}

export async function countOfMonth(executor: Executor, scope: Within, listed: Listed): Promise<MonthCounts> {
  const everybody = { search: '', presence: 'all' } as const
  return employeesOfMonth(executor, scope, listed, everybody)
    .select(({ fn }) => fn.countAll<number>().as('employees'))
    .select(sql<number>`coalesce(sum(${listed.has}), 0)`.as('there'))
    .select(sql<number>`coalesce(sum(${isMissing(listed)}), 0)`.as('missing'))
    .executeTakeFirstOrThrow()
}

/** Number of employees that a filter lists, if the counts of the month tell. */
export function countListed(
  { employees, there, missing }: MonthCounts,
  filter: MonthFilter,
): number | undefined {
  if (filter.search !== '') return undefined
  return { all: employees, there, missing }[filter.presence]
}

/**
 * Archived employees count up to their last day, since the last payroll comes after they leave. An archived employee
 * without a last day is never listed. `+` keeps SQLite from reading by date of entry and then sorting names.
 */
export function employedIn(month: MonthText) {
  const { first, last } = daysOfMonth(month)
  return sql<SqlBool>`(+entry_on <= ${last} and (exit_on >= ${first} or (exit_on is null and archived_at is null)))`
}
