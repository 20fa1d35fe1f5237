import type { Language, TaxCategory } from '~db/schema'
import type { DateText } from '../calendar'
import type { Cents, DecimalText } from '../money'

/** An address as it stands on a document. `country` is ISO 3166-1 alpha-2. */
export interface PartyView {
  name: string
  contactName: string | null
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
  country: string
  email: string | null
  phone: string | null
  vatId: string | null
}

/** The firm that sends the document. */
export interface SellerView extends PartyView {
  website: string | null
  managingDirector: string | null
  registerEntry: string | null
  taxNumber: string | null
  bankName: string | null
  iban: string | null
  bic: string | null
  creditorId: string | null
}

/** One line. `quantity` is decimal text, `unit` a UN/ECE Rec 20 code, `taxRate` percent as decimal text. */
export interface InvoiceLineView {
  position: number
  description: string
  quantity: DecimalText
  unit: string
  unitPriceCents: Cents
  taxCategory: TaxCategory
  taxRate: DecimalText
  netCents: Cents
}

/** Tax of all lines of one category and rate, computed from the group's sum (EN 16931 BR-CO-17). */
export interface TaxGroupView {
  category: TaxCategory
  rate: DecimalText
  netCents: Cents
  taxCents: Cents
}

/** How the invoice asks to be paid when it is issued. A later choice of the customer does not change the document. */
export type PaymentView =
  | { method: 'transfer' }
  | { method: 'direct_debit'; mandateReference: string; ibanMasked: string; holder: string }

/**
 * Everything an issued invoice says, frozen at issuance: PDF, XML and page are made from it alone.
 * A cancellation has negative quantities and amounts and names the invoice it reverses.
 */
export interface InvoiceView {
  kind: 'invoice' | 'cancellation' | 'credit_note'
  number: string
  language: Language
  issuedOn: DateText
  dueOn: DateText
  serviceFrom: DateText
  serviceTo: DateText
  refersTo: { number: string; issuedOn: DateText } | null
  seller: SellerView
  buyer: PartyView
  buyerKind: 'business' | 'consumer'
  customerNumber: string
  contractNumber: string | null
  lines: InvoiceLineView[]
  taxes: TaxGroupView[]
  netCents: Cents
  taxCents: Cents
  grossCents: Cents
  note: string | null
  payment: PaymentView
}
