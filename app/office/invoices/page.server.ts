import { listInvoiceEntries } from '~/domain/invoices/invoice-entries.server'
import { readInvoiceRow } from '~/domain/invoices/invoice-row.server'
import { listMails, listTasks } from '~/domain/invoices/invoice-traces.server'
import { findFinal, listDeducted } from '~/domain/invoices/issuing/advances.server'
import { type EInvoiceForm, eInvoiceForm } from '~/domain/invoices/issuing/e-invoice'
import type { Finding } from '~/domain/invoices/issuing/findings'
import { type PagedBookings, pageOfBookings } from '~/domain/invoices/payments/bookings'
import { cashDiscountOf, creditedBy } from '~/domain/invoices/payments/cash-discount'
import { isOpen } from '~/domain/invoices/payments/state'
import { type InvoiceDetail, readInvoice } from '~/domain/invoices/read.server'
import { type InvoiceEvent, timelineOf } from '~/domain/invoices/timeline'
import { NotFound } from '~/domain/kernel/errors'
import type { House } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type ListedLink, listLinks } from '~/domain/overviews/links.server'
import type { DateText, Instant } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { type Billed, readDrafted } from './drafted.server'
import { type SaidBesides, saidBy } from './extra-notes'

/** An invoice in the office, with what belongs to it and what happened to it. */
export interface OfficeInvoicePage
  extends Pick<
    InvoiceDetail,
    'id' | 'kind' | 'status' | 'payBy' | 'mandate' | 'requestedMandate' | 'counterpart' | 'credits'
  > {
  /** Everything that was booked for it, the newest first where there is more than a page of it. */
  payments: PagedBookings
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
  bookingsPage = 1,
): Promise<OfficeInvoicePage> {
  const invoice = await readInvoice(executor, scope, invoiceId)
  if (!invoice) throw new NotFound()
  const { view, customerId: _, way: __, ...detail } = invoice
  const row = await readInvoiceRow(executor, scope, invoice.id)
  const { number, issuedOn } = row
  const links =
    number !== null && may(scope.role, 'share_invoice_links')
      ? await listLinks(executor, keyring, scope, { invoiceId: invoice.id })
      : null
  return {
    ...detail,
    payments: pageOfBookings(detail.payments, bookingsPage),
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
    eInvoice: view && row.hasEInvoice ? eInvoiceForm(view) : null,
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
