import type { Place } from '~/domain/lists/paging'
import { listQuery, oneOf, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export interface ComparisonQuery {
  place: Place
  isMuchChangedOnly: boolean
}

const query = listQuery<ComparisonQuery>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
  isMuchChangedOnly: oneOf<boolean, boolean>('netto', { stark: true }, false),
})

export const readComparisonQuery: (request: Request) => ComparisonQuery = query.read

export function comparisonPath(month: string, asked: Partial<ComparisonQuery> = {}): string {
  return paths.payrollComparison(month) + query.write(asked)
}
