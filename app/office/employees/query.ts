import type { EmployeeOrder, EmployeeQuery, EmployeeState } from '~/domain/employees/list.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'
import type { EmploymentType } from '~db/schema'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const TYPE_FIELD = 'art'
export const ORDER_FIELD = 'ordnung'
/** On the page of a new employee: the id that a time recorder has for it. */
export const EMPLOYEE_ID_PARAMETER = 'kennung'

/** What the address says for a state, an order, a kind of employment; the first of each is what it says by being silent. */
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

/** The employees with their list filtered. */
export function employeesPath(narrowed: Partial<EmployeeQuery>): string {
  return paths.employees() + query.write(narrowed)
}

/** The same list as a file, all pages of it. */
export function employeesFilePath({ place: _, ...filter }: EmployeeQuery): string {
  return paths.employeesFile() + query.write(filter)
}

function withoutFirst<Value>(words: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(words).slice(1))
}
