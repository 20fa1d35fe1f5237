import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { monthsOfHours } from './months.server'

/**
 * Deliveries that changed hours of an employee, also under ids that were assigned to them later. The history has no index by
 * employee; each row names the one before it.
 */
export async function deliveriesOfEmployee(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<string[]> {
  const { tenantId } = scope
  const foreign = await executor
    .selectFrom('hours_ids')
    .select('foreign_id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .execute()
  const ids = [employeeId, ...foreign.map(({ foreign_id }) => foreign_id)]
  const months = await monthsOfHours(executor, scope)
  const { rows } = await sql<{ id: string }>`
    with recursive chain (seq) as (
      select seq from newest_hours where tenant_id = ${tenantId}
        and month in (select value from json_each(${JSON.stringify(months)}))
        and employee_id in (select value from json_each(${JSON.stringify(ids)}))
      union
      select hours.replaces_seq from chain join hours on hours.seq = chain.seq where hours.replaces_seq > 0)
    select distinct hours.delivery_id as id from chain
      join hours on hours.tenant_id = ${tenantId} and hours.seq = chain.seq
    where hours.delivery_id is not null
    union
    select delivery_id from hours_entries where tenant_id = ${tenantId} and delivery_id is not null
      and employee_id in (select value from json_each(${JSON.stringify(ids)}))`.execute(executor)
  return rows.map(({ id }) => id)
}
