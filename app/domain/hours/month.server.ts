import Big from 'big.js'
import { type SqlBool, sql } from 'kysely'
import { listName } from '../employees/list-name'
import { listIdsOfMonth, type MonthPage, readMonthList } from '../employees/month-list.server'
import { isSalaried, type Listed, type MonthFilter } from '../employees/of-month.server'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { countRows } from '../lists/count-rows.server'
import type { Place } from '../lists/paging'
import { unknownIds } from '../unknown-hours/ids.server'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { type ClosedMonth, readMonthStand } from './closed.server'
import { listOpenCorrections, type OpenCorrection } from './corrections.server'
import { lastEntries } from './entries.server'
import { employeesWithHours, hoursOfMonth, type MonthOfHours } from './hours.server'
import type { Kinds } from './kinds'

const MOST_UNASSIGNED = 50

/** An employee of the month; without hours if none were reported. */
export interface ListedHours {
  id: string
  number: string
  name: string
  hours: MonthOfHours | null
  isSalaried: boolean
  /** Empty for a role that may not see pay. */
  kinds: Kinds
}

export interface HoursPage extends MonthPage<ListedHours> {
  month: MonthText
  total: { hours: DecimalText; overtime: DecimalText }
  unassigned: Unassigned
  closed: ClosedMonth | null
  /** Whether any of the month has reached the payroll office. */
  isHandedOver: boolean
  corrections: OpenCorrection[]
}

/** A page of unassigned ids in their order, and the number of all. */
export interface Unassigned {
  items: MonthOfHours[]
  total: number
  /** The id behind which this page begins; null for the first. */
  after: string | null
  /** The id behind which the next page begins; null on the last. */
  nextAfter: string | null
}

/** A role that may not see pay gets no vault to open kinds with. */
export interface HoursReading {
  executor: Executor
  vault: Vault | null
  scope: Within
  month: MonthText
}

/** A page of employees, and the hours of unassigned ids. */
export async function readHoursPage(
  reading: HoursReading,
  query: MonthFilter & { place: Place; unassignedAfter?: string | undefined },
): Promise<HoursPage> {
  const { executor, scope, month } = reading
  const listed = hoursIn(scope, month)
  const rows = (ids: string[]) => readListedHours(reading, ids)
  return {
    month,
    ...(await readMonthList(executor, scope, { listed, rows }, query)),
    total: await totalOf(executor, scope, month),
    unassigned: await readUnassigned(executor, scope, month, { after: query.unassignedAfter }),
    ...(await readMonthStand(executor, scope, month)),
    corrections: await listOpenCorrections(executor, scope, month),
  }
}

export async function listHoursIds(
  executor: Executor,
  scope: Within,
  { month, ...filter }: MonthFilter & { month: MonthText },
): Promise<string[]> {
  return listIdsOfMonth(executor, scope, hoursIn(scope, month), filter)
}

export async function readListedHours(
  { executor, vault, scope, month }: HoursReading,
  ids: string[],
): Promise<ListedHours[]> {
  const employees = await employeesWithHours(executor, scope, month, ids)
  const entries = vault ? await lastEntries(executor, vault, scope, { month, employeeIds: ids }) : new Map()
  return employees.map(({ id, number, first_name, last_name, hours, isSalaried }) => ({
    id,
    number,
    name: listName({ first_name, last_name }),
    hours,
    isSalaried,
    kinds: entries.get(id)?.kinds ?? {},
  }))
}

/** Begins anew where no id is left behind `after`, since those that were assigned are gone. */
export async function readUnassigned(
  executor: Executor,
  scope: Within,
  month: MonthText,
  { after, limit = MOST_UNASSIGNED }: { after?: string | undefined; limit?: number } = {},
): Promise<Unassigned> {
  const all = unknownIds(executor, scope, month)
  const behind = after === undefined ? all : all.where('newest_hours.employee_id', '>', after)
  const found = await behind
    .orderBy('newest_hours.employee_id')
    .limit(limit + 1)
    .execute()
  if (after !== undefined && found.length === 0) return readUnassigned(executor, scope, month, { limit })
  const ids = found.slice(0, limit).map((row) => row.employee_id)
  const isAll = after === undefined && found.length <= limit
  return {
    items: ids.length === 0 ? [] : await hoursOfMonth(executor, scope, month, ids),
    total: isAll ? ids.length : await countRows(executor, all),
    after: after ?? null,
    nextAfter: found.length > limit ? (ids.at(-1) ?? null) : null,
  }
}

/** Counts employees and unassigned ids, except ids whose hours went to an employee. */
async function totalOf(executor: Executor, { tenantId }: Within, month: MonthText) {
  const rows = await executor
    .selectFrom('current_hours')
    .select(['hours', 'overtime'])
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where(
      sql<SqlBool>`(employee_id, seq) not in (select n.employee_id, n.seq from hours_ids i
        join newest_hours n on n.tenant_id = i.tenant_id and n.month = ${month} and n.employee_id = i.foreign_id
          and n.is_correction = 0 and n.seq <= i.through_seq
        where i.tenant_id = ${tenantId})`,
    )
    .execute()
  const sum = (key: 'hours' | 'overtime') =>
    rows.reduce((total, row) => total.plus(row[key]), new Big(0)).toFixed()
  return { hours: sum('hours'), overtime: sum('overtime') }
}

function hoursIn({ tenantId }: Within, month: MonthText): Listed {
  return {
    month,
    exempt: isSalaried(month),
    has: sql<SqlBool>`exists (select 1 from newest_hours h
      where h.tenant_id = ${tenantId} and h.month = ${month} and h.employee_id = employees.id)`,
  }
}
