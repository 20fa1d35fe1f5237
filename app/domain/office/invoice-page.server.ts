import { sql } from 'kysely'
import type { DateText, Instant } from '../calendar'
import { NotFound } from '../errors'
import type { Executor, House } from '../house'
import { findFinal, listDeducted } from '../invoices/advances.server'
import { cashDiscountOf, creditedBy } from '../invoices/cash-discount'
import type { EInvoiceForm } from '../invoices/e-invoice'
import { findEInvoice } from '../invoices/find-e-invoice.server'
import type { Finding } from '../invoices/findings'
import { type InvoiceDetail, readInvoice } from '../invoices/read.server'
import { isOpen } from '../invoices/state'
import type { Stating } from '../invoices/statements'
import type { InvoiceView } from '../invoices/view'
import type { Cents } from '../money'
import type { MailKind } from '../outbox/kinds'
import { mailAreasOf, may } from '../rights'
import type { OfficeScope } from '../scope'
import { type Billed, readDrafted } from './drafted-invoice.server'
import { listInvoiceEntries } from './invoice-entries.server'
import { type InvoiceEvent, type MailOfInvoice, type TaskOfInvoice, timelineOf } from './invoice-timeline'
import { type ListedLink, listLinks } from './links.server'

const NEWEST = 20

/** References, delivery, cash discount, and what the law's statements depend on. */
export type SaidBesides = Stating &
  Pick<
    InvoiceView,
    | 'customerNumber'
    | 'contractNumber'
    | 'buyerReference'
    | 'orderNumber'
    | 'projectNumber'
    | 'delivery'
    | 'cashDiscount'
    | 'issuedOn'
    | 'grossCents'
    | 'roundingCents'
    | 'prepaidCents'
    | 'kind'
  >

function saidBy(view: InvoiceView): SaidBesides {
  const { kind, buyerKind, isProperty, lines, issuedOn, grossCents, cashDiscount, delivery } = view
  const { customerNumber, contractNumber, buyerReference, orderNumber, projectNumber } = view
  const { isAdvance, roundingCents, prepaidCents } = view
  return {
    ...{ kind, buyerKind, isProperty, lines, issuedOn, grossCents, cashDiscount, delivery },
    ...{ isAdvance, roundingCents, prepaidCents },
    ...{ customerNumber, contractNumber, buyerReference, orderNumber, projectNumber },
    seller: { isTaxedWhenPaid: view.seller.isTaxedWhenPaid },
  }
}

/** An invoice in the office, with what belongs to it and what happened to it. */
export interface OfficeInvoicePage
  extends Pick<
    InvoiceDetail,
    | 'id'
    | 'kind'
    | 'status'
    | 'payments'
    | 'payBy'
    | 'mandate'
    | 'requestedMandate'
    | 'counterpart'
    | 'credits'
  > {
  /** The final invoice that has taken it off. */
  final: { id: string; number: string } | null
  /** The advances that it takes off. */
  advances: { id: string; number: string; cents: Cents }[]
  /** Null for a draft. */
  number: string | null
  revision: number
  mayKeep: boolean
  issuedOn: DateText | null
  /** What the XML is; null where there is none. */
  eInvoice: EInvoiceForm | null
  customer: { id: string; name: string }
  /** What the customer has paid beyond its invoices. */
  creditCents: Cents
  /** Small enough to be given up, or no more than the cash discount. */
  isSmallRest: boolean
  contract: { id: string; title: string } | null
  billed: Billed
  /** What an issued document says besides; null for a draft. */
  said: SaidBesides | null
  /** What is to be said against issuing a draft. */
  findings: Finding[]
  /** The mandate that the draft is to be collected by has ended. */
  isMandateOver?: true | undefined
  /** Null for a draft, and for a role that may not share them. */
  links: ListedLink[] | null
  /** Up to when `links` are all there are. */
  seenAt: Instant
  /** What happened, as far as the role sees it: the newest. */
  timeline: InvoiceEvent[]
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
  const links =
    number !== null && may(scope.role, 'share_invoice_links')
      ? await listLinks(executor, keyring, scope, { invoiceId: invoice.id })
      : null
  return {
    ...detail,
    final: (await findFinal(executor, scope, invoice.id)) ?? null,
    advances: (await listDeducted(executor, scope, invoice.id)).map(({ id, number, cents }) => ({
      id,
      number,
      cents,
    })),
    number,
    revision: row.revision,
    mayKeep: may(scope.role, 'keep_invoices'),
    issuedOn,
    eInvoice: view && (await findEInvoice(executor, scope, invoice.id, view)),
    customer: { id: row.customerId, name: row.customerName },
    creditCents: row.creditCents ?? 0,
    isSmallRest:
      isOpen(detail.status) &&
      detail.status.openCents <=
        Math.max(row.limitCents, (view && cashDiscountOf(view, creditedBy(detail.credits))?.cents) ?? 0),
    contract: row.contractId === null ? null : { id: row.contractId, title: row.contractTitle ?? '' },
    said: view && saidBy(view),
    ...(view ? { billed: view, findings: [] } : await readDrafted(executor, scope, row)),
    links,
    seenAt: scope.at,
    timeline: timelineOf({
      entries: await listInvoiceEntries(executor, scope, invoice.id),
      mails: number === null ? [] : await listMails(executor, scope, invoice.id),
      tasks: number === null ? [] : await listTasks(executor, scope, row.customerId, number),
      links: links ?? [],
    }),
  }
}

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
    .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .leftJoin('customer_credits', (join) =>
      join
        .onRef('customer_credits.tenant_id', '=', 'invoices.tenant_id')
        .onRef('customer_credits.customer_id', '=', 'invoices.customer_id'),
    )
    .select(['tenants.write_off_limit_cents as limitCents', 'customer_credits.credit_cents as creditCents'])
    .where('invoices.tenant_id', '=', tenantId)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
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
