import type { Place } from '~/domain/lists/paging'
import { ids, listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export interface RunQuery {
  place: Place
  /** The employees that were ticked, so that the next press is for the same. */
  ticked: string[]
}

const query = listQuery<RunQuery>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
  ticked: ids('angekreuzt'),
})

export const readRunQuery: (request: Request) => RunQuery = query.read

export function runPath(month: string, asked: Partial<RunQuery>): string {
  return paths.payrollRun(month) + query.write(asked)
}

/** All employees of the month, instead of those ticked. */
export const EVERYBODY_FIELD = 'alle'
