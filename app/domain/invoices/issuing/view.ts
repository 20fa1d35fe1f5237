import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '~/domain/kernel/frozen-json'
import { eurosOf } from '~/domain/values/money'
import { buyer, delivery, type party, seller } from './view-parties'

const text = z.string()
const textOrNull = z.string().nullable()
const cents = z.int()
const taxCategory = z.enum(['S', 'AE', 'Z', 'E', 'K', 'G', 'O'])

/** An allowance or charge (BG-20, BG-21, BG-27, BG-28). */
const adjustment = z.object({
  kind: z.enum(['allowance', 'charge']),
  reason: text,
  /** Of its base, as decimal text. */
  percent: text.optional(),
  cents,
})

const line = z.object({
  position: z.int(),
  articleNumber: text.optional(),
  /** Item name (BT-153). */
  description: text,
  /** BT-154. */
  details: text.optional(),
  /** Decimal text. */
  quantity: text,
  /** UN/ECE Rec 20. */
  unit: text,
  /** Euros as decimal text, up to four decimals. */
  unitPrice: text,
  /** As entered, with VAT, and the line's amount with it. */
  grossPrice: text.optional(),
  grossCents: cents.optional(),
  adjustments: z.array(adjustment).optional(),
  periodFrom: text.optional(),
  periodTo: text.optional(),
  taxCategory,
  /** Percent as decimal text. */
  taxRate: text,
  /** A key of `tax-reasons.ts`. */
  taxReason: text.optional(),
  netCents: cents,
  /** On a credit note, the line of the invoice that it credits, in whole or in part. */
  ofPosition: z.int().optional(),
})

const documentAdjustment = adjustment.extend({
  taxCategory,
  taxRate: text,
  /** On a credit note, the credited share of a cash discount or write-off, and its tax. */
  waived: z.object({ method: z.enum(['cash_discount', 'write_off']), taxCents: cents }).optional(),
})

/** Tax of one category and rate, computed from the group's sum (EN 16931 BR-CO-17). */
const taxGroup = z.object({ category: taxCategory, rate: text, netCents: cents, taxCents: cents })

/** An advance that a final invoice deducts, with its net and tax (§ 14 (5) UStG), after credit notes. */
const deduction = z.object({
  number: text,
  issuedOn: text,
  taxes: z.array(taxGroup),
  cents,
})

/** How the invoice asked to be paid at issuance. A later choice does not change the document. */
const payment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('transfer') }),
  z.object({ method: z.literal('direct_debit'), mandateReference: text, ibanMasked: text, holder: text }),
])

/**
 * Everything an issued invoice says, frozen at issuance; PDF, XML and page are made from it alone. A cancellation has
 * negative quantities and amounts and names the invoice it reverses.
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
  buyer,
  buyerKind: z.enum(['business', 'consumer']),
  customerNumber: text,
  contractNumber: textOrNull,
  buyerReference: text.optional(),
  orderNumber: text.optional(),
  projectNumber: text.optional(),
  /** Whether the e-invoice is an XRechnung, for public buyers. */
  isXRechnung: z.boolean().optional(),
  delivery: delivery.optional(),
  lines: z.array(line),
  adjustments: z.array(documentAdjustment).optional(),
  taxes: z.array(taxGroup),
  netCents: cents,
  taxCents: cents,
  grossCents: cents,
  /** Rounding of the total (BT-114). */
  roundingCents: cents.optional(),
  /** Billed before the work is done. */
  isAdvance: z.boolean().optional(),
  deductions: z.array(deduction).optional(),
  /** Sum of the deductions (BT-113). */
  prepaidCents: cents.optional(),
  /** Labour within the total, with VAT, on a household's invoice (§ 35a EStG). */
  labourCents: cents.optional(),
  /** On a credit note, its effect on the invoice at issuance: the refund, and what remained open. */
  settles: z.object({ refundCents: cents, openCents: cents }).optional(),
  /** Discount for paying within so many days of the invoice. */
  cashDiscount: z.object({ percent: text, days: z.int() }).optional(),
  /** Work on a building or its grounds (§ 14b UStG). */
  isProperty: z.boolean().optional(),
  note: textOrNull,
  /** The firm's own opening and closing texts, on paper only. */
  opening: text.optional(),
  closing: text.optional(),
  payment,
})

export type PartyView = z.infer<typeof party>
export type BuyerView = z.infer<typeof buyer>
export type SellerView = z.infer<typeof seller>
export type InvoiceLineView = z.infer<typeof line>
export type DocumentAdjustmentView = z.infer<typeof documentAdjustment>
export type DeductionView = z.infer<typeof deduction>
export type TaxGroupView = z.infer<typeof taxGroup>
export type PaymentView = z.infer<typeof payment>
export type InvoiceView = z.infer<typeof invoiceView>

type OldLine = Record<string, unknown> & { unitPriceCents: number }

function withDecimalPrice({ unitPriceCents, ...line }: OldLine) {
  return { ...line, unitPrice: eurosOf(unitPriceCents) }
}

const FROZEN: FrozenShape<InvoiceView> = {
  shape: invoiceView,
  steps: [
    // Release 0.2.0 wrote no version; its views are version 1.
    (view) => view,
    // Before 0.6.0 prices had two decimals, in cents.
    ({ lines, ...view }) => ({ ...view, lines: (lines as OldLine[]).map(withDecimalPrice) }),
    // From 0.7.0: credit notes name the lines they credit; totals are rounded.
    (view) => view,
    // From 0.8.0: advances, deductions, prices with VAT.
    (view) => view,
    // From 0.9.0: labour.
    (view) => view,
    // From 0.10.0: what credit notes keep back because it was waived.
    (view) => view,
  ],
}

export function invoiceViewJson(view: InvoiceView): string {
  return toFrozenJson(FROZEN, view)
}

/** Parses a frozen view of any release. */
export function parseInvoiceView(json: string): InvoiceView {
  return fromFrozenJson(FROZEN, json)
}
