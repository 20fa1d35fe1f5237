import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const query = listQuery<{ place: Place }>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readBillingQuery: (request: Request) => { place: Place } = query.read

export function billingPath(shown: { place: Place }): string {
  return paths.billing() + query.write(shown)
}
