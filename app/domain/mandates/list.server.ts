import { type RawBuilder, sql } from 'kysely'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import { hasEachWord } from '../lists/matches-search.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText } from '../values/calendar'
import type { Mandate } from './mandates.server'
import { type MandateState, usableUntil } from './state'
import { stateOnDay, USED_ON, whereState } from './state.server'

const PER_PAGE = 50

export interface MandateFilter {
  search: string
  /** `ended` is revoked or refused. */
  state: 'all' | 'requested' | 'active' | 'stopped' | 'lapsed' | 'ended'
  /** Newest first, by reference, or longest unused first. */
  order: 'newest' | 'reference' | 'unused'
}

export interface MandateQuery extends MandateFilter {
  place: Place
}

export type ListedMandate = Pick<
  Mandate,
  'id' | 'reference' | 'type' | 'status' | 'holder' | 'ibanMasked' | 'signedOn' | 'lastUsedOn'
> & {
  customerId: string
  customerNumber: string
  customerName: string
  /** Null if it is not active. */
  usableUntil: DateText | null
}

type Today = Pick<Scope, 'tenantId' | 'today'>

export function readMandateList(
  executor: Executor,
  scope: Today,
  { place, ...filter }: MandateQuery,
): Promise<ListPage<ListedMandate>> {
  const list: Listing<ListedMandate, 'mandates' | 'customers'> = {
    matching: whereMatching(executor, scope, filter).select('mandates.id'),
    order: orderOf(filter),
    rows: (ids) =>
      readRows(
        whereMatching(executor, scope, filter).where('mandates.id', 'in', among(JSON.stringify(ids))),
        scope,
      ),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

export function listMatchingMandates(
  executor: Executor,
  scope: Today,
  filter: MandateFilter,
): Promise<ListedMandate[]> {
  const { by, direction } = orderOf(filter)
  return readRows(
    by.reduce((query, key) => query.orderBy(key, direction), whereMatching(executor, scope, filter)),
    scope,
  )
}

function orderOf({ order }: Pick<MandateFilter, 'order'>): Order {
  const keys: Record<MandateFilter['order'], RawBuilder<unknown>[]> = {
    newest: [sql`mandates.signed_on`, sql`mandates.id`],
    reference: [sql`mandates.reference`],
    unused: [USED_ON, sql`mandates.id`],
  }
  return { table: 'mandates', by: keys[order], direction: order === 'newest' ? 'desc' : 'asc' }
}

function whereMatching(executor: Executor, { tenantId, today }: Today, { search, state }: MandateFilter) {
  return executor
    .selectFrom('mandates')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'mandates.customer_id'))
    .where('mandates.tenant_id', '=', tenantId)
    .$if(state !== 'all', (query) =>
      query.where(({ or }) => or(statesOf(state).map((each) => whereState(each, today)))),
    )
    .where(hasEachWord(search, ['mandates.search_key', 'customers.search_key']))
}

function statesOf(state: MandateFilter['state']): MandateState[] {
  if (state === 'all') return []
  return state === 'ended' ? ['revoked', 'rejected'] : [state]
}

async function readRows(query: ReturnType<typeof whereMatching>, { today }: Today): Promise<ListedMandate[]> {
  const rows = await query
    .select(['mandates.id', 'mandates.reference', 'mandates.type', 'mandates.holder'])
    .select(['mandates.iban_masked as ibanMasked', 'mandates.signed_on as signedOn'])
    .select(['mandates.last_used_on as lastUsedOn', stateOnDay(today).as('status')])
    .select([
      'mandates.customer_id as customerId',
      'customers.number as customerNumber',
      'customers.name as customerName',
    ])
    .execute()
  return rows.map((row) => ({ ...row, usableUntil: row.status === 'active' ? usableUntil(row) : null }))
}
