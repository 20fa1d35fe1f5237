import type { EmploymentType } from '~db/schema'
import type { DateText, MonthText } from '../calendar'
import type { Executor } from '../house'
import { byName } from '../name-order.server'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { Within } from '../scope'

export interface OfficeEmployee {
  id: string
  number: string
  firstName: string
  lastName: string
  employmentType: EmploymentType
  exitOn: DateText | null
  lastPayslip: MonthText | null
}

export type EmployeePage = Paged<OfficeEmployee>

/** A page of the tenant's employees with the month of their last payslip. */
export function readEmployeePage(
  executor: Executor,
  scope: Within,
  place: Place,
  perPage: number,
): Promise<EmployeePage> {
  const { tenantId } = scope
  const list: Listing<OfficeEmployee, 'employees'> = {
    matching: executor.selectFrom('employees').select('id').where('tenant_id', '=', tenantId),
    order: byName('employees'),
    rows: (ids) => listEmployees(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage })
}

function listEmployees(executor: Executor, { tenantId }: Within, ids: string[]): Promise<OfficeEmployee[]> {
  return executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name as firstName', 'last_name as lastName'])
    .select(['employment_type as employmentType', 'exit_on as exitOn'])
    .select((column) =>
      column
        .selectFrom('payslips')
        .select(({ fn }) => fn.max('payslips.month').as('month'))
        .whereRef('payslips.tenant_id', '=', 'employees.tenant_id')
        .whereRef('payslips.employee_id', '=', 'employees.id')
        .as('lastPayslip'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}
