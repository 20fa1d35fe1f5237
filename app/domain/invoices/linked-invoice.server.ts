import type { Language, PaymentWay } from '~db/schema'
import type { DateText } from '../calendar'
import type { Executor } from '../house'
import { listActiveMandates } from '../mandates/mandates.server'
import type { Cents } from '../money'
import type { LinkScope } from '../scope'
import { findTenant } from '../tenants/tenants.server'
import { type HowToPay, howToPay } from './how-to-pay'
import { type InvoiceDetail, readInvoice } from './read.server'
import { type InvoiceKind, type InvoiceState, isOpen } from './state'
import type { InvoiceLineView, InvoiceView, PartyView, SellerView, TaxGroupView } from './view'

/** A mandate as somebody with the link recognises it. */
export interface OfferedMandate {
  id: string
  reference: string
  ibanMasked: string
}

/** The ways to pay that are open to choose from, and the one that counts now. */
export interface PaymentOptions {
  current: PaymentWay
  mandateId: string | null
  mandates: OfferedMandate[]
  /** The mandate that waits for the office. */
  requested: OfferedMandate | null
  /** Without a creditor id the firm cannot take new mandates. */
  creditorId: string | null
}

/** An issued invoice as its link shows it: everything on the page, and nothing else. */
export interface LinkedInvoice {
  kind: InvoiceKind
  /** What the lines and the note are written in; the page may be read in the other. */
  language: Language
  number: string
  issuedOn: DateText
  dueOn: DateText
  serviceFrom: DateText
  serviceTo: DateText
  refersTo: InvoiceView['refersTo']
  seller: Omit<SellerView, 'contactName' | 'bankName' | 'iban' | 'bic' | 'creditorId'>
  buyer: Omit<PartyView, 'email' | 'phone'>
  customerNumber: string
  contractNumber: string | null
  lines: InvoiceLineView[]
  taxes: TaxGroupView[]
  netCents: Cents
  grossCents: Cents
  note: string | null
  standing: InvoiceState
  payments: { amountCents: Cents; paidOn: DateText }[]
  howToPay: HowToPay
  /** Null where nothing is left to pay. */
  options: PaymentOptions | null
}

/** The invoice that a link opens; undefined while it is not issued. */
export async function readLinkedInvoice(
  executor: Executor,
  scope: LinkScope,
): Promise<LinkedInvoice | undefined> {
  const detail = await readInvoice(executor, scope, scope.subjectId)
  if (!detail?.view || !detail.standing) return undefined
  const { view, standing } = detail
  const { contactName: _, bankName, iban, bic, creditorId, ...seller } = view.seller
  const { email, phone, ...buyer } = view.buyer
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
    customerNumber: view.customerNumber,
    contractNumber: view.contractNumber,
    lines: view.lines,
    taxes: view.taxes,
    netCents: view.netCents,
    grossCents: view.grossCents,
    note: view.note,
    standing,
    payments: detail.payments.map(({ amountCents, paidOn }) => ({ amountCents, paidOn })),
    howToPay: howToPay(view, standing, detail.mandate),
    options: isOpen(standing) ? await readOptions(executor, scope, detail) : null,
  }
}

async function readOptions(
  executor: Executor,
  scope: LinkScope,
  detail: InvoiceDetail,
): Promise<PaymentOptions> {
  const mandates = await listActiveMandates(executor, scope, detail.customerId)
  const tenant = await findTenant(executor, scope)
  return {
    current: detail.way,
    mandateId: detail.mandate?.id ?? null,
    mandates: mandates.map(offered),
    requested: detail.requestedMandate && offered(detail.requestedMandate),
    creditorId: tenant?.creditorId ?? null,
  }
}

function offered({ id, reference, ibanMasked }: OfferedMandate): OfferedMandate {
  return { id, reference, ibanMasked }
}
