import { sql } from 'kysely'
import { isSalaried } from '../employees/of-month.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Instant, MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { fullName } from '../values/person-name'

export interface ReportedHours {
  hours: DecimalText
  overtime: DecimalText
  source: 'webhook' | 'office'
  recordedAt: Instant
}

/** One employee's month: the current hours, and different ones reported after the month was paid. */
export interface MonthOfHours {
  month: MonthText
  employeeId: string
  /** Null if the id is not assigned yet. */
  employee: { number: string; name: string } | null
  /** Null if the month was paid before any hours came. */
  current: ReportedHours | null
  correction: ReportedHours | null
}

type Reach = Within

const COLUMNS = [
  'newest_hours.seq',
  'newest_hours.month',
  'newest_hours.employee_id',
  'newest_hours.hours',
  'newest_hours.overtime',
  'newest_hours.source',
  'newest_hours.is_correction',
  'newest_hours.recorded_at',
  'employees.number',
  'employees.first_name',
  'employees.last_name',
] as const

/** Employees by name, then unassigned ids. */
export async function listHours(executor: Executor, scope: Reach, month: MonthText): Promise<MonthOfHours[]> {
  return collect(
    await newestHours(executor, scope, [month])
      .orderBy(sql`employees.name_key is null`)
      .orderBy('employees.name_key')
      .orderBy('newest_hours.employee_id')
      .execute(),
  )
}

/** Newest month first. */
export async function hoursOf(
  executor: Executor,
  scope: Reach,
  employeeId: string,
  months: readonly MonthText[],
): Promise<MonthOfHours[]> {
  if (months.length === 0) return []
  const newestRows = await newestHours(executor, scope, months)
    .where('newest_hours.employee_id', '=', employeeId)
    .execute()
  return collect(newestRows).sort((a, b) => (a.month < b.month ? 1 : -1))
}

export async function hoursOfMonth(
  executor: Executor,
  scope: Reach,
  month: MonthText,
  employeeIds: readonly string[],
): Promise<MonthOfHours[]> {
  return collect(
    await newestHours(executor, scope, [month])
      .where('newest_hours.employee_id', 'in', employeeIds)
      .execute(),
  )
}

/** Employees with their hours of one month; null if none were reported. */
export async function employeesWithHours(
  executor: Executor,
  { tenantId }: Reach,
  month: MonthText,
  employeeIds: readonly string[],
) {
  const rows = await executor
    .selectFrom('employees')
    .leftJoin('newest_hours', (join) =>
      joined(join, 'newest_hours.employee_id', 'employees.id').on('newest_hours.month', '=', month),
    )
    .select(['employees.id', ...COLUMNS, isSalaried(month).as('is_salaried')])
    .where('employees.tenant_id', '=', tenantId)
    .where('employees.id', 'in', employeeIds)
    .execute()
  const byEmployee = new Map(collect(rows.filter(hasHours)).map((hours) => [hours.employeeId, hours]))
  const each = new Map(
    rows.map(({ id, number, first_name, last_name, is_salaried }) => [
      id,
      { id, number, first_name, last_name, isSalaried: Number(is_salaried) === 1 },
    ]),
  )
  return [...each.values()].map((employee) => ({ ...employee, hours: byEmployee.get(employee.id) ?? null }))
}

/** Newest current row and newest correction, per employee and month. */
function newestHours(executor: Executor, scope: Reach, months: readonly MonthText[]) {
  return executor
    .selectFrom('newest_hours')
    .leftJoin('employees', (join) => joined(join, 'employees.id', 'newest_hours.employee_id'))
    .select(COLUMNS)
    .where('newest_hours.tenant_id', '=', scope.tenantId)
    .where('newest_hours.month', 'in', months)
}

type HoursRow = Awaited<ReturnType<ReturnType<typeof newestHours>['execute']>>[number]

function hasHours<Row extends { seq: number | null }>(row: Row): row is Row & HoursRow {
  return row.seq !== null
}

function collect(rows: readonly HoursRow[]): MonthOfHours[] {
  const pairs = new Map<string, { current?: HoursRow; correction?: HoursRow; any: HoursRow }>()
  for (const row of rows) {
    const key = `${row.month} ${row.employee_id}`
    const pair = pairs.get(key) ?? { any: row }
    if (row.is_correction) pair.correction = row
    else pair.current = row
    pairs.set(key, pair)
  }
  return [...pairs.values()].map(({ current, correction, any }) => ({
    month: any.month,
    employeeId: any.employee_id,
    employee:
      any.number === null
        ? null
        : { number: any.number, name: fullName(any.first_name ?? '', any.last_name ?? '') },
    current: current ? reportedHours(current) : null,
    correction: correction && isOpen(correction, current) ? reportedHours(correction) : null,
  }))
}

/**
 * A correction is open until it is decided: by a later current row, with its value or the old one. If the sender reports
 * the old value again, nothing is open either.
 */
function isOpen(correction: HoursRow, current: HoursRow | undefined): boolean {
  if (!current) return true
  const isSame = correction.hours === current.hours && correction.overtime === current.overtime
  return correction.seq > current.seq && !isSame
}

function reportedHours(row: HoursRow): ReportedHours {
  return { hours: row.hours, overtime: row.overtime, source: row.source, recordedAt: row.recorded_at }
}
