import type { EmploymentType } from '~db/schema'
import type { DateText, MonthText } from '../calendar'
import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import { nameOrder } from '../name-order.server'
import type { Paged, Place } from '../paging'
import { readPage, type Stretch } from '../read-page.server'
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
  const list = {
    count: (atMost: number) => countEmployees(executor, scope, atMost),
    read: (stretch: Stretch) => listEmployees(executor, scope, stretch),
  }
  return readPage(list, place, perPage)
}

function countEmployees(executor: Executor, { tenantId }: Within, atMost: number): Promise<number> {
  const some = executor.selectFrom('employees').select('id').where('tenant_id', '=', tenantId).limit(atMost)
  return countRows(executor, some)
}

function listEmployees(executor: Executor, scope: Within, stretch: Stretch): Promise<OfficeEmployee[]> {
  const { isInside, direction } = nameOrder('employees', scope, stretch)
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
    .where('tenant_id', '=', scope.tenantId)
    .where(isInside)
    .orderBy('name_key', direction)
    .orderBy('id', direction)
    .limit(stretch.limit)
    .offset(stretch.offset)
    .execute()
}
