import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { DateText } from '../calendar'
import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { standingOfRow } from './read.server'
import type { Standing } from './standing'

const PER_PAGE = 25

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/**
 * Which invoices a list shows. `open` is everything still owed, also overdue, partly paid or to be
 * collected; `cancelled` has the reversed invoices and the documents that reversed them.
 */
export type InvoiceFilter = 'all' | 'open' | 'overdue' | 'paid' | 'cancelled' | 'draft'

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
  kind: 'invoice' | 'cancellation' | 'credit_note'
  issuedOn: DateText | null
  dueOn: DateText | null
  grossCents: Cents
  openCents: Cents
  standing: Standing | null
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
    .select(['current_invoices.number', 'current_invoices.kind', 'issued_on', 'due_on', 'gross_cents'])
    .select(['paid_cents', 'last_paid_on', 'cancelled_by', 'pay_by'])
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
      const standing = standingOfRow(row, scope.today)
      return {
        id: row.id,
        customerId: row.customer_id,
        customerName: row.customerName,
        number: row.number,
        kind: row.kind,
        issuedOn: row.issued_on,
        dueOn: row.due_on,
        grossCents: row.gross_cents,
        openCents: standing && 'openCents' in standing ? standing.openCents : 0,
        standing,
      }
    }),
    total,
    years: await listYears(executor, scope, query.customerId),
  }
}

function selectMatching(executor: Executor, scope: ReadScope, query: InvoiceQuery) {
  const state = query.state ?? 'all'
  return executor
    .selectFrom('current_invoices')
    .where('current_invoices.tenant_id', '=', scope.tenantId)
    .$if(!hasDrafts(query), (rows) => rows.where('current_invoices.status', '=', 'issued'))
    .$if(query.customerId !== undefined, (rows) =>
      rows.where('current_invoices.customer_id', '=', query.customerId ?? ''),
    )
    .$if(query.year !== undefined, (rows) =>
      rows
        .where('current_invoices.issued_on', '>=', `${query.year}-01-01`)
        .where('current_invoices.issued_on', '<=', `${query.year}-12-31`),
    )
    .$if(state !== 'all', (rows) => rows.where((column) => isInState(column, state, scope.today)))
}

function hasDrafts(query: InvoiceQuery): boolean {
  return query.state === 'draft' || (query.withDrafts === true && (query.state ?? 'all') === 'all')
}

function isInState(
  column: ExpressionBuilder<Database, 'current_invoices'>,
  state: InvoiceFilter,
  today: DateText,
) {
  if (state === 'draft') return column('current_invoices.status', '=', 'draft')
  const isReversed = column('current_invoices.cancelled_by', 'is not', null)
  const isReversal = column('current_invoices.kind', '=', 'cancellation')
  if (state === 'cancelled') return column.or([isReversed, isReversal])
  const owed = column.ref('current_invoices.gross_cents')
  const stands = column.and([
    column('current_invoices.kind', '=', 'invoice'),
    column('current_invoices.cancelled_by', 'is', null),
  ])
  if (state === 'paid') return column.and([stands, column('current_invoices.paid_cents', '>=', owed)])
  const isOpen = column.and([stands, column('current_invoices.paid_cents', '<', owed)])
  if (state !== 'overdue') return isOpen
  return column.and([
    isOpen,
    column('current_invoices.due_on', '<', today),
    column('current_invoices.pay_by', '=', 'transfer'),
  ])
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
