import { type LatestAttempt, latestAttempts } from '~/domain/debits/attempts.server'
import { type ExpectedDebit, findExpected } from '~/domain/debits/expected.server'
import { findLastNotice, type ListedNotice } from '~/domain/dunning/notices.server'
import type { Hold } from '~/domain/holds/hold'
import { listHolds } from '~/domain/holds/holds.server'
import { listInvoiceEntries } from '~/domain/invoices/invoice-entries.server'
import { readInvoiceRow } from '~/domain/invoices/invoice-row.server'
import { listMails, listTasks } from '~/domain/invoices/invoice-traces.server'
import { findFinalInvoice, listDeductedAdvances } from '~/domain/invoices/issuing/advances.server'
import { type EInvoiceForm, eInvoiceForm } from '~/domain/invoices/issuing/e-invoice'
import type { Finding } from '~/domain/invoices/issuing/findings'
import { type PagedBookings, pageOfBookings } from '~/domain/invoices/payments/bookings'
import { cashDiscountOf, creditedBy } from '~/domain/invoices/payments/cash-discount'
import { isOpen } from '~/domain/invoices/payments/state'
import { findInvoice, type InvoiceDetail } from '~/domain/invoices/read.server'
import { type InvoiceEvent, timelineOf } from '~/domain/invoices/timeline'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor, House } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type ListedLink, listLinks } from '~/domain/overviews/links.server'
import { accountToday } from '~/domain/tenants/account-today.server'
import type { DateText, Instant } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { type Billed, readDrafted } from './drafted.server'
import { type ExtraNotes, extraNotesOf } from './extra-notes'

export interface OfficeInvoicePage
  extends Pick<
    InvoiceDetail,
    'id' | 'kind' | 'status' | 'payBy' | 'mandate' | 'requestedMandate' | 'counterpart' | 'credits'
  > {
  /** All bookings of the invoice; newest first if there are several pages. */
  payments: PagedBookings
  final: { id: string; number: string } | null
  /** When it was last in a file for the bank. */
  attempt: Pick<LatestAttempt, 'runId' | 'state' | 'collectOn'> | null
  /** What the customer expects to be collected, unless a person says that it is not. */
  expected: ExpectedDebit | null
  /** The last reminder. */
  notice: Pick<ListedNotice, 'id' | 'level' | 'sentOn'> | null
  advances: { id: string; number: string; cents: Cents }[]
  /** Null for a draft. */
  number: string | null
  revision: number
  mayKeep: boolean
  issuedOn: DateText | null
  /** Format of the XML; null without one. */
  eInvoice: EInvoiceForm | null
  customer: { id: string; name: string }
  /** Whether mail about it can reach the customer, and whether it was sent. */
  hasAddress: boolean
  isSent: boolean
  /** When it was handed over, as a person noted. */
  handedOn: DateText | null
  creditCents: Cents
  /** Where money goes now, if the account that the document names is closed. */
  movedTo: string | null
  /** What is in dispute, deferred or promised; of a promise, whether its day is over. */
  hold: (Hold & { isPassed: boolean }) | null
  /** Small enough to write off, or within the cash discount. */
  isSmallRest: boolean
  contract: { id: string; title: string } | null
  billed: Billed
  /** Statements of an issued document; null for a draft. */
  extraNotes: ExtraNotes | null
  findings: Finding[]
  isMandateOver?: true | undefined
  /** Null for a draft, and for a role that may not share them. */
  links: ListedLink[] | null
  /** When `links` were read: only these are revoked. */
  seenAt: Instant
  /** The newest events that the role may see. */
  timeline: InvoiceEvent[]
}

/** @throws NotFound */
export async function readOfficeInvoicePage(
  { reader: executor, keyring }: Pick<House, 'reader' | 'keyring'>,
  scope: OfficeScope,
  invoiceId: string,
  bookingsPage = 1,
): Promise<OfficeInvoicePage> {
  const invoice = await findInvoice(executor, scope, invoiceId)
  if (!invoice) throw new NotFound()
  const { view, customerId: _, way: __, ...detail } = invoice
  const row = await readInvoiceRow(executor, scope, invoice.id)
  const { number, issuedOn, handedOn } = row
  const links =
    number !== null && may(scope.role, 'share_invoice_links')
      ? await listLinks(executor, keyring, scope, { invoiceId: invoice.id })
      : null
  const entries = await listInvoiceEntries(executor, scope, invoice.id)
  return {
    ...detail,
    payments: pageOfBookings(detail.payments, bookingsPage),
    attempt: await readAttempt(executor, scope, invoice),
    expected: row.hasFailedDebit ? await findExpected(executor, scope, invoice.id) : null,
    notice: await readNotice(executor, scope, { id: invoice.id, number }),
    ...(await readAdvances(executor, scope, invoice)),
    number,
    revision: row.revision,
    mayKeep: may(scope.role, 'keep_invoices'),
    issuedOn,
    eInvoice: view && row.hasEInvoice ? eInvoiceForm(view) : null,
    customer: { id: row.customerId, name: row.customerName },
    hasAddress: Boolean(row.contactId === null ? row.customerEmail : row.contactEmail),
    isSent: entries.some(({ action }) => action === 'invoice.sent'),
    handedOn,
    creditCents: row.creditCents ?? 0,
    movedTo: await movedTo(executor, scope, invoice, row.firmIban),
    hold: number === null ? null : await readHold(executor, scope, invoice.id),
    isSmallRest:
      isOpen(detail.status) &&
      detail.status.openCents <=
        Math.max(row.limitCents, (view && cashDiscountOf(view, creditedBy(detail.credits))?.cents) ?? 0),
    contract: row.contractId === null ? null : { id: row.contractId, title: row.contractTitle ?? '' },
    extraNotes: view && extraNotesOf(view),
    ...(view ? { billed: view, findings: [] } : await readDrafted(executor, scope, row)),
    links,
    seenAt: scope.at,
    timeline: timelineOf({
      entries,
      mails: number === null ? [] : await listMails(executor, scope, invoice.id),
      tasks: number === null ? [] : await listTasks(executor, scope, row.customerId, number),
      links: links ?? [],
    }),
  }
}

async function movedTo(
  executor: Executor,
  scope: OfficeScope,
  { view, status }: Pick<InvoiceDetail, 'view' | 'status'>,
  firmIban: string | null,
): Promise<string | null> {
  if (!view || !isOpen(status) || view.seller.iban === firmIban) return null
  const account = await accountToday(executor, scope, view.seller)
  return account.isMoved ? (account.iban ?? '') : null
}

/** The final invoice of an advance, and the advances of a final invoice; a draft may have some yet. */
async function readAdvances(executor: Executor, scope: OfficeScope, { id, view }: InvoiceDetail) {
  const final = view?.isAdvance ? await findFinalInvoice(executor, scope, id) : undefined
  const deducted = view && !view.deductions ? [] : await listDeductedAdvances(executor, scope, id)
  const advances = deducted.map((advance) => ({
    id: advance.id,
    number: advance.number,
    cents: advance.cents,
  }))
  return { final: final ?? null, advances }
}

/** Nobody is reminded of a draft. */
async function readNotice(
  executor: Executor,
  scope: OfficeScope,
  { id, number }: { id: string; number: string | null },
) {
  return number === null ? null : ((await findLastNotice(executor, scope, id)) ?? null)
}

async function readHold(executor: Executor, scope: OfficeScope, invoiceId: string) {
  const hold = (await listHolds(executor, scope, invoiceId)).find(({ end }) => end === null)
  return hold ? { ...hold, isPassed: hold.kind !== 'dispute' && hold.untilOn < scope.today } : null
}

async function readAttempt(
  executor: Executor,
  scope: OfficeScope,
  { id, payBy, payments, debitReturnedOn }: InvoiceDetail,
) {
  const isDebit =
    payBy === 'direct_debit' ||
    debitReturnedOn !== null ||
    payments.some(({ method }) => method === 'direct_debit')
  const latest = isDebit ? (await latestAttempts(executor, scope, [id])).get(id) : undefined
  if (!latest || latest.isLeftOut) return null
  const { runId, state, collectOn } = latest
  return { runId, state, collectOn }
}
