import Big from 'big.js'
import {
  type Cents,
  type DecimalText,
  eurosOf,
  multiply,
  percentOf,
  roundToCents,
} from '~/domain/values/money'
import { type Adjustment, calculateAdjustment, netEffectOf } from './adjustments'
import type { PricedLine } from './net-totals'

const FEWEST_DECIMALS = 2
/** With these, any quantity that can be entered times its price gives the amount to the cent. */
const MOST_DECIMALS = 12

/** The net version of a line entered with VAT, so that it comes to the given net amount. */
export function netLine<Line extends PricedLine>(line: Line, netCents: Cents): Line {
  const { quantity, adjustments = [], taxRate } = line
  const factor = new Big(taxRate).div(100).plus(1)
  const net = adjustments.map((one) => withoutTax(one, factor))
  const { bareCents, parts } = bareOf(net, netCents)
  return {
    ...line,
    unitPrice: priceOf(bareCents, quantity),
    ...(parts.length > 0 ? { adjustments: parts } : {}),
  }
}

function withoutTax(adjustment: Adjustment, factor: Big): Adjustment {
  if ('percent' in adjustment) return adjustment
  return { ...adjustment, amount: eurosOf(roundToCents(new Big(adjustment.amount).times(100).div(factor))) }
}

/** A line before its discounts and charges; if no base fits to the cent, percentages become amounts. */
function bareOf(
  adjustments: readonly Adjustment[],
  netCents: Cents,
): { bareCents: Cents; parts: readonly Adjustment[] } {
  const without = (bareCents: Cents) =>
    netEffectOf(adjustments.map((one) => calculateAdjustment(one, bareCents)))
  const share = adjustments.reduce(
    (sum, one) => ('percent' in one ? sum.plus(signed(one).div(100)) : sum),
    new Big(1),
  )
  const fixed = netEffectOf(
    adjustments.filter((one) => 'amount' in one).map((one) => calculateAdjustment(one, netCents)),
  )
  const near = share.eq(0) ? netCents : roundToCents(new Big(netCents - fixed).div(share))
  for (const step of [0, 1, -1, 2, -2])
    if (near + step + without(near + step) === netCents) return { bareCents: near + step, parts: adjustments }
  const parts = adjustments.map((one) =>
    'percent' in one
      ? { kind: one.kind, reason: one.reason, amount: eurosOf(Math.abs(percentOf(one.percent, near))) }
      : one,
  )
  return { bareCents: netCents - netEffectOf(parts.map((one) => calculateAdjustment(one, near))), parts }
}

function signed({ kind, percent }: Extract<Adjustment, { percent: DecimalText }>): Big {
  return kind === 'charge' ? new Big(percent) : new Big(percent).times(-1)
}

/** With the fewest decimals that give the amount to the cent. */
function priceOf(cents: Cents, quantity: DecimalText): DecimalText {
  if (cents === 0 || Number(quantity) === 0) return '0'
  const exact = new Big(cents).div(100).div(quantity)
  for (let decimals = FEWEST_DECIMALS; decimals < MOST_DECIMALS; decimals++) {
    const price = exact.round(decimals, Big.roundHalfUp).toFixed()
    if (multiply(quantity, price) === cents) return price
  }
  return exact.round(MOST_DECIMALS, Big.roundHalfUp).toFixed()
}
