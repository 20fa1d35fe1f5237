import Big from 'big.js'
import { isUnitCode } from '../drafts/unit-codes'
import { blocking, type Finding, warning } from './findings'
import { isPrintable } from './printable-name'
import type { InvoiceLineView, InvoiceView } from './view'

/** Checks each line except its tax, and that all amounts are exact. */
export function* checkLines(view: InvoiceView): Generator<Finding> {
  for (const line of view.lines) yield* checkLine(line)
  yield* checkAdjustments(view.adjustments)
  if (view.kind === 'invoice' && view.grossCents < 0) yield blocking('gross_negative', 'total')
  if (!amountsOf(view).every(Number.isSafeInteger)) yield blocking('amount_too_large', 'total')
}

function* checkLine(line: InvoiceLineView): Generator<Finding> {
  const { position, description, details = '', periodFrom, periodTo } = line
  if (description.trim() === '') yield blocking('description_missing', 'description', position)
  if (!isPrintable(description + details)) yield warning('description_unprintable', 'description', position)
  if (!isUnitCode(line.unit)) yield blocking('unit_unknown', 'unit', position)
  // BR-27: a reversed line has a negative quantity instead.
  if (new Big(line.unitPrice).lt(0)) yield blocking('price_negative', 'unitPrice', position)
  if (new Big(line.quantity).eq(0)) yield blocking('quantity_zero', 'quantity', position)
  if (periodFrom && periodTo && periodFrom > periodTo)
    yield blocking('line_period_reversed', 'period', position)
  yield* checkAdjustments(line.adjustments, position)
}

/** A percentage of a negative line is negative too; an entered amount never is. */
function* checkAdjustments(
  adjustments: InvoiceLineView['adjustments'] = [],
  position?: number,
): Generator<Finding> {
  for (const { reason, percent, cents } of adjustments) {
    if (reason.trim() === '') yield blocking('adjustment_reason_missing', 'adjustments', position)
    if (percent === undefined ? cents < 0 : new Big(percent).lt(0))
      yield blocking('adjustment_negative', 'adjustments', position)
  }
}

function amountsOf(view: InvoiceView): number[] {
  return [
    ...[view.netCents, view.taxCents, view.grossCents],
    ...view.lines.map(({ netCents }) => netCents),
    ...view.taxes.flatMap(({ netCents, taxCents }) => [netCents, taxCents]),
  ]
}
