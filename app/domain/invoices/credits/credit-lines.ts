import Big from 'big.js'
import {
  type Cents,
  type DecimalText,
  eurosOf,
  multiply,
  percentOf,
  roundToCents,
} from '~/domain/values/money'
import { effectOf, type ReckonedAdjustment } from '../drafts/adjustments'
import type { DocumentAdjustmentView, InvoiceLineView } from '../issuing/view'
import { atPrices, isOfGroup, type Left, type LeftGroup, type LeftLine } from '../payments/left'
import type { Waived } from '../payments/waived-taxes'

/** What a credit note says by default, in the language of the invoice. */
export interface CreditWords {
  rounding: string
  rest: string
  /** What was waived of the invoice, and goes with what is given back. */
  waived: Record<Waived['method'], string>
}

/** A quantity of a line given back; with the last of it, all that is left of its amount. */
export function lineOf(
  { line, quantity: rest, netCents }: LeftLine,
  wished: DecimalText,
  words: CreditWords,
) {
  const isRest = new Big(wished).eq(new Big(rest).abs())
  const share = new Big(wished).div(new Big(line.quantity).abs())
  const quantity = new Big(line.quantity).gt(0) ? new Big(0).minus(wished) : new Big(wished)
  const bareCents = multiply(quantity.toFixed(), line.unitPrice)
  const parts = (line.adjustments ?? []).map((one) => ({
    ...one,
    cents:
      one.percent === undefined ? roundToCents(share.times(-one.cents)) : percentOf(one.percent, bareCents),
  }))
  const reckoned = bareCents + effectOf(parts)
  const ownCents = isRest || exceeds(-reckoned, netCents) ? 0 - netCents : reckoned
  if (ownCents !== reckoned) parts.push(roundingOf(ownCents - reckoned, words))
  const { adjustments: _, grossPrice: __, grossCents: ___, ...rest_ } = line
  return {
    ...rest_,
    quantity: quantity.toFixed(),
    ...(parts.length > 0 ? { adjustments: parts } : {}),
    netCents: ownCents,
    ofPosition: line.position,
  }
}

/** Negative, as all amounts of a credit note are. */
function roundingOf(cents: Cents, { rounding }: CreditWords): ReckonedAdjustment {
  return { kind: cents < 0 ? 'charge' : 'allowance', reason: rounding, cents: 0 - Math.abs(cents) }
}

/** An amount given back where no line is. */
export function amountLine(
  left: Left,
  group: LeftGroup,
  { cents, text }: { cents: Cents; text: string },
): InvoiceLineView {
  const reason = left.lines.find(({ line }) => isOfGroup(line, group))?.line.taxReason
  return {
    position: 0,
    description: text,
    quantity: cents < 0 ? '1' : '-1',
    unit: 'LS',
    unitPrice: eurosOf(Math.abs(cents)),
    taxCategory: group.category,
    taxRate: group.rate,
    ...(reason === undefined ? {} : { taxReason: reason }),
    netCents: 0 - cents,
  }
}

/** The part of what was waived that goes with what is given back; with the last of the group, all that is left of it. */
export function waivedParts(
  group: LeftGroup,
  priceCents: Cents,
  { waived: words }: CreditWords,
): DocumentAdjustmentView[] {
  const { category: taxCategory, rate: taxRate, waived } = group
  const whole = atPrices(group)
  const partOf = (cents: Big, leftCents: Cents) =>
    -priceCents === whole ? 0 - leftCents : capped(cents, leftCents)
  return waived.flatMap(({ method, percent, ...left }) => {
    const share = whole === 0 ? new Big(0) : new Big(left.netCents).times(priceCents).div(whole)
    const cents = partOf(share, left.netCents)
    const taxCents = partOf(new Big(percentOf(taxRate, cents)), left.taxCents)
    const part = { kind: 'allowance' as const, reason: words[method], percent, cents, taxCategory, taxRate }
    return cents === 0 && taxCents === 0 ? [] : [{ ...part, waived: { method, taxCents } }]
  })
}

/** Negative cents of a credit note, never more than is left. */
export function capped(cents: Big, leftCents: Cents): Cents {
  const rounded = roundToCents(cents)
  return exceeds(-rounded, leftCents) ? 0 - leftCents : rounded
}

/** Whether an amount goes beyond another, or against it. */
export function exceeds(cents: Cents, mostCents: Cents): boolean {
  return mostCents < 0 ? cents < mostCents || cents > 0 : cents > mostCents || cents < 0
}
