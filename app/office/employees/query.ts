import type { EmployeeOrder, EmployeeQuery, EmployeeState } from '~/domain/employees/list.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'
import type { EmploymentType } from '~db/schema'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const TYPE_FIELD = 'art'
export const ORDER_FIELD = 'ordnung'
export const EMPLOYEE_ID_PARAMETER = 'kennung'

/** Query values of state, order and employment type; the defaults are omitted. */
export const STATES: Record<string, EmployeeState> = {
  alle: 'all',
  beschaeftigt: 'employed',
  ausgeschieden: 'left',
  archiviert: 'archived',
}
export const ORDERS: Record<string, EmployeeOrder> = { name: 'name', nummer: 'number', eintritt: 'entry' }
export const TYPES: Record<string, EmploymentType> = {
  vollzeit: 'full_time',
  teilzeit: 'part_time',
  minijob: 'minijob',
  midijob: 'midijob',
  werkstudium: 'working_student',
  ausbildung: 'apprentice',
}

const query = listQuery<EmployeeQuery>({
  search: search(SEARCH_FIELD),
  state: oneOf(STATE_FIELD, withoutFirst(STATES), 'all' as const),
  employmentType: oneOf(TYPE_FIELD, TYPES, undefined),
  order: oneOf(ORDER_FIELD, withoutFirst(ORDERS), 'name' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readEmployeeQuery: (request: Request) => EmployeeQuery = query.read

export function employeesPath(narrowed: Partial<EmployeeQuery>): string {
  return paths.employees() + query.write(narrowed)
}

export function employeesFilePath({ place: _, ...filter }: EmployeeQuery): string {
  return paths.employeesFile() + query.write(filter)
}

function withoutFirst<Value>(words: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(words).slice(1))
}
