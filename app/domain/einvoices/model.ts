import type { StructureFault } from './structure'

/**
 * An invoice in the words of EN 16931 (BG, BT), whichever syntax it came in. Texts are kept as they were in the file, so that the
 * rules can judge them: '' for an element that is empty, undefined for one that is not there. Days are `YYYY-MM-DD` where
 * the file says one.
 */
export interface EInvoice {
  syntax: 'CII' | 'UBL'
  /** BT-23, BT-24. */
  process?: Text
  guideline?: Text
  /** BT-1 to BT-20. */
  number?: Text
  issuedOn?: Text
  typeCode?: Text
  currency?: Text
  taxCurrency?: Text
  taxPointOn?: Text
  taxPointCode?: Text
  dueOn?: Text
  buyerReference?: Text
  project?: Text
  contract?: Text
  order?: Text
  salesOrder?: Text
  receivingAdvice?: Text
  despatchAdvice?: Text
  tender?: Text
  object?: Text
  accounting?: Text
  terms?: Text
  /** BG-1. */
  notes: string[]
  /** BG-3. */
  preceding: Preceding[]
  seller?: Party | undefined
  buyer?: Party | undefined
  payee?: Party | undefined
  taxRepresentative?: Party | undefined
  delivery: Delivery
  /** BG-14. */
  period?: Period | undefined
  /** BG-16. */
  payments: PaymentMeans[]
  /** BT-83, BT-89, BT-90. */
  remittance?: Text
  mandate?: Text
  creditorId?: Text
  /** BG-20, BG-21. */
  adjustments: Adjustment[]
  totals: Totals
  /** BG-23. */
  taxes: TaxGroup[]
  /** BG-24. */
  attachments: Attachment[]
  /** BG-25. */
  lines: Line[]
  /** The elements that say nothing. */
  empty?: string[] | undefined
  /** What is not as the schema has it. */
  structure?: StructureFault[] | undefined
}

export type Text = string | undefined

export interface Identifier {
  value: string
  scheme?: Text
}

export interface Preceding {
  number?: Text
  issuedOn?: Text
}

export interface Party {
  name?: Text
  tradingName?: Text
  /** Those of ISO 6523 have a scheme. */
  ids: Identifier[]
  legalId?: Identifier | undefined
  legalWords?: Text
  vatId?: Text
  taxNumber?: Text
  contact?: { name?: Text; phone?: Text; email?: Text } | undefined
  address?: Address | undefined
  electronicAddress?: Identifier | undefined
}

export interface Address {
  /** Street, and what is added to it. */
  lines: string[]
  postalCode?: Text
  city?: Text
  region?: Text
  country?: Text
}

export interface Delivery {
  name?: Text
  placeId?: Identifier | undefined
  on?: Text
  address?: Address | undefined
}

export interface Period {
  from?: Text
  to?: Text
}

export interface PaymentMeans {
  code?: Text
  words?: Text
  /** BG-17. */
  account?: { id?: Text; name?: Text; bic?: Text } | undefined
  /** BG-18. */
  card?: Text
  /** BT-91. */
  debtorIban?: Text
}

export interface Adjustment {
  kind: 'allowance' | 'charge'
  amount?: Text
  base?: Text
  percent?: Text
  reason?: Text
  reasonCode?: Text
  /** Only those of the whole invoice have a tax of their own. */
  tax?: Tax | undefined
}

export interface Tax {
  category?: Text
  rate?: Text
}

export interface TaxGroup extends Tax {
  base?: Text
  amount?: Text
  reason?: Text
  reasonCode?: Text
}

/** BT-106 to BT-115; the tax once for each currency. */
export interface Totals {
  lines?: Text
  allowances?: Text
  charges?: Text
  net?: Text
  taxes: { amount: string; currency?: Text }[]
  gross?: Text
  prepaid?: Text
  rounding?: Text
  due?: Text
}

export interface Attachment {
  reference?: Text
  description?: Text
  address?: Text
  file?: { name?: Text; mediaType?: Text; bytes: number } | undefined
}

export interface Line {
  id?: Text
  note?: Text
  quantity?: Text
  unit?: Text
  net?: Text
  /** BT-146 to BT-149. */
  price?: Text
  priceBase?: Text
  /** BT-150. */
  priceBaseUnit?: Text
  grossPrice?: Text
  priceDiscount?: Text
  name?: Text
  description?: Text
  sellerItem?: Text
  buyerItem?: Text
  standardItem?: Identifier | undefined
  classes: Identifier[]
  origin?: Text
  attributes: { name?: Text; value?: Text }[]
  period?: Period | undefined
  tax?: Tax | undefined
  adjustments: Adjustment[]
}
