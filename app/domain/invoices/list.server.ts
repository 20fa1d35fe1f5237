import { sql } from 'kysely'
import { among } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import { askNumber, type Question } from '../kernel/questions.server'
import type { Listing } from '../lists/listing.server'
import { MOST_COUNTED, type Paged } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import { type DocumentName, documentName } from './issuing/document-name'
import { type InvoiceQuery, LISTED, type ReadScope, selectListed } from './listed.server'
import { type InvoiceKind, type InvoiceState, isOpen } from './payments/state'
import { STATE_COLUMNS, stateOfRow } from './payments/state.server'
import { listYears } from './years.server'

const PER_PAGE = 25

/** `number`, `issuedOn` and `status` are null for a draft. */
export interface InvoiceListItem {
  id: string
  customerId: string
  customerName: string
  number: string | null
  kind: InvoiceKind
  document: DocumentName
  issuedOn: DateText | null
  /** Of the next instalment where payment was deferred. */
  dueOn: DateText | null
  netCents: Cents
  grossCents: Cents
  openCents: Cents
  status: InvoiceState | null
  revision: number
  createdAt: Instant
}

/** A page of a customer's invoices: `years` to choose from, `year` chosen. */
export interface InvoicesOfCustomer extends Paged<InvoiceListItem> {
  years: number[]
  year: number | undefined
}

/** Invoices of the tenant or of one customer: drafts, then the newest first. */
export function listInvoices(
  executor: Executor,
  scope: ReadScope,
  query: InvoiceQuery = {},
): Promise<Paged<InvoiceListItem>> {
  const { place = { page: 1 }, perPage = PER_PAGE, known } = query
  const list: Listing<InvoiceListItem, 'invoice_standings'> = {
    matching: selectListed(executor, scope, query),
    order: LISTED,
    rows: (ids) => readInvoiceRows(executor, scope, ids),
  }
  return readPage(executor, scope, list, { place, perPage, known })
}

/** How many invoices and drafts a customer has. */
export function invoicesAsked({ tenantId }: ReadScope, customerId: string): Question<number> {
  return askNumber(sql`(select count(*) from (select 1 from invoice_standings
    where tenant_id = ${tenantId} and customer_id = ${customerId} limit ${sql.lit(MOST_COUNTED + 1)}))`)
}

export async function listInvoicesOf(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
  query: Omit<InvoiceQuery, 'customerId'>,
): Promise<InvoicesOfCustomer> {
  const years = await listYears(executor, scope, customerId)
  const year = years.find((one) => one === query.year)
  const list = await listInvoices(executor, scope, { ...query, customerId, year })
  return { ...list, years, year }
}

export async function readInvoiceRows(
  executor: Executor,
  scope: ReadScope,
  ids: readonly string[],
): Promise<InvoiceListItem[]> {
  const rows = await listRows(executor, { tenantId: scope.tenantId, ids: JSON.stringify(ids) })
  return rows.map((row) => itemOf(row, stateOfRow(row, scope.today)))
}

/** Without looking for payments, debits and reminders, which no draft has. What was issued meanwhile is left out. */
export async function readDraftRows(
  executor: Executor,
  { tenantId }: ReadScope,
  ids: readonly string[],
): Promise<InvoiceListItem[]> {
  const rows = await listDrafts(executor, { tenantId, ids: JSON.stringify(ids) })
  return rows.map((row) => itemOf(row, null))
}

type ListedRow = Awaited<ReturnType<typeof listDrafts>>[number]

function itemOf(row: ListedRow, status: InvoiceState | null): InvoiceListItem {
  return {
    id: row.id,
    customerId: row.customer_id,
    customerName: row.customerName,
    number: row.number,
    kind: row.kind,
    document: documentName({
      kind: row.kind,
      isAdvance: row.is_advance === 1,
      prepaidCents: row.prepaid_cents,
    }),
    issuedOn: row.issued_on,
    dueOn: status && 'dueOn' in status ? status.dueOn : row.due_on,
    netCents: row.net_cents,
    grossCents: row.gross_cents + row.rounding_cents,
    openCents: isOpen(status) ? status.openCents : 0,
    status,
    revision: row.revision,
    createdAt: row.created_at,
  }
}

interface Named {
  tenantId: string
  /** As one JSON text, so that one query serves lists of every length. */
  ids: string
}

const listRows = prepared((executor: Executor, named: Named) =>
  selectRows(executor, 'current_invoices', named).select(STATE_COLUMNS),
)

const listDrafts = prepared((executor: Executor, named: Named) =>
  selectRows(executor, 'invoices as current_invoices', named).where('status', '=', 'draft'),
)

type Source = 'current_invoices' | 'invoices as current_invoices'

/** The view adds to a table what has become of each invoice. */
function selectRows(executor: Executor, from: Source, { tenantId, ids }: Named) {
  return executor
    .selectFrom(from as 'current_invoices')
    .where('current_invoices.tenant_id', '=', tenantId)
    .where('current_invoices.id', 'in', among(ids))
    .select(['current_invoices.id', 'customer_id', 'current_invoices.number', 'net_cents', 'revision'])
    .select(['created_at', 'is_advance', 'current_invoices.kind', 'current_invoices.issued_on'])
    .select(['current_invoices.due_on', 'gross_cents', 'rounding_cents', 'prepaid_cents'])
    .select((column) =>
      column
        .selectFrom('customers')
        .select('customers.name')
        .whereRef('customers.tenant_id', '=', 'current_invoices.tenant_id')
        .whereRef('customers.id', '=', 'current_invoices.customer_id')
        .$asScalar()
        .$notNull()
        .as('customerName'),
    )
}
