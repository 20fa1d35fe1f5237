import type { Executor } from '../kernel/house'
import type { Kind } from './tables.server'

/** The one firm with this id or name; the only firm if none is given. */
export async function findFirms(executor: Executor, idOrName: string | undefined) {
  const firms = executor.selectFrom('tenants').select(['id', 'name']).orderBy('name')
  if (idOrName === undefined) return firms.execute()
  return firms.where(({ eb, or }) => or([eb('id', '=', idOrName), eb('name', '=', idOrName)])).execute()
}

/** By the number on their papers. */
export function findPerson(executor: Executor, tenantId: string, kind: Kind, number: string) {
  return executor
    .selectFrom(kind === 'employee' ? 'employees' : 'customers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Numbers that `findPerson` finds, in order. */
export async function listNumbers(executor: Executor, tenantId: string, kind: Kind): Promise<string[]> {
  const rows = await executor
    .selectFrom(kind === 'employee' ? 'employees' : 'customers')
    .select('number')
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute()
  return rows.flatMap(({ number }) => number ?? [])
}
