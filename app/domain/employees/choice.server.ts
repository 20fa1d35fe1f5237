import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { listName } from './list-name'

export interface EmployeeChoice {
  id: string
  number: string
  name: string
}

/** All employees by name, former ones included. */
export async function listForChoice(executor: Executor, { tenantId }: Within): Promise<EmployeeChoice[]> {
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return rows.map(({ id, number, first_name, last_name }) => ({
    id,
    number,
    name: listName({ first_name, last_name }),
  }))
}
