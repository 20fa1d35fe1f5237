import Big from 'big.js'
import {
  type Cents,
  type DecimalText,
  eurosOf,
  multiply,
  percentOf,
  roundToCents,
} from '~/domain/values/money'
import { type CalculatedAdjustment, netEffectOf } from '../drafts/adjustments'
import type { DocumentAdjustmentView, InvoiceLineView } from '../issuing/view'
import { atPrices, isOfGroup, type Left, type LeftGroup, type LeftLine } from '../payments/left'
import type { Waived } from '../payments/waived-taxes'

/** Default texts of a credit note, in the language of the invoice. */
export interface CreditWords {
  rounding: string
  rest: string
  /** Names what was waived of the invoice and is credited with it. */
  waived: Record<Waived['method'], string>
}

/** A credited quantity of a line; the last of it takes the rest of the amount. */
export function lineOf(
  { line, quantity: rest, netCents }: LeftLine,
  requested: DecimalText,
  words: CreditWords,
) {
  const isRest = new Big(requested).eq(new Big(rest).abs())
  const share = new Big(requested).div(new Big(line.quantity).abs())
  const quantity = new Big(line.quantity).gt(0) ? new Big(0).minus(requested) : new Big(requested)
  const bareCents = multiply(quantity.toFixed(), line.unitPrice)
  const parts = (line.adjustments ?? []).map((one) => ({
    ...one,
    cents:
      one.percent === undefined ? roundToCents(share.times(-one.cents)) : percentOf(one.percent, bareCents),
  }))
  const calculated = bareCents + netEffectOf(parts)
  const ownCents = isRest || exceeds(-calculated, netCents) ? 0 - netCents : calculated
  if (ownCents !== calculated) parts.push(roundingOf(ownCents - calculated, words))
  const { adjustments: _, grossPrice: __, grossCents: ___, ...rest_ } = line
  return {
    ...rest_,
    quantity: quantity.toFixed(),
    ...(parts.length > 0 ? { adjustments: parts } : {}),
    netCents: ownCents,
    ofPosition: line.position,
  }
}

function roundingOf(cents: Cents, { rounding }: CreditWords): CalculatedAdjustment {
  return { kind: cents < 0 ? 'charge' : 'allowance', reason: rounding, cents: 0 - Math.abs(cents) }
}

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

/** Share of the waived amount for this credit; the last credit of a group takes the remainder. */
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

/** Rounds cents of a credit note, which are negative, and limits them to what is left. */
export function capped(cents: Big, leftCents: Cents): Cents {
  const rounded = roundToCents(cents)
  return exceeds(-rounded, leftCents) ? 0 - leftCents : rounded
}

/** True for a larger amount and for one of the other sign. */
export function exceeds(cents: Cents, mostCents: Cents): boolean {
  return mostCents < 0 ? cents < mostCents || cents > 0 : cents > mostCents || cents < 0
}
