import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const query = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readThreadQuery: (request: Request) => { place: Place } = query.read

export function threadsPath(customerId: string, at: Place): string {
  return paths.customerThreads(customerId) + query.write({ place: at })
}
