import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const query = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readDebitsQuery: (request: Request) => { place: Place } = query.read

export function debitsPath(shown: { place: Place }): string {
  return paths.debits() + query.write(shown)
}
