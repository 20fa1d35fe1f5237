import type { InvoiceView } from '~/domain/invoices/issuing/view'
import type { Cents, DecimalText } from '~/domain/values/money'

/**
 * The invoice with the signs of EN 16931: prices are never negative (BR-27), the quantity carries the sign;
 * amounts of a credit note (381) are positive.
 */
export function asBilled(view: InvoiceView): InvoiceView {
  const withPrices = { ...view, lines: view.lines.map(withoutNegativePrice) }
  return view.kind === 'credit_note' ? opposite(withPrices) : withPrices
}

type Line = InvoiceView['lines'][number]

function withoutNegativePrice(line: Line): Line {
  const { unitPrice, quantity } = line
  if (!unitPrice.startsWith('-')) return line
  return { ...line, unitPrice: unitPrice.slice(1), quantity: negated(quantity) }
}

function opposite(view: InvoiceView): InvoiceView {
  return {
    ...view,
    lines: view.lines.map((line) => ({
      ...line,
      quantity: negated(line.quantity),
      netCents: minus(line.netCents),
      ...(line.adjustments ? { adjustments: line.adjustments.map(reversed) } : {}),
    })),
    ...(view.adjustments ? { adjustments: view.adjustments.map(reversed) } : {}),
    taxes: view.taxes.map((group) => ({
      ...group,
      netCents: minus(group.netCents),
      taxCents: minus(group.taxCents),
    })),
    netCents: minus(view.netCents),
    taxCents: minus(view.taxCents),
    grossCents: minus(view.grossCents),
    ...(view.roundingCents ? { roundingCents: minus(view.roundingCents) } : {}),
  }
}

function reversed<Adjustment extends { cents: Cents }>(adjustment: Adjustment): Adjustment {
  return { ...adjustment, cents: minus(adjustment.cents) }
}

/** Subtracted from 0, so that zero does not become −0. */
function minus(cents: Cents): Cents {
  return 0 - cents
}

function negated(decimal: DecimalText): DecimalText {
  if (Number(decimal) === 0) return decimal
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`
}
