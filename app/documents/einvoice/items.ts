import type { InvoiceLineView, InvoiceView } from '~/domain/invoices/issuing/view'
import { multiply } from '~/domain/values/money'
import { element } from '../xml'
import { adjustmentOf } from './adjustments'
import { categoryOf } from './tax'
import { amount, period } from './values'

/** Invoice lines (BG-25). */
export function itemsOf(view: InvoiceView) {
  return view.lines.map((line) =>
    element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(line.position))]),
      productOf(line),
      element('ram:SpecifiedLineTradeAgreement', [
        element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', line.unitPrice)]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [
        element('ram:BilledQuantity', line.quantity, { unitCode: line.unit }),
      ]),
      settlementOf(line),
    ]),
  )
}

/** The first line of a description is the name (BT-153); further ones, from early releases, are details. */
function productOf({ articleNumber, description, details }: InvoiceLineView) {
  const [name = '', ...rest] = description.trim().split(/\s*\n\s*/)
  return element('ram:SpecifiedTradeProduct', [
    element('ram:SellerAssignedID', articleNumber),
    element('ram:Name', name),
    element('ram:Description', [...rest, details ?? ''].join('\n').trim()),
  ])
}

function settlementOf(line: InvoiceLineView) {
  const baseCents = multiply(line.quantity, line.unitPrice)
  return element('ram:SpecifiedLineTradeSettlement', [
    element('ram:ApplicableTradeTax', categoryOf(line.taxCategory, line.taxRate)),
    period(line.periodFrom, line.periodTo),
    (line.adjustments ?? []).map((adjustment) => adjustmentOf(adjustment, baseCents)),
    element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
      amount('ram:LineTotalAmount', line.netCents),
    ]),
  ])
}
