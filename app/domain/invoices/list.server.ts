import { sql } from 'kysely'
import type { DateText } from '../calendar'
import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { type InvoiceFilter, type InvoiceKind, type InvoiceState, isOpen } from './state'
import { STATE_COLUMNS, stateOfRow, wherePasses } from './state.server'

const PER_PAGE = 25

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/** What a list is asked for; pages count from 1. Drafts appear only by their filter or `withDrafts`. */
export interface InvoiceQuery {
  customerId?: string
  /** The year of issue. */
  year?: number
  state?: InvoiceFilter
  withDrafts?: boolean
  page?: number
  perPage?: number
}

/** One line of a list. `number`, `issuedOn` and `standing` are null for a draft. */
export interface InvoiceListItem {
  id: string
  customerId: string
  customerName: string
  number: string | null
  kind: InvoiceKind
  issuedOn: DateText | null
  dueOn: DateText | null
  grossCents: Cents
  openCents: Cents
  standing: InvoiceState | null
}

/** A page of a list. `total` counts what the filters let through, `years` is what there is to filter by. */
export interface InvoiceList {
  items: InvoiceListItem[]
  total: number
  years: number[]
}

/** Invoices of the tenant, or of one customer, the newest first and drafts before all. */
export async function listInvoices(
  executor: Executor,
  scope: ReadScope,
  query: InvoiceQuery = {},
): Promise<InvoiceList> {
  const perPage = query.perPage ?? PER_PAGE
  const matching = selectMatching(executor, scope, query)
  const rows = await matching
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'current_invoices.tenant_id')
        .onRef('customers.id', '=', 'current_invoices.customer_id'),
    )
    // Column by column: a sort would carry every invoice's view_json along.
    .select(['current_invoices.id', 'customer_id', 'customers.name as customerName'])
    .select('current_invoices.number')
    .select(STATE_COLUMNS)
    // Drafts have no dates; where there are none, the index gives the order by itself.
    .$if(hasDrafts(query), (list) => list.orderBy(sql`current_invoices.issued_on is not null`))
    .orderBy('current_invoices.issued_on', 'desc')
    .orderBy('current_invoices.issued_at', 'desc')
    .orderBy('current_invoices.number', 'desc')
    .$if(hasDrafts(query), (list) => list.orderBy('current_invoices.created_at', 'desc'))
    .limit(perPage)
    .offset(((query.page ?? 1) - 1) * perPage)
    .execute()
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    items: rows.map((row) => {
      const standing = stateOfRow(row, scope.today)
      return {
        id: row.id,
        customerId: row.customer_id,
        customerName: row.customerName,
        number: row.number,
        kind: row.kind,
        issuedOn: row.issued_on,
        dueOn: row.due_on,
        grossCents: row.gross_cents,
        openCents: isOpen(standing) ? standing.openCents : 0,
        standing,
      }
    }),
    total,
    years: await listYears(executor, scope, query.customerId),
  }
}

function selectMatching(executor: Executor, scope: ReadScope, query: InvoiceQuery) {
  const state = query.state ?? 'all'
  const withAll = state === 'all' && hasDrafts(query)
  return executor
    .selectFrom('current_invoices')
    .where('current_invoices.tenant_id', '=', scope.tenantId)
    .$if(query.customerId !== undefined, (rows) =>
      rows.where('current_invoices.customer_id', '=', query.customerId ?? ''),
    )
    .$if(query.year !== undefined, (rows) =>
      rows
        .where('current_invoices.issued_on', '>=', `${query.year}-01-01`)
        .where('current_invoices.issued_on', '<=', `${query.year}-12-31`),
    )
    .$if(!withAll, (rows) => rows.where((column) => wherePasses(column, state, scope.today)))
}

function hasDrafts(query: InvoiceQuery): boolean {
  return query.state === 'draft' || (query.withDrafts === true && (query.state ?? 'all') === 'all')
}

async function listYears(
  executor: Executor,
  scope: ReadScope,
  customerId: string | undefined,
): Promise<number[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select(sql<number>`cast(substr(issued_on, 1, 4) as integer)`.as('year'))
    .distinct()
    .where('tenant_id', '=', scope.tenantId)
    .where('issued_on', 'is not', null)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .orderBy('year', 'desc')
    .execute()
  return rows.map((row) => row.year)
}
