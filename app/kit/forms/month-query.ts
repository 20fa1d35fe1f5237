import type { MonthQuery, Presence } from '~/domain/employees/of-month.server'
import { paths } from '~/paths'
import { listQuery, month, oneOf, place, search } from './list-query'

// The lists of a month: hours and payslips.

export const MONTH_FIELD = 'monat'
export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const STATES = { da: 'there', fehlt: 'missing' } as const satisfies Record<string, Presence>

const query = listQuery<MonthQuery>({
  month: month(MONTH_FIELD),
  search: search(SEARCH_FIELD),
  presence: oneOf(STATE_FIELD, STATES, 'all' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readMonthQuery: (request: Request) => MonthQuery = query.read

export type MonthList = 'hours' | 'payslips'

export function monthPath(list: MonthList, narrowed: Partial<MonthQuery>): string {
  return paths[list]() + query.write(narrowed)
}

export function monthFilePath(list: MonthList, { place: _, ...filter }: Partial<MonthQuery>): string {
  return paths[`${list}File`]() + query.write(filter)
}
