import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type DateText, daysOfMonth, type MonthText } from '../values/calendar'

const MOST = 50

export interface Leaver {
  id: string
  listName: string
  exitOn: DateText
}

/** Employees paid here who left before a month, since the year before it: something may still be paid. */
export async function listLeavers(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<Leaver[]> {
  const since = `${Number(month.slice(0, 4)) - 1}-01-01`
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', 'exit_on'])
    .where('tenant_id', '=', tenantId)
    .where('exit_on', '>=', since)
    .where('exit_on', '<', daysOfMonth(month).first)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('employee_payroll_facts as f')
          .select('f.employee_id')
          .whereRef('f.tenant_id', '=', 'employees.tenant_id')
          .whereRef('f.employee_id', '=', 'employees.id'),
      ),
    )
    .orderBy('exit_on', 'desc')
    .orderBy('name_key')
    .limit(MOST)
    .execute()
  return rows.map(({ id, exit_on, ...name }) => ({ id, listName: listName(name), exitOn: exit_on ?? '' }))
}
