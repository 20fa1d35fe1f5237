import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'

/** Goes from month to month in the index: there are few, however many rows each has. */
export async function monthsOfHours(executor: Executor, { tenantId }: Within): Promise<MonthText[]> {
  const { rows } = await sql<{ month: MonthText }>`
    with recursive months (month) as (
      select min(month) from newest_hours where tenant_id = ${tenantId}
      union all
      select (select min(month) from newest_hours where tenant_id = ${tenantId} and month > months.month)
        from months where months.month is not null)
    select month from months where month is not null`.execute(executor)
  return rows.map(({ month }) => month)
}
