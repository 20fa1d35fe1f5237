import type { StructureFault } from './structure'

/**
 * An invoice in the words of EN 16931 (BG, BT), whichever syntax it came in. Texts are kept as they were in the file, so that the
 * rules can judge them: '' for an element that is empty, undefined for one that is not there. Days are `YYYY-MM-DD` where
 * the file says one.
 */
export interface EInvoice {
  syntax: 'CII' | 'UBL'
  /** UBL has a document of its own for credit notes. */
  isCreditNote?: boolean | undefined
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
  /** BT-9; of several terms, the last day. */
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
  /** BT-18, BT-128: from which lists objects are. */
  objectSchemes: string[]
  /** BT-21, BT-X-10: what notes are about. */
  subjectCodes: string[]
  accounting?: Text
  terms?: Text
  /** EXTENDED may have several, each with a day of its own. */
  paymentTerms: PaymentTerms[]
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
  /** BG-X-42: freight and the like, which EXTENDED counts as charges. */
  freight: Adjustment[]
  /** BG-DEX-09 of XRechnung's extension and BT-179 of EXTENDED: what is collected for others, on top of the total. */
  thirdParty: ThirdPartyPayment[]
  /** BG-X-45 of EXTENDED: what was paid before, one by one. */
  advances: Advance[]
  totals: Totals
  /** BG-23. */
  taxes: TaxGroup[]
  /** BG-24. */
  attachments: Attachment[]
  /** BG-25. */
  lines: Line[]
  /** BG-DEX-01 of XRechnung's extension: lines within a line, by its place in `lines`. Their amounts are in its amount. */
  parts: { of: number; line: Line }[]
  /** The elements that say nothing. */
  empty?: string[] | undefined
  /** The names of other e-invoices in the same PDF that say something else. */
  others?: string[] | undefined
  /** What is not as the schema has it. */
  structure?: StructureFault[] | undefined
}

export type Text = string | undefined

export interface Identifier {
  value: string
  scheme?: Text
}

export interface PaymentTerms {
  text?: Text
  dueOn?: Text
}

export interface ThirdPartyPayment {
  kind?: Text
  amount?: Text
  currency?: Text
  words?: Text
}

export interface Advance {
  amount?: Text
  on?: Text
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
  /** Whether CII has one of its days in a format that EN 16931 does not read. */
  isUnread?: boolean | undefined
}

export interface PaymentMeans {
  code?: Text
  words?: Text
  /** BG-17. */
  account?: { id?: Text; name?: Text; bic?: Text; hasTwoIds?: boolean | undefined } | undefined
  /** BG-18. */
  card?: Text
  /** BT-91. */
  debtorIban?: Text
  /** Whether a bank is named in an element of its own. */
  hasBank?: boolean | undefined
}

export interface Adjustment {
  kind: 'allowance' | 'charge'
  /** As the file says it; of prices, the discount alone has one. */
  indicator?: Text
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
  reason?: Text
  reasonCode?: Text
}

export interface TaxGroup extends Tax {
  base?: Text
  amount?: Text
}

/** BT-106 to BT-115; the tax once for each currency. */
export interface Totals {
  lines?: Text
  allowances?: Text
  charges?: Text
  net?: Text
  /** In UBL those of a currency for the tax alone have no breakdown. */
  taxes: { amount: string; currency?: Text; isBrokenDown?: boolean | undefined }[]
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
  /** BT-X-304 and BT-X-8 of EXTENDED: the line above, and whether it is one of goods (DETAIL), a sum (GROUP) or words. */
  parent?: Text
  subtype?: Text
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
  /** CII can name the quantity of a price twice. */
  grossBase?: { quantity: string; unit?: Text } | undefined
  priceDiscount?: Text
  /** Whether what is taken off the price is a charge; undefined where nothing is. */
  priceIndicators: Text[]
  name?: Text
  description?: Text
  sellerItem?: Text
  buyerItem?: Text
  standardItem?: Identifier | undefined
  classes: Identifier[]
  /** Types of the documents it refers to (BT-128). */
  documentTypes: Text[]
  origin?: Text
  attributes: { name?: Text; value?: Text }[]
  period?: Period | undefined
  tax?: Tax | undefined
  adjustments: Adjustment[]
}
