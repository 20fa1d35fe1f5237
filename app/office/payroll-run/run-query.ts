import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const query = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readRunQuery: (request: Request) => { place: Place } = query.read

export function runPath(month: string, place: Place): string {
  return paths.payrollRun(month) + query.write({ place })
}

/** All employees of the month, instead of those ticked. */
export const EVERYBODY_FIELD = 'alle'
