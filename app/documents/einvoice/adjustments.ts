import type { CalculatedAdjustment } from '~/domain/invoices/drafts/adjustments'
import type { DocumentAdjustmentView, InvoiceView } from '~/domain/invoices/issuing/view'
import { type Cents, sum } from '~/domain/values/money'
import { element, type Part } from '../xml'
import { categoryOf } from './tax'
import { amount } from './values'

/** A discount or charge; a percentage comes with its base amount. */
export function adjustmentOf(
  { kind, percent, cents, reason }: CalculatedAdjustment,
  baseCents: Cents,
  ...more: Part[]
) {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', String(kind === 'charge'))]),
    element('ram:CalculationPercent', percent),
    percent === undefined ? null : amount('ram:BasisAmount', baseCents),
    amount('ram:ActualAmount', cents),
    element('ram:Reason', reason),
    ...more,
  ])
}

/** Document-level ones (BG-20, BG-21), split by category and rate. */
export function documentAdjustments(view: InvoiceView) {
  return (view.adjustments ?? []).map((adjustment) => {
    const tax = element('ram:CategoryTradeTax', categoryOf(adjustment.taxCategory, adjustment.taxRate))
    return adjustmentOf(adjustment, linesOf(view, adjustment), tax)
  })
}

function linesOf({ lines }: InvoiceView, of: DocumentAdjustmentView): Cents {
  const group = lines.filter((line) => line.taxCategory === of.taxCategory && line.taxRate === of.taxRate)
  return sum(group.map(({ netCents }) => netCents))
}
