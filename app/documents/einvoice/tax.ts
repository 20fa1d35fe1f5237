import type { InvoiceView, TaxGroupView } from '~/domain/invoices/view'
import type { TaxCategory } from '~db/schema'
import { element } from '../xml'
import { exemptionOf } from './exemption'
import { amount } from './values'

/** When the seller owes the tax: on payment, by UNTDID 2475, which CII takes where UBL says 432. */
const ON_PAYMENT = '72'

/** Tax of a category and rate, each (BG-23). */
export function taxesOf(view: InvoiceView) {
  return view.taxes.map((group) => taxOf(group, view))
}

function taxOf({ category, rate, netCents, taxCents }: TaxGroupView, view: InvoiceView) {
  const { text, code } = exemptionOf(category, view)
  return element('ram:ApplicableTradeTax', [
    amount('ram:CalculatedAmount', taxCents),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', text),
    amount('ram:BasisAmount', netCents),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', code),
    element('ram:DueDateTypeCode', view.seller.isTaxedWhenPaid ? ON_PAYMENT : null),
    percentOf(category, rate),
  ])
}

/** Category and rate of a line or of what is taken off or put on. */
export function categoryOf(category: TaxCategory, rate: string) {
  return [element('ram:TypeCode', 'VAT'), element('ram:CategoryCode', category), percentOf(category, rate)]
}

/** What VAT knows nothing of has no rate, not even zero (BR-O-5). */
function percentOf(category: TaxCategory, rate: string) {
  return element('ram:RateApplicablePercent', category === 'O' ? null : rate)
}
