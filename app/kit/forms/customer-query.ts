import type { CustomerOrder, CustomerQuery } from '~/domain/customers/list.server'
import { paths } from '~/paths'
import type { CustomerRow } from '~db/schema'
import { listQuery, oneOf, place, search } from './list-query'

export const SEARCH_FIELD = 'suche'
export const STATE_FIELD = 'stand'
export const ARCHIVED = 'archiviert'
export const KIND_FIELD = 'art'
export const ORDER_FIELD = 'ordnung'

/** Query value of an order; the default is omitted. */
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

export function customersPath(narrowed: Partial<CustomerQuery>): string {
  return paths.customers() + query.write(narrowed)
}

/** The filtered list as a file, with all its pages. */
export function customersFilePath({ place: _, ...narrowed }: CustomerQuery): string {
  return paths.customersFile() + query.write(narrowed)
}
