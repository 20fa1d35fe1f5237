import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Tables with a row for every version of an employee's month. */
interface Sealed {
  table: 'hours_entries' | 'handover_stands'
  id: 'id' | 'handover_id'
  column: 'kinds_sealed' | 'amounts_sealed' | 'times_sealed'
}

export interface OfMonth {
  month: MonthText
  employeeIds: readonly string[]
}

/** The newest version of each employee in a month, still sealed. */
export async function newestSealed(
  executor: Executor,
  { tenantId }: Within,
  { table, id, column }: Sealed,
  { month, employeeIds }: OfMonth,
): Promise<{ employeeId: string; id: string; sealed: string | null; version: number }[]> {
  if (employeeIds.length === 0) return []
  return executor
    .selectFrom(table)
    .select(['employee_id as employeeId', `${id} as id`, `${column} as sealed`])
    .select(({ fn }) => fn.max('version').as('version'))
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('employee_id', 'in', employeeIds)
    .groupBy('employee_id')
    .execute()
}
