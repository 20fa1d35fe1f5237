import type { EmploymentType, ReaderLanguage } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { DecimalText } from '../values/money'

/** An employee without sealed data. */
export interface Employee {
  id: string
  number: string
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
  country: string
  language: ReaderLanguage
  employmentType: EmploymentType
  entryOn: DateText
  exitOn: DateText | null
  weeklyHours: DecimalText | null
  ibanMasked: string | null
  isArchived: boolean
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
    .select(['id', 'number', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'street'])
    .select(['address_extra as addressExtra', 'postal_code as postalCode', 'city', 'country', 'language'])
    .select(['employment_type as employmentType', 'entry_on as entryOn', 'exit_on as exitOn'])
    .select(['weekly_hours as weeklyHours', 'iban_masked as ibanMasked', 'archived_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where(
      'id',
      'in',
      ids.map((id) => id.toLowerCase()),
    )
    .execute()
  return rows.map(({ archived_at, ...employee }) => ({ ...employee, isArchived: archived_at !== null }))
}

/** @throws NotFound */
export async function getEmployee(executor: Executor, scope: Within, employeeId: string): Promise<Employee> {
  const employee = await findEmployee(executor, scope, employeeId)
  if (!employee) throw new NotFound()
  return employee
}
