import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../frozen-json'

const text = z.string()
const textOrNull = z.string().nullable()
const cents = z.int()
const taxCategory = z.enum(['S', 'AE', 'Z', 'E', 'K', 'G'])

const party = z.object({
  name: text,
  contactName: textOrNull,
  street: text,
  addressExtra: textOrNull,
  postalCode: text,
  city: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
  email: textOrNull,
  phone: textOrNull,
  vatId: textOrNull,
})

const seller = party.extend({
  website: textOrNull,
  managingDirector: textOrNull,
  /** Whether the managing director is the owner; not said before 0.4.0. */
  isOwned: z.boolean().optional(),
  /** Where the register has the firm; these are not said before 0.5.0, nor where the firm says nothing. */
  seat: text.optional(),
  contactPhone: text.optional(),
  registerEntry: textOrNull,
  taxNumber: textOrNull,
  bankName: textOrNull,
  iban: textOrNull,
  bic: textOrNull,
  creditorId: textOrNull,
})

const line = z.object({
  position: z.int(),
  description: text,
  /** Decimal text. */
  quantity: text,
  /** UN/ECE Rec 20. */
  unit: text,
  unitPriceCents: cents,
  taxCategory,
  /** Percent as decimal text. */
  taxRate: text,
  netCents: cents,
})

/** Tax of all lines of one category and rate, computed from the group's sum (EN 16931 BR-CO-17). */
const taxGroup = z.object({ category: taxCategory, rate: text, netCents: cents, taxCents: cents })

/** How the invoice asked to be paid when it was issued. A later choice does not change the document. */
const payment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('transfer') }),
  z.object({ method: z.literal('direct_debit'), mandateReference: text, ibanMasked: text, holder: text }),
])

/**
 * Everything an issued invoice says, frozen at issuance: PDF, XML and page are made from it alone.
 * A cancellation has negative quantities and amounts and names the invoice it reverses.
 */
const invoiceView = z.object({
  kind: z.enum(['invoice', 'cancellation', 'credit_note']),
  number: text,
  language: z.enum(['de', 'en']),
  issuedOn: text,
  dueOn: text,
  serviceFrom: text,
  serviceTo: text,
  refersTo: z.object({ number: text, issuedOn: text }).nullable(),
  seller,
  buyer: party,
  buyerKind: z.enum(['business', 'consumer']),
  customerNumber: text,
  contractNumber: textOrNull,
  lines: z.array(line),
  taxes: z.array(taxGroup),
  netCents: cents,
  taxCents: cents,
  grossCents: cents,
  note: textOrNull,
  /** The firm's own words before and after everything else, on the paper alone. */
  opening: text.optional(),
  closing: text.optional(),
  payment,
})

export type PartyView = z.infer<typeof party>
export type SellerView = z.infer<typeof seller>
export type InvoiceLineView = z.infer<typeof line>
export type TaxGroupView = z.infer<typeof taxGroup>
export type PaymentView = z.infer<typeof payment>
export type InvoiceView = z.infer<typeof invoiceView>

const FROZEN: FrozenShape<InvoiceView> = {
  shape: invoiceView,
  // Release 0.2.0 wrote no version; what it wrote is version 1.
  steps: [(view) => view],
}

export function invoiceViewJson(view: InvoiceView): string {
  return toFrozenJson(FROZEN, view)
}

/** Reads the view of an issued invoice, whichever release froze it. */
export function parseInvoiceView(json: string): InvoiceView {
  return fromFrozenJson(FROZEN, json)
}
