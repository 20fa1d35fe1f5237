import { sql } from 'kysely'
import type { MailStatus, TaskKind } from '~db/schema'
import type { DateText, Instant } from '../calendar'
import { NotFound } from '../errors'
import type { Executor, House } from '../house'
import { parseAdjustments } from '../invoices/adjustments'
import { composeInvoice } from '../invoices/compose.server'
import { InvoiceConflict } from '../invoices/conflict'
import { lineViews } from '../invoices/draft-lines'
import type { EInvoiceForm } from '../invoices/e-invoice'
import { findEInvoice } from '../invoices/find-e-invoice.server'
import type { Finding } from '../invoices/findings'
import { checkDraft } from '../invoices/issuable'
import { listInvoiceLines } from '../invoices/lines.server'
import { type InvoiceDetail, readInvoice } from '../invoices/read.server'
import { totalsOf } from '../invoices/totals'
import type { InvoiceView } from '../invoices/view'
import type { MailKind } from '../outbox/kinds'
import { type HistoryEntry, readHistory } from '../records/past.server'
import { mailAreasOf, may } from '../rights'
import type { OfficeScope } from '../scope'
import { type ListedLink, listLinks } from './links.server'

const NEWEST = 20

/** What an invoice bills, as frozen or as drafted. */
export type Billed = Pick<
  InvoiceView,
  'lines' | 'language' | 'taxes' | 'netCents' | 'grossCents' | 'note' | 'serviceFrom' | 'serviceTo'
>

interface MailOfInvoice {
  id: string
  kind: MailKind
  recipient: string
  status: MailStatus
  createdAt: Instant
}

interface TaskOfInvoice {
  id: string
  kind: TaskKind
  at: Instant
  doneAt: Instant | null
}

/** An invoice in the office, with what belongs to it and what happened to it. */
export interface OfficeInvoicePage
  extends Pick<
    InvoiceDetail,
    'id' | 'kind' | 'status' | 'payments' | 'payBy' | 'mandate' | 'requestedMandate' | 'counterpart'
  > {
  /** Null for a draft. */
  number: string | null
  revision: number
  mayKeep: boolean
  issuedOn: DateText | null
  /** What the XML is; null where there is none. */
  eInvoice: EInvoiceForm | null
  customer: { id: string; name: string }
  contract: { id: string; title: string } | null
  billed: Billed
  /** What is to be said against issuing a draft. */
  findings: Finding[]
  /** The newest, as far as the role sees them. */
  mails: MailOfInvoice[]
  tasks: TaskOfInvoice[]
  /** Null for a draft, and for a role that may not share them. */
  links: ListedLink[] | null
  /** Up to when `links` are all there are. */
  seenAt: Instant
  history: HistoryEntry[]
}

/** @throws NotFound */
export async function readOfficeInvoicePage(
  { reader: executor, keyring }: Pick<House, 'reader' | 'keyring'>,
  scope: OfficeScope,
  invoiceId: string,
): Promise<OfficeInvoicePage> {
  const invoice = await readInvoice(executor, scope, invoiceId)
  if (!invoice) throw new NotFound()
  const { view, customerId: _, way: __, ...detail } = invoice
  const row = await readRow(executor, scope, invoice.id)
  const { number, issuedOn } = row
  return {
    ...detail,
    number,
    revision: row.revision,
    mayKeep: may(scope.role, 'keep_invoices'),
    issuedOn,
    eInvoice: view && (await findEInvoice(executor, scope, invoice.id, view)),
    customer: { id: row.customerId, name: row.customerName },
    contract: row.contractId === null ? null : { id: row.contractId, title: row.contractTitle ?? '' },
    ...(view ? { billed: view, findings: [] } : await readDrafted(executor, scope, row)),
    mails: number === null ? [] : await listMails(executor, scope, invoice.id),
    tasks: number === null ? [] : await listTasks(executor, scope, row.customerId, number),
    links:
      number !== null && may(scope.role, 'share_invoice_links')
        ? await listLinks(executor, keyring, scope, { invoiceId: invoice.id })
        : null,
    seenAt: scope.at,
    history: await readHistory(executor, scope, 'invoice', invoice.id),
  }
}

type Row = Awaited<ReturnType<typeof readRow>>

function readRow(executor: Executor, { tenantId }: OfficeScope, invoiceId: string) {
  return executor
    .selectFrom('invoices')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.tenant_id', '=', 'invoices.tenant_id')
        .onRef('customers.id', '=', 'invoices.customer_id'),
    )
    .leftJoin('contracts', (join) =>
      join
        .onRef('contracts.tenant_id', '=', 'invoices.tenant_id')
        .onRef('contracts.id', '=', 'invoices.contract_id'),
    )
    .select(['invoices.id', 'invoices.number', 'invoices.revision', 'invoices.issued_on as issuedOn'])
    .select('invoices.adjustments_json')
    .select(['invoices.language', 'invoices.note', 'invoices.service_from as serviceFrom'])
    .select([
      'invoices.service_to as serviceTo',
      'customers.id as customerId',
      'customers.name as customerName',
    ])
    .select(['contracts.id as contractId', 'contracts.title as contractTitle'])
    .where('invoices.tenant_id', '=', tenantId)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
}

/** What a draft would be if it were issued today, and what is to be said against that. */
async function readDrafted(
  executor: Executor,
  scope: OfficeScope,
  row: Row,
): Promise<Pick<OfficeInvoicePage, 'billed' | 'findings'>> {
  try {
    const { view } = await composeInvoice(executor, scope, row.id, '')
    return { billed: view, findings: checkDraft(view) }
  } catch (error) {
    // The mandate to collect by has ended: issuing says so.
    if (!(error instanceof InvoiceConflict)) throw error
    return { billed: await readUncomposed(executor, scope, row), findings: [] }
  }
}

async function readUncomposed(executor: Executor, scope: OfficeScope, row: Row): Promise<Billed> {
  const lines = await listInvoiceLines(executor, scope, row.id)
  const totals = totalsOf(lines, parseAdjustments(row.adjustments_json))
  const { taxes, netCents, grossCents } = totals
  const { language, note, serviceFrom, serviceTo } = row
  return {
    lines: lineViews(lines, totals),
    language,
    note,
    serviceFrom,
    serviceTo,
    taxes,
    netCents,
    grossCents,
  }
}

/** The mails that carry a link to the invoice. */
async function listMails(
  executor: Executor,
  { tenantId, role }: OfficeScope,
  invoiceId: string,
): Promise<MailOfInvoice[]> {
  const links = executor
    .selectFrom('access_links')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
  const rows = await executor
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'status', 'created_at as createdAt'])
    .where('tenant_id', '=', tenantId)
    .where('link_id', 'in', links)
    .where('area', 'in', mailAreasOf(role))
    // Without the plus, SQLite would look through all mails for the newest.
    .orderBy(sql`+created_at`, 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as MailKind }))
}

/** Messages, announced transfers and choices: tasks that name the invoice. */
function listTasks(
  executor: Executor,
  { tenantId }: OfficeScope,
  customerId: string,
  number: string,
): Promise<TaskOfInvoice[]> {
  return executor
    .selectFrom('tasks')
    .select(['id', 'kind', 'created_at as at', 'done_at as doneAt'])
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('detail', '=', number)
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute()
}
