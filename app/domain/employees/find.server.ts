import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type HeldAddress, heldAddressOf } from '../links/held-address.server'
import { type InCamelCase, inCamelCase } from '../values/camel-case'
import { EMPLOYEE_FIELDS, type EmployeeValues } from './values.server'

/** An employee without anything that is sealed. */
export interface Employee extends InCamelCase<EmployeeValues> {
  id: string
  ibanMasked: string | null
  isArchived: boolean
  heldAddress: HeldAddress | null
}

export async function findEmployee(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<Employee | undefined> {
  return (await findEmployees(executor, scope, [employeeId]))[0]
}

/** In no particular order; other tenants' ids are left out. */
export async function findEmployees(
  executor: Executor,
  scope: Within,
  ids: readonly string[],
): Promise<Employee[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('employees')
    .select(['id', ...EMPLOYEE_FIELDS, 'iban_masked', 'archived_at'])
    .select(['email_held_at', 'email_before'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    ...inCamelCase(row, EMPLOYEE_FIELDS),
    id: row.id,
    ibanMasked: row.iban_masked,
    isArchived: row.archived_at !== null,
    heldAddress: heldAddressOf(row),
  }))
}

/** @throws NotFound */
export async function getEmployee(executor: Executor, scope: Within, employeeId: string): Promise<Employee> {
  const employee = await findEmployee(executor, scope, employeeId)
  if (!employee) throw new NotFound()
  return employee
}
