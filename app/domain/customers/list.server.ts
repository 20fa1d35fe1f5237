import { sql } from 'kysely'
import type { CustomerRow } from '~db/schema'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Within } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import { byName } from '../lists/name-order.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { matchesCustomer } from './matching.server'
import { CUSTOMER_FIELDS } from './values.server'

const PER_PAGE = 50

export interface CustomerFilter {
  search: string
  isArchived: boolean
  kind: CustomerRow['kind'] | undefined
}

const ORDERS = {
  name: byName('customers'),
  number: { table: 'customers', by: [sql`length(number)`, sql`number`, sql`id`], direction: 'asc' },
  newest: { table: 'customers', by: [sql`created_at`, sql`id`], direction: 'desc' },
} as const satisfies Record<string, Order>

/** By name in German order, by number, or newest first. */
export type CustomerOrder = keyof typeof ORDERS

export interface CustomerQuery extends CustomerFilter {
  order: CustomerOrder
  place: Place
}

export type ListedCustomer = Pick<
  CustomerRow,
  'id' | 'number' | 'name' | 'last_name' | 'postal_code' | 'city' | 'email'
>

export function readCustomerList(
  executor: Executor,
  scope: Within,
  { place, order, ...filter }: CustomerQuery,
): Promise<ListPage<ListedCustomer>> {
  const list: Listing<ListedCustomer, 'customers'> = {
    matching: whereMatching(executor, scope, filter).select('id'),
    order: ORDERS[order],
    rows: (ids) => listRows(executor, { tenantId: scope.tenantId, ids: JSON.stringify(ids) }),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

const listRows = prepared((executor: Executor, { tenantId, ids }: Within & { ids: string }) =>
  executor
    .selectFrom('customers')
    .select(['id', 'number', 'name', 'last_name', 'postal_code', 'city', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', among(ids)),
)

export function listCustomers(
  executor: Executor,
  scope: Within,
  { place: _, order, ...filter }: CustomerQuery,
) {
  const { by, direction } = ORDERS[order]
  return by
    .reduce((query, key) => query.orderBy(key, direction), whereMatching(executor, scope, filter))
    .select(CUSTOMER_FIELDS)
    .execute()
}

function whereMatching(executor: Executor, scope: Within, { search, isArchived, kind }: CustomerFilter) {
  return executor
    .selectFrom('customers')
    .where('tenant_id', '=', scope.tenantId)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CustomerRow['kind']))
    .where(matchesCustomer(scope, search))
}
