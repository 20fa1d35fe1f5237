import { isMemberState } from '~/domain/values/member-states'
import { checkReason } from './check-reason'
import { blocking, type Finding, warning } from './findings'
import { taxReason } from './tax-reasons'
import type { InvoiceLineView, InvoiceView } from './view'

export function* checkTaxes(view: InvoiceView): Generator<Finding> {
  for (const line of view.lines) yield* checkTax(line, view)
  // EN 16931 BR-O-12
  const isOutside = ({ taxCategory }: InvoiceLineView) => taxCategory === 'O'
  if (view.lines.some(isOutside) && !view.lines.every(isOutside))
    yield blocking('outside_scope_mixed', 'lines')
  const isTaxed = view.lines.some(({ taxCategory }) => taxCategory === 'S')
  const { buyer, buyerKind } = view
  if (!isTaxed || buyerKind !== 'business' || buyer.country === 'DE') return
  if (isMemberState(buyer.country) && !buyer.vatId) yield warning('buyer_vat_id_missing_in_eu', 'buyer')
  else yield warning('business_abroad_taxed', 'buyer')
}

function* checkTax(line: InvoiceLineView, view: InvoiceView): Generator<Finding> {
  const { position, taxCategory, taxRate } = line
  const isSmallBusiness = view.seller.isSmallBusiness === true
  const isOfSmallBusiness = line.taxReason === 'small_business'
  if (isSmallBusiness && !isOfSmallBusiness) {
    yield blocking('small_business_charges_tax', 'tax', position)
    return
  }
  if (!isSmallBusiness && isOfSmallBusiness) yield blocking('not_small_business', 'tax', position)
  if (taxCategory === 'S') {
    yield* checkRate(taxRate, line.periodTo ?? view.serviceTo, position)
    return
  }
  if (Number(taxRate) !== 0) yield blocking('tax_rate_not_zero', 'tax', position)
  const reason = taxReason(line.taxReason)
  if (!reason) yield blocking('tax_reason_missing', 'tax', position)
  else if (reason.category !== taxCategory) yield blocking('tax_reason_of_other_category', 'tax', position)
  else yield* checkReason(line, view)
}

/** Rates by date; the last row that applies counts. `farming`: § 24 UStG, agriculture and forestry. */
const RATES: { from: string; rates: number[]; farming?: number[] }[] = [
  { from: '2007-01-01', rates: [19, 7] },
  { from: '2020-07-01', rates: [16, 5] },
  { from: '2021-01-01', rates: [19, 7] },
  { from: '2025-01-01', rates: [19, 7], farming: [7.8, 5.5] },
]

function* checkRate(rate: string, suppliedOn: string, position: number): Generator<Finding> {
  const { rates = [], farming = [] } = RATES.findLast(({ from }) => from <= suppliedOn) ?? {}
  const percent = Number(rate)
  if (rates.includes(percent)) return
  if (farming.includes(percent)) yield warning('farming_rate', 'tax', position)
  else if (RATES.some((one) => one.rates.includes(percent)))
    yield blocking('tax_rate_not_in_force', 'tax', position)
  else yield blocking('tax_rate_unknown', 'tax', position)
}
