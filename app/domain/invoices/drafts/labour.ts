import Big from 'big.js'
import { type Cents, type DecimalText, roundToCents } from '~/domain/values/money'
import type { InvoiceTotals } from '../issuing/totals'
import type { EnteredLine } from './gross-prices'

/** How much of a line is labour: a percentage, or euros with two decimals, priced as the line is. */
export type Labour = { percent: DecimalText } | { amount: DecimalText }

export interface LabouringLine extends EnteredLine {
  labour?: Labour | undefined
}

type Sums = Pick<InvoiceTotals, 'lineCents' | 'lineNetCents' | 'taxes' | 'grossCents' | 'totalCents'>

/**
 * Labour on an invoice, with VAT (§ 35a EStG): each line's share of its rate's total after the discounts of the whole
 * invoice. Between zero and the invoice total.
 */
export function labourCents(lines: readonly LabouringLine[], totals: Sums): Cents {
  const { lineCents, lineNetCents, taxes, grossCents, totalCents } = totals
  const shares = lines.map(({ labour }, index) => shareOf(labour, lineCents[index] ?? 0))
  let labour = new Big(0)
  for (const { category, rate, netCents, taxCents } of taxes) {
    const members = lines.flatMap(({ taxCategory, taxRate }, index) =>
      taxCategory === category && taxRate === rate ? [index] : [],
    )
    const lineNet = (index: number) => new Big(lineNetCents[index] ?? 0)
    const whole = members.reduce((sum, index) => sum.plus(lineNet(index)), new Big(0))
    if (whole.eq(0)) continue
    const part = members.reduce(
      (sum, index) => sum.plus(lineNet(index).times(shares[index] ?? 0)),
      new Big(0),
    )
    labour = labour.plus(part.times(netCents + taxCents).div(whole))
  }
  // Scaled to what the customer pays after rounding.
  const paid = grossCents === 0 ? labour : labour.times(totalCents).div(grossCents)
  return Math.max(0, Math.min(roundToCents(paid), totalCents))
}

export function isAboveLine(labour: Labour, lineCents: Cents): boolean {
  return 'amount' in labour && new Big(labour.amount).times(100).gt(Math.abs(lineCents))
}

function shareOf(labour: Labour | undefined, lineCents: Cents): Big {
  if (!labour || lineCents === 0) return new Big(0)
  if ('percent' in labour) return new Big(labour.percent).div(100)
  return isAboveLine(labour, lineCents)
    ? new Big(1)
    : new Big(labour.amount).times(100).div(Math.abs(lineCents))
}

export function parseLabour(json: string): Labour {
  return JSON.parse(json) as Labour
}
