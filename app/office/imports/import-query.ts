import type { Place } from '~/domain/lists/paging'
import { listQuery, place } from '~/kit/forms/list-query'

const query = listQuery<{ place: Place }>({ place: place({ page: 'seite', after: 'nach', before: 'vor' }) })

export const readImportQuery: (request: Request) => { place: Place } = query.read

export function importPagePath(page: string, place: Place): string {
  return page + query.write({ place: { page: place.page } })
}
