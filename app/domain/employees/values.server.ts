import type { EmployeeRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Unsealed fields of an employee, named as the columns and the form fields. */
export const EMPLOYEE_FIELDS = [
  'number',
  'first_name',
  'last_name',
  'street',
  'address_extra',
  'postal_code',
  'city',
  'country',
  'email',
  'phone',
  'language',
  'employment_type',
  'entry_on',
  'exit_on',
  'weekly_hours',
] as const satisfies readonly (keyof EmployeeRow)[]

export type EmployeeValues = Pick<EmployeeRow, (typeof EMPLOYEE_FIELDS)[number]>

/** An employee as its form shows it. @throws NotFound */
export async function readEmployeeValues(
  executor: Executor,
  scope: Within,
  employeeId: string,
): Promise<EmployeeValues & { id: string; revision: number }> {
  const row = await executor
    .selectFrom('employees')
    .select(['id', 'revision', ...EMPLOYEE_FIELDS])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
