import type { Executor } from '../kernel/house'
import type { Kind } from './tables.server'

/** The one firm that is called so, by its id or its name; the only one where nothing is said. */
export async function findFirms(executor: Executor, said: string | undefined) {
  const firms = executor.selectFrom('tenants').select(['id', 'name']).orderBy('name')
  if (said === undefined) return firms.execute()
  return firms.where(({ eb, or }) => or([eb('id', '=', said), eb('name', '=', said)])).execute()
}

/** By the number that is on their papers. */
export function findPerson(executor: Executor, tenantId: string, kind: Kind, number: string) {
  return executor
    .selectFrom(kind === 'employee' ? 'employees' : 'customers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** The numbers that `findPerson` knows, in their order. */
export async function listNumbers(executor: Executor, tenantId: string, kind: Kind): Promise<string[]> {
  const rows = await executor
    .selectFrom(kind === 'employee' ? 'employees' : 'customers')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute()
  return rows.flatMap(({ number }) => number ?? [])
}
