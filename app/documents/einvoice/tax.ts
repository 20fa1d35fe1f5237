import type { InvoiceView, TaxGroupView } from '~/domain/invoices/issuing/view'
import type { TaxCategory } from '~db/schema'
import { element } from '../xml'
import { exemptionOf } from './exemption'
import type { Profile } from './profile'
import { amount } from './values'

/** Tax due on payment: code of UNTDID 2475, which CII uses where UBL has 432. */
const DUE_ON_PAYMENT = '72'

/** VAT breakdown by category and rate (BG-23). */
export function taxesOf(view: InvoiceView, profile: Profile) {
  return view.taxes.map((group) => taxOf(group, view, profile))
}

function taxOf({ category, rate, netCents, taxCents }: TaxGroupView, view: InvoiceView, profile: Profile) {
  const { text, code } = exemptionOf(category, view)
  return element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', taxCents),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', text),
    amount('ram:BasisAmount', netCents),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', code),
    element('ram:DueDateTypeCode', view.seller.isTaxedWhenPaid ? DUE_ON_PAYMENT : null),
    // XRechnung requires a rate in every group (BR-DE-14). BR-O-05 to BR-O-07 only forbid it on lines and adjustments.
    profile.name === 'xrechnung' ? percent(rate) : percentOf(category, rate),
  ])
}

export function categoryOf(category: TaxCategory, rate: string) {
  return [element('ram:TypeCode', 'VAT'), element('ram:CategoryCode', category), percentOf(category, rate)]
}

/** Outside the scope of VAT there is no rate, not even zero (BR-O-5). */
function percentOf(category: TaxCategory, rate: string) {
  return percent(category === 'O' ? null : rate)
}

function percent(rate: string | null) {
  return element('ram:RateApplicablePercent', rate)
}
