import { listName } from '../employees/list-name'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { HoursEntry } from './entry'

export interface KnownId {
  foreignId: string
  employee: { id: string; number: string; name: string }
}

export async function listKnownIds(executor: Executor, { tenantId }: Within): Promise<KnownId[]> {
  const rows = await executor
    .selectFrom('hours_ids')
    .innerJoin('employees', (join) => joined(join, 'employees.id', 'hours_ids.employee_id'))
    .select(['hours_ids.foreign_id as foreignId', 'employees.id', 'number', 'first_name', 'last_name'])
    .where('hours_ids.tenant_id', '=', tenantId)
    .orderBy('employees.name_key')
    .orderBy('hours_ids.foreign_id')
    .execute()
  return rows.map(({ foreignId, id, number, ...name }) => ({
    foreignId,
    employee: { id, number, name: listName(name) },
  }))
}

/**
 * Replaces assigned ids by their employees. If one delivery names an employee by two ids, their own id is kept and the
 * other has to be assigned again: whether to add the two up cannot be known.
 */
export async function withKnownIds(
  executor: Executor,
  { tenantId }: Within,
  entries: readonly HoursEntry[],
): Promise<readonly HoursEntry[]> {
  const known = await listAssigned(executor, { tenantId })
  if (known.length === 0) return entries
  const employees = new Map(known.map((row) => [row.foreign_id, row.employee_id]))
  const named = new Set(entries.map(({ employeeId }) => employeeId))
  return entries.map((entry) => {
    const employeeId = employees.get(entry.employeeId)
    if (employeeId === undefined || named.has(employeeId)) return entry
    named.add(employeeId)
    return { ...entry, employeeId }
  })
}

const listAssigned = prepared((executor: Executor, { tenantId }: Within) =>
  executor.selectFrom('hours_ids').select(['foreign_id', 'employee_id']).where('tenant_id', '=', tenantId),
)
