import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, EmployeeRow, EmploymentType } from '~db/schema'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import { byName } from '../lists/name-order.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { MonthText } from '../values/calendar'
import { matchesEmployee } from './matching.server'
import { EMPLOYEE_FIELDS } from './values.server'

const PER_PAGE = 50

/** `all` is everyone but the archived; `employed` and `left` are as of today. */
export type EmployeeState = 'all' | 'employed' | 'left' | 'archived'

export interface EmployeeFilter {
  search: string
  state: EmployeeState
  employmentType: EmploymentType | undefined
}

export interface EmployeeQuery extends EmployeeFilter {
  order: EmployeeOrder
  place: Place
}

const ORDERS = {
  name: byName('employees'),
  number: orderedBy('length(number)', 'number', 'id'),
  entry: orderedBy('entry_on', 'id'),
} as const

/** By name in German order, by number, or by date of entry. */
export type EmployeeOrder = keyof typeof ORDERS

export type ListedEmployee = Pick<
  EmployeeRow,
  'id' | 'number' | 'first_name' | 'last_name' | 'employment_type' | 'entry_on' | 'exit_on'
> & { last_payslip: MonthText | null }

type Reach = Pick<Scope, 'tenantId' | 'today'>

export function readEmployeeList(
  executor: Executor,
  scope: Reach,
  { place, order, ...filter }: EmployeeQuery,
): Promise<ListPage<ListedEmployee>> {
  const list: Listing<ListedEmployee, 'employees'> = {
    matching: whereMatching(executor, scope, filter).select('id'),
    order: ORDERS[order],
    rows: (ids) => readRows(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

export function listEmployees(
  executor: Executor,
  scope: Reach,
  { place: _, order, ...filter }: EmployeeQuery,
) {
  return ORDERS[order].by
    .reduce((query, key) => query.orderBy(key), whereMatching(executor, scope, filter))
    .select(EMPLOYEE_FIELDS)
    .select(lastPayslip)
    .execute()
}

function whereMatching(executor: Executor, { tenantId, today }: Reach, filter: EmployeeFilter) {
  const { search, state, employmentType } = filter
  const all = executor
    .selectFrom('employees')
    .where('tenant_id', '=', tenantId)
    .where('archived_at', state === 'archived' ? 'is not' : 'is', null)
    .$if(state === 'employed', (query) =>
      query.where(({ eb, or }) => or([eb('exit_on', 'is', null), eb('exit_on', '>=', today)])),
    )
    .$if(state === 'left', (query) => query.where('exit_on', '<', today))
    .$if(employmentType !== undefined, (query) =>
      query.where('employment_type', '=', employmentType as EmploymentType),
    )
  return all.where(matchesEmployee(search))
}

function readRows(executor: Executor, { tenantId }: Within, ids: string[]): Promise<ListedEmployee[]> {
  return listRows(executor, { tenantId, ids: JSON.stringify(ids) })
}

const listRows = prepared((executor: Executor, { tenantId, ids }: Within & { ids: string }) =>
  executor
    .selectFrom('employees')
    .select(['id', 'number', 'first_name', 'last_name', 'employment_type', 'entry_on', 'exit_on'])
    .select(lastPayslip)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', among(ids)),
)

function lastPayslip(column: ExpressionBuilder<Database, 'employees'>) {
  return column
    .selectFrom('payslips')
    .select(({ fn }) => fn.max('payslips.month').as('month'))
    .whereRef('payslips.tenant_id', '=', 'employees.tenant_id')
    .whereRef('payslips.employee_id', '=', 'employees.id')
    .as('last_payslip')
}

/** As the index is written. */
function orderedBy(...keys: string[]): Order {
  return { table: 'employees', by: keys.map((key) => sql.raw(key)), direction: 'asc' }
}
