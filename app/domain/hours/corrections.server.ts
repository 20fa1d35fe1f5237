import { type SqlBool, sql } from 'kysely'
import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'

const MOST_SHOWN = 50

/** Hours that came after the month was closed or paid, with the current ones. */
export interface OpenCorrection {
  employeeId: string
  name: string
  before: Pair | null
  after: Pair
}

interface Pair {
  hours: DecimalText
  overtime: DecimalText
}

/** Hours that wait for a decision: newer than the current ones, and different. */
export function openCorrections(executor: Executor, { tenantId }: Within, month: MonthText) {
  return (
    executor
      .selectFrom('newest_hours as late')
      .leftJoin('newest_hours as counts', (join) =>
        joined(join, 'counts.month', 'late.month')
          .onRef('counts.employee_id', '=', 'late.employee_id')
          .on('counts.is_correction', '=', 0),
      )
      .where('late.tenant_id', '=', tenantId)
      .where('late.month', '=', month)
      // As the partial index is written.
      .where(sql<SqlBool>`late.is_correction = 1`)
      .where(
        sql<SqlBool>`(counts.seq is null or (late.seq > counts.seq
        and (late.hours, late.overtime) is not (counts.hours, counts.overtime)))`,
      )
  )
}

export async function listOpenCorrections(
  executor: Executor,
  scope: Within,
  month: MonthText,
): Promise<OpenCorrection[]> {
  const rows = await openCorrections(executor, scope, month)
    .innerJoin('employees', (join) => joined(join, 'employees.id', 'late.employee_id'))
    .select(['late.employee_id as employeeId', 'late.hours', 'late.overtime'])
    .select(['counts.hours as oldHours', 'counts.overtime as oldOvertime'])
    .select(['employees.first_name', 'employees.last_name', 'employees.name_key'])
    .orderBy('late.employee_id')
    .limit(MOST_SHOWN)
    .execute()
  rows.sort((a, b) => (a.name_key < b.name_key ? -1 : 1))
  return rows.map(({ employeeId, hours, overtime, oldHours, oldOvertime, name_key: _, ...name }) => ({
    employeeId,
    name: listName(name),
    before: oldHours === null || oldOvertime === null ? null : { hours: oldHours, overtime: oldOvertime },
    after: { hours, overtime },
  }))
}
