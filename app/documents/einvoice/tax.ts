import type { InvoiceView, TaxGroupView } from '~/domain/invoices/issuing/view'
import type { TaxCategory } from '~db/schema'
import { element } from '../xml'
import type { Profile } from './cii'
import { exemptionOf } from './exemption'
import { amount } from './values'

/** When the seller owes the tax: on payment, by UNTDID 2475, which CII takes where UBL says 432. */
const ON_PAYMENT = '72'

/** Tax of a category and rate, each (BG-23). */
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
    element('ram:DueDateTypeCode', view.seller.isTaxedWhenPaid ? ON_PAYMENT : null),
    // KoSIT wants a rate of every group (BR-DE-14). BR-O-05 to BR-O-07 forbid one where something is billed, not here.
    profile.name === 'xrechnung' ? percent(rate) : percentOf(category, rate),
  ])
}

/** Category and rate of a line or of what is taken off or put on. */
export function categoryOf(category: TaxCategory, rate: string) {
  return [element('ram:TypeCode', 'VAT'), element('ram:CategoryCode', category), percentOf(category, rate)]
}

/** What VAT knows nothing of has no rate, not even zero (BR-O-5). */
function percentOf(category: TaxCategory, rate: string) {
  return percent(category === 'O' ? null : rate)
}

function percent(rate: string | null) {
  return element('ram:RateApplicablePercent', rate)
}
