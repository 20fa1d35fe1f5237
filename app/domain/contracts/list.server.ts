import { sql } from 'kysely'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import { hasEachWord } from '../lists/matches-search.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText } from '../values/calendar'
import { asContract, type Contract } from './find.server'
import { nextOf } from './keys'
import type { ContractState } from './state'

const PER_PAGE = 50

export interface ContractFilter {
  search: string
  state: ContractState
  order: 'title' | 'next'
}

export interface ContractQuery extends ContractFilter {
  place: Place
}

/** `nextOn` is the date of the next invoice; null if there is none. */
export type ListedContract = Contract & { customerName: string; nextOn: DateText | null }

type Today = Pick<Scope, 'tenantId' | 'today'>

export function readContractList(
  executor: Executor,
  scope: Today,
  { place, ...filter }: ContractQuery,
): Promise<ListPage<ListedContract>> {
  const list: Listing<ListedContract, 'contracts' | 'customers'> = {
    matching: whereMatching(executor, scope, filter).select('contracts.id'),
    order: orderOf(filter),
    rows: (ids) =>
      readRows(
        whereMatching(executor, scope, filter).where('contracts.id', 'in', among(JSON.stringify(ids))),
        scope,
      ),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

export function listMatchingContracts(
  executor: Executor,
  scope: Today,
  filter: ContractFilter,
): Promise<ListedContract[]> {
  const matching = whereMatching(executor, scope, filter)
  return readRows(matching.orderBy(`contracts.${keyOf(filter)}`).orderBy('contracts.id'), scope)
}

function keyOf({ order }: Pick<ContractFilter, 'order'>) {
  return order === 'title' ? 'title_key' : 'next_key'
}

function orderOf(filter: ContractFilter): Order {
  return {
    table: 'contracts',
    by: [sql`contracts.${sql.ref(keyOf(filter))}`, sql`contracts.id`],
    direction: 'asc',
  }
}

function whereMatching(executor: Executor, { tenantId, today }: Today, { search, state }: ContractFilter) {
  return executor
    .selectFrom('contracts')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contracts.customer_id'))
    .where('contracts.tenant_id', '=', tenantId)
    .where('contracts.archived_at', state === 'archived' ? 'is not' : 'is', null)
    .$if(state === 'running', (query) =>
      query.where(({ eb, or }) =>
        or([eb('contracts.ends_on', 'is', null), eb('contracts.ends_on', '>=', today)]),
      ),
    )
    .$if(state === 'ended', (query) => query.where('contracts.ends_on', '<', today))
    .$if(state === 'paused', (query) =>
      query
        .where('contracts.paused_from_on', '<=', today)
        .where(({ eb, or }) =>
          or([eb('contracts.paused_until_on', 'is', null), eb('contracts.paused_until_on', '>=', today)]),
        ),
    )
    .where(hasEachWord(search, ['contracts.search_key', 'customers.search_key']))
}

async function readRows(
  query: ReturnType<typeof whereMatching>,
  { today }: Today,
): Promise<ListedContract[]> {
  const rows = await query.selectAll('contracts').select('customers.name as customerName').execute()
  return rows.map(({ customerName, ...row }) => ({
    ...asContract(row, today),
    customerName,
    nextOn: nextOf(row),
  }))
}
