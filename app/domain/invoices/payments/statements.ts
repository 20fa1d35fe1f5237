import type { InvoiceView } from '../issuing/view'

export type Stating = Pick<
  InvoiceView,
  'kind' | 'buyerKind' | 'isProperty' | 'isAdvance' | 'lines' | 'issuedOn' | 'labourCents' | 'deductions'
> & {
  seller: { isTaxedWhenPaid?: boolean | undefined }
}

/**
 * Whether a private customer has to keep the invoice for two years and must be told so (§ 14 (4) no. 9, § 14b (1) UStG):
 * taxable work on property, also at 0 %, but not if exempt by § 19 (§ 34a UStDV).
 */
export function mustBeKept({ kind, buyerKind, isProperty = false, lines }: Stating): boolean {
  const isTaxable = lines.some(({ taxCategory }) => taxCategory === 'S' || taxCategory === 'Z')
  return kind === 'invoice' && buyerKind === 'consumer' && isProperty && isTaxable
}

/** Labour that a household may deduct from its income tax, and whether it includes VAT (§ 35a EStG). */
export function statedLabour({ kind, labourCents = 0, lines, deductions = [] }: Stating) {
  if (kind !== 'invoice' || labourCents === 0) return undefined
  const isTaxed = lines.some(({ taxCategory }) => taxCategory === 'S')
  return { cents: labourCents, isTaxed, hasAdvances: deductions.length > 0 }
}

const STATED_FROM = '2028-01-01'

/** Whether to state that the firm pays VAT on received payments (§ 14 (4) no. 6a UStG). */
export function saysTaxedWhenPaid({ issuedOn, seller, lines }: Stating): boolean {
  const isTaxed = lines.some(({ taxCategory }) => taxCategory === 'S')
  return issuedOn >= STATED_FROM && seller.isTaxedWhenPaid === true && isTaxed
}
