import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Within } from '~/domain/kernel/scope'
import type { Listing } from '~/domain/lists/listing.server'
import type { ListPage, Place } from '~/domain/lists/paging'
import { readPage } from '~/domain/lists/read-page.server'
import { lapsedBefore } from '~/domain/mandates/state'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { selectDeducted } from '../deducted.server'
import { type InvoiceListItem, readDraftRows, readInvoiceRows } from '../list.server'
import type { ReadScope } from '../listed.server'
import { type InvoiceSearch, matchesInvoice } from '../matching.server'
import { type StandingFilter, standsAs } from './standing-filter.server'
import { type InvoiceOrder, ORDERS, pagesOf } from './standing-order.server'

const PER_PAGE = 50

export interface InvoiceListFilter extends InvoiceSearch {
  state: StandingFilter
  year: number | undefined
  customerId?: string | undefined
  /** First and last day of issue. */
  from?: DateText | undefined
  to?: DateText | undefined
}

export interface InvoiceListing extends InvoiceListFilter {
  order: InvoiceOrder
}

export interface InvoiceListQuery extends InvoiceListing {
  place: Place
}

/** Sums of all matches; drafts are counted but not added. Final invoices count less their deductions. */
export interface StandingSums {
  count: number
  deductedCents: Cents
  issuedCents: Cents
  netCents: Cents
  openCents: Cents
}

export function readStandingList(
  executor: Executor,
  scope: ReadScope,
  { place, order, ...filter }: InvoiceListQuery,
  known?: number,
): Promise<ListPage<InvoiceListItem>> {
  const readRows = filter.state === 'draft' ? readDraftRows : readInvoiceRows
  const list: Listing<InvoiceListItem, 'invoice_standings'> = {
    matching: matching(executor, scope, filter).select('invoice_id as id'),
    order: ORDERS[order],
    rows: (ids) => readRows(executor, scope, ids),
    behind: isPlain(filter)
      ? (keys, limit) => pagesOf(order, limit)(executor, { tenantId: scope.tenantId, keys })
      : undefined,
  }
  return readPage(executor, scope, list, {
    place,
    perPage: PER_PAGE,
    ...(known === undefined ? {} : { known }),
  })
}

/** As programs ask for it again and again. */
function isPlain({ search, state, year, customerId, from, to }: InvoiceListFilter): boolean {
  return search === '' && state === 'all' && [year, customerId, from, to].every((one) => one === undefined)
}

export async function readStandingSums(
  executor: Executor,
  scope: ReadScope,
  filter: InvoiceListFilter,
): Promise<StandingSums> {
  const sums = isPlain(filter)
    ? ((await selectSumsOfAll(executor, { tenantId: scope.tenantId }))[0] as Sums)
    : await readSums(executor, scope, filter)
  const off = await readDeducted(executor, scope, filter)
  return {
    count: sums.count,
    issuedCents: sums.issuedCents - off.cents,
    netCents: sums.netCents - off.netCents,
    openCents: sums.openCents,
    deductedCents: off.cents,
  }
}

type Sums = Omit<StandingSums, 'deductedCents'>

function readSums(executor: Executor, scope: ReadScope, filter: InvoiceListFilter): Promise<Sums> {
  return matching(executor, scope, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<Cents>`coalesce(sum(gross_cents) filter (where issued_on is not null), 0)`.as('issuedCents'))
    .select(sql<Cents>`coalesce(sum(net_cents) filter (where issued_on is not null), 0)`.as('netCents'))
    .select(sql<Cents>`coalesce(sum(open_cents), 0)`.as('openCents'))
    .executeTakeFirstOrThrow()
}

/** All that a firm has ever issued is added up here: drafts and what is open have stretches of an index to themselves. */
const selectSumsOfAll = prepared(
  (_: Executor, { tenantId }: Within) => sql<Sums>`
    select count(*) + (select count(*) from invoice_standings
        where tenant_id = ${tenantId} and listed_key >= '~') as count,
      coalesce(sum(gross_cents), 0) as issuedCents, coalesce(sum(net_cents), 0) as netCents,
      (select coalesce(sum(open_cents), 0) from invoice_standings
        where tenant_id = ${tenantId} and open_cents > 0) as openCents
    from invoice_standings where tenant_id = ${tenantId} and listed_key < '~'`,
)

export interface WaitingCounts {
  draft: number
  open: number
  overdue: number
  direct_debit: number
  disputed: number
}

/** How many invoices wait for somebody, whatever the list is narrowed to. */
export async function countWaiting(
  executor: Executor,
  { tenantId, today }: ReadScope,
): Promise<WaitingCounts> {
  const [counts] = await selectWaiting(executor, { tenantId, today, lapsed: lapsedBefore(today) })
  return counts as WaitingCounts
}

const selectWaiting = prepared(
  (executor: Executor, { tenantId, today, lapsed }: ReadScope & { lapsed: DateText }) => {
    const counted = (state: Exclude<StandingFilter, 'all'>) =>
      sql<number>`count(*) filter (where ${standsAs(state, today, lapsed)})`
    const standings = executor.selectFrom('invoice_standings').where('tenant_id', '=', tenantId)
    const drafts = standings
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(standsAs('draft', today, lapsed))
    return standings
      .select([sql<number>`count(*)`.as('open'), counted('overdue').as('overdue')])
      .select([counted('direct_debit').as('direct_debit'), counted('disputed').as('disputed')])
      .select(sql<number>`${drafts}`.as('draft'))
      .where('open_cents', '>', 0)
  },
)

/**
 * What the matching invoices deduct. Few invoices deduct anything: `materialized` has those found first, and each is
 * then looked up by its key.
 */
async function readDeducted(executor: Executor, scope: ReadScope, filter: InvoiceListFilter) {
  const standing = matching(executor, scope, filter)
    .select('invoice_id')
    .where('standing', '<>', 'draft')
    .where(sql<SqlBool>`invoice_standings.invoice_id = deducted.invoice_id`)
  const { rows } = await sql<{ cents: Cents; netCents: Cents }>`
    with deducted as materialized (${selectDeducted(scope)})
    select coalesce(sum(cents), 0) as cents, coalesce(sum(net_cents), 0) as netCents
    from deducted where exists ${standing}`.execute(executor)
  return rows[0] ?? { cents: 0, netCents: 0 }
}

export async function listStandingIds(
  executor: Executor,
  scope: ReadScope,
  { order, ...filter }: InvoiceListing,
): Promise<string[]> {
  const { by, direction } = ORDERS[order]
  const all = matching(executor, scope, filter).select('invoice_id')
  const rows = await by.reduce((query, key) => query.orderBy(key, direction), all).execute()
  return rows.map(({ invoice_id }) => invoice_id)
}

/** Years of issue, newest first: one index lookup each. */
export async function listIssueYears(executor: Executor, { tenantId }: Within): Promise<number[]> {
  const newest = sql`select max(listed_key) from invoice_standings where tenant_id = ${tenantId}`
  const { rows } = await sql<{ key: string }>`
    with recursive newest (key) as (
      select (${newest} and listed_key < '~')
      union all
      select (${newest} and listed_key < substr(newest.key, 1, 4)) from newest where newest.key is not null)
    select key from newest where key is not null`.execute(executor)
  return rows.map(({ key }) => Number(key.slice(0, 4)))
}

function matching(executor: Executor, { tenantId, today }: ReadScope, filter: InvoiceListFilter) {
  const { state, year, customerId, from, to } = filter
  return executor
    .selectFrom('invoice_standings')
    .where('tenant_id', '=', tenantId)
    .$if(state !== 'all', (query) => query.where(standsAs(state as Exclude<StandingFilter, 'all'>, today)))
    .$if(year !== undefined, (query) =>
      query.where('issued_on', '>=', `${year}-01-01`).where('issued_on', '<=', `${year}-12-31`),
    )
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .$if(from !== undefined, (query) => query.where('issued_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('issued_on', '<=', to ?? ''))
    .$if(filter.search !== '', (query) => query.where(matchesInvoice({ tenantId }, filter)))
}
