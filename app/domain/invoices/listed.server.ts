import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../house'
import type { Order } from '../read-page.server'
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

/** The order of a list. */
export function orderOf(query: InvoiceQuery): Order {
  return { table: 'invoices', called: 'current_invoices', by: [listedAs(query)], direction: 'desc' }
}

function listedAs({ customerId }: InvoiceQuery) {
  return customerId === undefined ? LISTED_AS : LISTED_BY_CUSTOMER
}

/** The invoices of a list. Only a state needs what the view adds; without one, the index has all that is asked. */
export function selectMatching(executor: Executor, scope: ReadScope, query: InvoiceQuery) {
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
