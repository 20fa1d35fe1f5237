import type { Language, PaymentWay } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import { listActiveMandates } from '../mandates/mandates.server'
import { accountToday } from '../tenants/account-today.server'
import { contactOf, readPayee, type TenantContact } from '../tenants/contact.server'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import { isAsIssued } from './issuing/as-issued'
import type { EInvoiceForm } from './issuing/e-invoice'
import { findEInvoice } from './issuing/find-e-invoice.server'
import { type HowToPay, howToPay } from './issuing/how-to-pay'
import type { BuyerView, InvoiceView, SellerView, TaxGroupView } from './issuing/view'
import { linkTarget } from './link-target'
import { type Settled, standing } from './payments/bookings'
import { type InvoiceKind, type InvoiceState, isByInstalments, isOpen } from './payments/state'
import { readAnnouncedTransfer } from './payments/transfer-notices.server'
import { type CreditOnInvoice, findInvoice, type InvoiceDetail } from './read.server'

/** A mandate, as the link's holder would recognise it. */
export interface OfferedMandate {
  id: string
  reference: string
  ibanMasked: string
}

export interface PaymentOptions {
  current: PaymentWay
  mandateId: string | null
  mandates: OfferedMandate[]
  /** The mandate waiting for the office's approval. */
  requested: OfferedMandate | null
  /** Without a creditor ID the firm cannot take new mandates. */
  creditorId: string | null
}

const SHOWN_FIELDS = [
  ...([
    'buyerKind',
    'customerNumber',
    'contractNumber',
    'buyerReference',
    'orderNumber',
    'projectNumber',
  ] as const),
  ...(['delivery', 'lines', 'adjustments', 'grossCents', 'cashDiscount', 'isProperty', 'note'] as const),
  ...(['roundingCents', 'isAdvance', 'deductions', 'prepaidCents', 'labourCents', 'settles'] as const),
] as const

function shownOf(view: InvoiceView): Pick<InvoiceView, (typeof SHOWN_FIELDS)[number]> {
  return Object.fromEntries(SHOWN_FIELDS.map((key) => [key, view[key]])) as Pick<
    InvoiceView,
    (typeof SHOWN_FIELDS)[number]
  >
}

/** An issued invoice as a link shows it: everything on the page and nothing else. */
export interface LinkedInvoice extends Pick<InvoiceView, (typeof SHOWN_FIELDS)[number]> {
  kind: InvoiceKind
  /** Language of the lines and the note; the page may be in another. */
  language: Language
  number: string
  issuedOn: DateText
  dueOn: DateText
  serviceFrom: DateText
  serviceTo: DateText
  refersTo: InvoiceView['refersTo']
  seller: Omit<SellerView, 'bankName' | 'iban' | 'bic' | 'creditorId'>
  buyer: Omit<BuyerView, 'email' | 'phone'>
  taxes: TaxGroupView[]
  netCents: Cents
  status: InvoiceState
  payments: Settled[]
  credits: CreditOnInvoice[]
  howToPay: HowToPay
  /** Why it is to be transferred although a direct debit was chosen. */
  isDebitReturned: boolean
  /** Whether the frozen PDF still shows the right amount and way to pay. */
  isAsIssued: boolean
  /** Format of the XML; null if there is none. */
  eInvoice: EInvoiceForm | null
  /** Null if there is nothing to choose. */
  options: PaymentOptions | null
  /** When the customer said a transfer was on its way, while that pauses reminders. */
  announcedOn: DateText | null
  /** The firm today; the seller is the firm at issuance. */
  firm: TenantContact
}

/** The invoice that a link opens, or one of its customer's portal; undefined until it is issued. */
export async function findLinkedInvoice(
  executor: Executor,
  scope: LinkScope,
  invoiceId?: string,
): Promise<LinkedInvoice | undefined> {
  const target = linkTarget(scope, invoiceId)
  const detail = await findInvoice(executor, scope, target.invoiceId, target.customerId)
  if (!detail?.view || !detail.status) return undefined
  const { view, status } = detail
  const { bankName, iban, bic, creditorId: _, ...seller } = view.seller
  const { email, phone, ...buyer } = view.buyer
  const payee = await readPayee(executor, scope.tenantId)
  const account = await accountToday(executor, scope, view.seller)
  const pay = howToPay({ ...view, account }, status, detail.mandate, payee.creditorId)
  return {
    kind: view.kind,
    language: view.language,
    number: view.number,
    issuedOn: view.issuedOn,
    dueOn: view.dueOn,
    serviceFrom: view.serviceFrom,
    serviceTo: view.serviceTo,
    refersTo: view.refersTo,
    seller,
    buyer,
    ...shownOf(view),
    taxes: view.taxes,
    netCents: view.netCents,
    status,
    payments: standing(detail.payments),
    credits: detail.credits,
    howToPay: pay,
    isDebitReturned: detail.debitReturnedOn !== null && isOpen(status),
    isAsIssued: isAsIssued(view, status, pay),
    eInvoice: await findEInvoice(executor, scope, detail.id, view),
    options:
      isOpen(status) && hasWays(status) ? await readOptions(executor, scope, detail, payee.creditorId) : null,
    announcedOn: isOpen(status) ? await readAnnouncedTransfer(executor, scope, detail.id) : null,
    firm: contactOf(payee),
  }
}

/** What is in dispute is not paid now, and instalments are transferred. */
function hasWays(status: InvoiceState): boolean {
  return status.state !== 'disputed' && !isByInstalments(status)
}

async function readOptions(
  executor: Executor,
  scope: LinkScope,
  detail: InvoiceDetail,
  creditorId: string | null,
): Promise<PaymentOptions> {
  const mandates = await listActiveMandates(executor, scope, detail.customerId)
  return {
    current: detail.way,
    mandateId: detail.mandate?.id ?? null,
    mandates: mandates.map(offered),
    requested: detail.requestedMandate && offered(detail.requestedMandate),
    creditorId,
  }
}

function offered({ id, reference, ibanMasked }: OfferedMandate): OfferedMandate {
  return { id, reference, ibanMasked }
}
