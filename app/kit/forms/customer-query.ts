import type { CustomerOrder, CustomerQuery } from '~/domain/customers/list.server'
import { paths } from '~/paths'
import type { CustomerRow } from '~db/schema'
import { listQuery, oneOf, place, search } from './list-query'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const ARCHIVED = 'archiviert'
export const KIND_FIELD = 'art'
export const ORDER_FIELD = 'ordnung'

/** What the address says for an order; by name it says nothing. */
export const ORDERS: Record<string, Exclude<CustomerOrder, 'name'>> = { nummer: 'number', neueste: 'newest' }
export const KINDS: Record<string, CustomerRow['kind']> = { firma: 'business', privat: 'consumer' }

const query = listQuery<CustomerQuery>({
  search: search(SEARCH_FIELD),
  isArchived: oneOf(STATE_FIELD, { [ARCHIVED]: true }, false),
  kind: oneOf(KIND_FIELD, KINDS, undefined),
  order: oneOf(ORDER_FIELD, ORDERS, 'name' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readCustomerQuery: (request: Request) => CustomerQuery = query.read

/** The customers with their list filtered. */
export function customersPath(narrowed: Partial<CustomerQuery>): string {
  return paths.customers() + query.write(narrowed)
}

/** The same list as a file, all pages of it. */
export function customersFilePath({ place: _, ...narrowed }: CustomerQuery): string {
  return paths.customersFile() + query.write(narrowed)
}
