import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import { countRows } from '../count-rows.server'
import type { Executor } from '../house'
import type { Stretch } from '../read-page.server'
import type { InvoiceQuery, ReadScope } from './list.server'
import { wherePasses } from './state.server'

/** What orders a list of invoices: drafts, then the newest. In the words of the index `invoices_listed`. */
const LISTED_AS = sql<string>`coalesce(current_invoices.issued_on || current_invoices.issued_at
  || current_invoices.number, '~' || current_invoices.created_at || current_invoices.id)`
/** The same in other words, so that SQLite does not take that index for the list of one customer. */
const LISTED_BY_CUSTOMER = sql<string>`coalesce(current_invoices.issued_on || current_invoices.issued_at
  || current_invoices.number, '~' || current_invoices.created_at || current_invoices.id, '')`

/** Where drafts begin. */
const DRAFTS = '~'

/** How many invoices a list has, counted up to a number. */
export function countInvoices(
  executor: Executor,
  scope: ReadScope,
  query: InvoiceQuery,
  atMost: number,
): Promise<number> {
  return countRows(executor, selectMatching(executor, scope, query).limit(atMost))
}

/** The id of the row at a position of a list, counted from 0. */
export async function findAt(
  executor: Executor,
  scope: ReadScope,
  query: InvoiceQuery,
  position: number,
): Promise<string | undefined> {
  const row = await selectMatching(executor, scope, query)
    .orderBy(listedAs(query), 'desc')
    .limit(1)
    .offset(position)
    .executeTakeFirst()
  return row?.id
}

/** The invoices of a list next to a row, in its order; in reverse before it. */
export function selectListed(
  executor: Executor,
  scope: ReadScope,
  query: InvoiceQuery,
  { after, before, limit }: Omit<Stretch, 'offset'>,
) {
  const keyOf = (
    id: string,
  ) => sql`(select coalesce(issued_on || issued_at || number, '~' || created_at || id)
    from invoices where tenant_id = ${scope.tenantId} and id = ${id})`
  return executor
    .selectFrom('current_invoices')
    .where((column) => matches(column, scope, query))
    .$if(after !== undefined, (rows) => rows.where(sql<SqlBool>`${listedAs(query)} < ${keyOf(after ?? '')}`))
    .$if(before !== undefined, (rows) =>
      rows.where(sql<SqlBool>`${listedAs(query)} > ${keyOf(before ?? '')}`),
    )
    .orderBy(listedAs(query), before === undefined ? 'desc' : 'asc')
    .limit(limit)
}

function listedAs({ customerId }: InvoiceQuery) {
  return customerId === undefined ? LISTED_AS : LISTED_BY_CUSTOMER
}

/** Only a state needs what the view adds; without one, the index has all that is asked. */
function selectMatching(executor: Executor, scope: ReadScope, query: InvoiceQuery) {
  const isPlain = query.state === undefined || query.state === 'all' || query.state === 'draft'
  const table = isPlain ? 'invoices as current_invoices' : 'current_invoices'
  return executor
    .selectFrom(table as 'current_invoices')
    .where((column) => matches(column, scope, query))
    .select('current_invoices.id')
}

function matches(
  column: ExpressionBuilder<Database, 'current_invoices'>,
  { tenantId, today }: ReadScope,
  query: InvoiceQuery,
) {
  const { customerId, year, state = 'all', withDrafts } = query
  return column.and([
    column('current_invoices.tenant_id', '=', tenantId),
    ...(customerId === undefined ? [] : [column('current_invoices.customer_id', '=', customerId)]),
    ...(year === undefined ? [] : [sql<SqlBool>`${listedAs(query)} between ${`${year}`} and ${`${year}~`}`]),
    ...(state === 'all' ? [] : [wherePasses(column, state, today)]),
    ...(state === 'all' && !withDrafts ? [sql<SqlBool>`${listedAs(query)} < ${DRAFTS}`] : []),
  ])
}
