import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { fullName } from '../values/person-name'

/** People by personnel number; numbers that nobody has are left out. */
export async function findByNumbers(
  executor: Executor,
  { tenantId }: Within,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (numbers.length === 0) return new Map()
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('number', 'in', numbers)
    .execute()
  return new Map(
    rows.map((row) => [row.number, { id: row.id, name: fullName(row.first_name, row.last_name) }]),
  )
}
