import type { CustomerRow } from '~db/schema'
import type { Executor } from '../house'
import { byName } from '../name-order.server'
import type { Paged, Place } from '../paging'
import { type Listing, readPage } from '../read-page.server'
import type { Within } from '../scope'
import { matchesCustomer } from './matching.server'
import { CUSTOMER_FIELDS } from './values.server'

const PER_PAGE = 50

/** What is looked for: all words of the search, in name, number, place, address or VAT id, or in a contact's. */
export interface CustomerFilter {
  search: string
  isArchived: boolean
}

export interface CustomerQuery extends CustomerFilter {
  place: Place
}

export type ListedCustomer = Pick<
  CustomerRow,
  'id' | 'number' | 'name' | 'kind' | 'postal_code' | 'city' | 'email'
>

/** One page of the customers that match, in German order of their names. */
export function readCustomerList(
  executor: Executor,
  scope: Within,
  { place, ...filter }: CustomerQuery,
): Promise<Paged<ListedCustomer>> {
  const list: Listing<ListedCustomer, 'customers'> = {
    matching: whereMatching(executor, scope, filter).select('id'),
    order: byName('customers'),
    rows: (ids) =>
      executor
        .selectFrom('customers')
        .select(['id', 'number', 'name', 'kind', 'postal_code', 'city', 'email'])
        .where('tenant_id', '=', scope.tenantId)
        .where('id', 'in', ids)
        .execute(),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

/** All customers that match, for a file. */
export function listCustomers(executor: Executor, scope: Within, filter: CustomerFilter) {
  return whereMatching(executor, scope, filter)
    .orderBy('name_key')
    .orderBy('id')
    .select(CUSTOMER_FIELDS)
    .execute()
}

function whereMatching(executor: Executor, scope: Within, { search, isArchived }: CustomerFilter) {
  return executor
    .selectFrom('customers')
    .where('tenant_id', '=', scope.tenantId)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .where(matchesCustomer(scope, search))
}
