import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'

/** Names by id as it was sent: an employee's own, or one that was assigned to them. */
export async function namesOfIds(
  executor: Executor,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const own = await executor
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  const assigned = await executor
    .selectFrom('hours_ids')
    .innerJoin('employees', (join) => joined(join, 'employees.id', 'hours_ids.employee_id'))
    .select(['hours_ids.foreign_id as id', 'first_name', 'last_name'])
    .where('hours_ids.tenant_id', '=', tenantId)
    .where('hours_ids.foreign_id', 'in', ids)
    .execute()
  return Object.fromEntries([...own, ...assigned].map(({ id, ...name }) => [id, listName(name)]))
}
