import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import { prepared } from '../kernel/prepared.server'
import { answersTo, askNumber, type Question } from '../kernel/questions.server'
import type { Within } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { searchWords } from '../lists/search-words'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { AssignmentKind } from './assignment'
import type { Decision } from './matching/decision'

const PER_PAGE = 50

export interface BankFilter {
  search: string
  state: 'open' | 'assigned' | 'all'
}

export interface BankQuery extends BankFilter {
  place: Place
}

export interface ListedItem {
  id: string
  bookedOn: DateText
  cents: Cents
  openCents: Cents
  name: string
  purpose: string
  accountName: string
  /** What it was assigned as; null while nothing is. */
  kind: AssignmentKind | null
  proposal: Decision | null
  /** Perhaps there twice. */
  isDouble: boolean
}

/** All movements, newest first; those still to be assigned, oldest first. */
export function readBankList(
  executor: Executor,
  scope: Within,
  { place, ...filter }: BankQuery,
): Promise<ListPage<ListedItem>> {
  const list: Listing<ListedItem, 'bank_items'> = {
    matching: whereMatching(executor, scope, filter).select('bank_items.id'),
    order: {
      table: 'bank_items',
      by: [sql`bank_items.booked_on`, sql`bank_items.id`],
      direction: filter.state === 'open' ? 'asc' : 'desc',
    },
    rows: (ids) => readRows(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage: PER_PAGE })
}

/** How many items are not assigned. */
export async function countOpenItems(executor: Executor, scope: Within): Promise<number> {
  return (await answersTo(executor, { count: openItemsAsked(scope) })).count
}

export function openItemsAsked({ tenantId }: Within): Question<number> {
  return askNumber(sql`(select count(*) from bank_items where tenant_id = ${tenantId} and open_cents <> 0)`)
}

/** How many of them can be by one press. Each is counted in an index of its own. */
export async function countProposedItems(executor: Executor, { tenantId }: Within): Promise<number> {
  const [counted] = await selectProposedCount(executor, { tenantId })
  return counted?.count ?? 0
}

const selectProposedCount = prepared((executor: Executor, { tenantId }: Within) =>
  executor
    .selectFrom('bank_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('open_cents', '<>', 0)
    .where('proposal_json', 'is not', null),
)

function whereMatching(executor: Executor, { tenantId }: Within, { search, state }: BankFilter) {
  const all = executor
    .selectFrom('bank_items')
    .where('bank_items.tenant_id', '=', tenantId)
    .$if(state === 'open', (query) => query.where('bank_items.open_cents', '<>', 0))
    .$if(state === 'assigned', (query) => query.where('bank_items.open_cents', '=', 0))
  return searchWords(search).reduce(
    (query, word) => query.where(sql<SqlBool>`instr(bank_items.search_key, ${word}) > 0`),
    all,
  )
}

async function readRows(executor: Executor, { tenantId }: Within, ids: string[]): Promise<ListedItem[]> {
  const rows = await executor
    .selectFrom('bank_items')
    .innerJoin('bank_accounts', (join) => joined(join, 'bank_accounts.id', 'bank_items.account_id'))
    .select(['bank_items.id', 'bank_items.booked_on as bookedOn', 'bank_items.amount_cents as cents'])
    .select(['bank_items.open_cents as openCents', 'bank_items.name', 'bank_items.purpose'])
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_accounts.name as accountName', 'bank_items.proposal_json'])
    .select('bank_entries.maybe_entry_id')
    .select((item) =>
      item
        .selectFrom('bank_assignments')
        .select('bank_assignments.kind')
        .where('bank_assignments.tenant_id', '=', tenantId)
        .whereRef('bank_assignments.item_id', '=', 'bank_items.id')
        .where('bank_assignments.reverses_id', 'is', null)
        .orderBy('bank_assignments.created_at', 'desc')
        .limit(1)
        .as('kind'),
    )
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', 'in', ids)
    .execute()
  return rows.map(({ proposal_json, maybe_entry_id, ...row }) => ({
    ...row,
    isDouble: maybe_entry_id !== null,
    kind: row.openCents === row.cents ? null : row.kind,
    proposal: proposal_json === null || row.openCents === 0 ? null : (JSON.parse(proposal_json) as Decision),
  }))
}
