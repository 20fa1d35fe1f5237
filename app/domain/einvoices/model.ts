import type { StructureFault } from './structure'

/**
 * An invoice in the terms of EN 16931 (BG, BT), from either syntax. Texts are kept as in the file, so that the rules can
 * judge them: '' for an empty element, undefined for a missing one. Dates are `YYYY-MM-DD` if the file has one.
 */
export interface EInvoice {
  syntax: 'CII' | 'UBL'
  /** UBL has a separate document type for credit notes. */
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
  /** BT-9; with several terms, the last date. */
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
  /** BT-18, BT-128: schemes of object identifiers. */
  objectSchemes: string[]
  /** BT-21, BT-X-10: subjects of notes. */
  subjectCodes: string[]
  accounting?: Text
  terms?: Text
  /** EXTENDED may have several, each with its own date. */
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
  /** BG-X-42: freight and the like, which are charges in EXTENDED. */
  freight: Adjustment[]
  /** BG-DEX-09 of XRechnung's extension and BT-179 of EXTENDED: collected for third parties, on top of the total. */
  thirdParty: ThirdPartyPayment[]
  /** BG-X-45 of EXTENDED: individual advance payments. */
  advances: Advance[]
  totals: Totals
  /** BG-23. */
  taxes: TaxGroup[]
  /** BG-24. */
  attachments: Attachment[]
  /** BG-25. */
  lines: Line[]
  /** BG-DEX-01 of XRechnung's extension: sub-lines by the index of their line in `lines`, whose amount includes theirs. */
  parts: { of: number; line: Line }[]
  /** Empty elements. */
  empty?: string[] | undefined
  /** Names of other e-invoices in the same PDF with different content. */
  others?: string[] | undefined
  /** Deviations from the schema. */
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
  /** Whether CII has a date in a format that EN 16931 does not allow. */
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
  hasBank?: boolean | undefined
}

export interface Adjustment {
  kind: 'allowance' | 'charge'
  /** As in the file; of price adjustments, only the discount has one. */
  indicator?: Text
  amount?: Text
  base?: Text
  percent?: Text
  reason?: Text
  reasonCode?: Text
  /** Only adjustments of the whole invoice have their own tax. */
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

/** BT-106 to BT-115; tax once per currency. */
export interface Totals {
  lines?: Text
  allowances?: Text
  charges?: Text
  net?: Text
  /** In UBL, those in a tax currency have no breakdown. */
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
  /** BT-X-304 and BT-X-8 of EXTENDED: the parent line, and whether it is an item (DETAIL), a subtotal (GROUP) or text. */
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
  /** CII can state the quantity of a price twice. */
  grossBase?: { quantity: string; unit?: Text } | undefined
  priceDiscount?: Text
  /** Whether a price adjustment is a charge; undefined without one. */
  priceIndicators: Text[]
  name?: Text
  description?: Text
  sellerItem?: Text
  buyerItem?: Text
  standardItem?: Identifier | undefined
  classes: Identifier[]
  /** Types of referenced documents (BT-128). */
  documentTypes: Text[]
  origin?: Text
  attributes: { name?: Text; value?: Text }[]
  period?: Period | undefined
  tax?: Tax | undefined
  adjustments: Adjustment[]
}
