import type { ExpressionBuilder } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Ids of a month's hours that belong to no employee, neither by themselves nor because the office said so. */
export function unknownIds(executor: Executor, { tenantId }: Within, month: MonthText) {
  return executor
    .selectFrom('newest_hours')
    .select('newest_hours.employee_id')
    .distinct()
    .where('newest_hours.tenant_id', '=', tenantId)
    .where('newest_hours.month', '=', month)
    .where(isNoEmployee)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hours_ids')
            .select('hours_ids.foreign_id')
            .whereRef('hours_ids.tenant_id', '=', 'newest_hours.tenant_id')
            .whereRef('hours_ids.foreign_id', '=', 'newest_hours.employee_id')
            .whereRef('hours_ids.through_seq', '>=', 'newest_hours.seq'),
        ),
      ),
    )
}

/** Whether the id of an entry is that of no employee. */
export function isNoEmployee({ not, exists, selectFrom }: ExpressionBuilder<Database, 'newest_hours'>) {
  return not(
    exists(
      selectFrom('employees')
        .select('employees.id')
        .whereRef('employees.tenant_id', '=', 'newest_hours.tenant_id')
        .whereRef('employees.id', '=', 'newest_hours.employee_id'),
    ),
  )
}
