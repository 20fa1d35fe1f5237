import type { EmploymentType } from '~db/schema'
import { byName, directoryName } from '../by-name'
import type { DateText, MonthText } from '../calendar'
import type { Executor } from '../house'
import { lastPage } from '../paging'
import type { Within } from '../scope'

type ReadScope = Within

/** An employee in the office's list. */
export interface OfficeEmployee {
  id: string
  number: string
  firstName: string
  lastName: string
  employmentType: EmploymentType
  exitOn: DateText | null
  lastPayslip: MonthText | null
}

/** One page of the employees, by name. */
export interface EmployeePage {
  items: OfficeEmployee[]
  total: number
  page: number
  pages: number
}

/** A page of the tenant's employees with the month of their last payslip; a page too far falls back to the last. */
export async function readEmployeePage(
  executor: Executor,
  scope: ReadScope,
  page: number,
  perPage: number,
): Promise<EmployeePage> {
  const ids = await listIdsByName(executor, scope)
  const pages = lastPage(ids.length, perPage)
  const shown = Math.min(page, pages)
  const onPage = ids.slice((shown - 1) * perPage, shown * perPage)
  const employees = new Map((await listEmployees(executor, scope, onPage)).map((row) => [row.id, row]))
  return {
    items: onPage.flatMap((id) => employees.get(id) ?? []),
    total: ids.length,
    page: shown,
    pages,
  }
}

async function listIdsByName(executor: Executor, scope: ReadScope): Promise<string[]> {
  const rows = await executor
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', 'number'])
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  return rows.sort(byName(directoryName)).map(({ id }) => id)
}

function listEmployees(executor: Executor, scope: ReadScope, ids: string[]): Promise<OfficeEmployee[]> {
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
    .where('id', 'in', ids)
    .execute()
}
