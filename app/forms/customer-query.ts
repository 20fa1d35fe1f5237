import type { CustomerQuery } from '~/domain/customers/list.server'
import { paths } from '~/paths'
import { listQuery, oneOf, place, search } from './list-query'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const ARCHIVED = 'archiviert'

const query = listQuery<CustomerQuery>({
  search: search(SEARCH_FIELD),
  isArchived: oneOf(STATE_FIELD, { [ARCHIVED]: true }, false),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readCustomerQuery: (request: Request) => CustomerQuery = query.read

/** The customers with their list filtered. */
export function customersPath(narrowed: Partial<CustomerQuery>): string {
  return paths.customers() + query.write(narrowed)
}

/** The same list as a file, all pages of it. */
export function customersFilePath({ search, isArchived }: CustomerQuery): string {
  return paths.customersFile() + query.write({ search, isArchived })
}
