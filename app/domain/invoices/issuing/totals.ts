import { type Cents, type DecimalText, multiply } from '~/domain/values/money'
import { type Adjustment, calculateAdjustment, netEffectOf } from '../drafts/adjustments'
import { type EnteredLine, withNetPrices } from '../drafts/gross-prices'
import { type NetTotals, netTotals } from '../drafts/net-totals'

export interface InvoiceTotals extends NetTotals {
  linePrices: DecimalText[]
  /** Line amounts as entered, with VAT if the price includes it. */
  lineCents: Cents[]
  /** Difference between the prices with VAT and the nearest net amount plus tax (BT-114). */
  roundingCents: Cents
  /** Rounding included. */
  totalCents: Cents
}

export function totalsOf(
  lines: readonly EnteredLine[],
  wholeAdjustments: readonly Adjustment[] = [],
): InvoiceTotals {
  const lineCents = lines.map(enteredCents)
  const { roundingCents, ...net } = withNetPrices({ lines, lineCents, wholeAdjustments })
  const totals = netTotals(net.lines, net.wholeAdjustments)
  return {
    ...totals,
    linePrices: net.lines.map(({ unitPrice }) => unitPrice),
    lineCents,
    roundingCents,
    totalCents: totals.grossCents + roundingCents,
  }
}

function enteredCents({ quantity, unitPrice, adjustments = [] }: EnteredLine): Cents {
  const bare = multiply(quantity, unitPrice)
  return bare + netEffectOf(adjustments.map((adjustment) => calculateAdjustment(adjustment, bare)))
}
