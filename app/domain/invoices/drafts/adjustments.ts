import { type Cents, type DecimalText, multiply, percentOf, sum } from '~/domain/values/money'

/**
 * An allowance (BG-20, BG-27) or a charge (BG-21, BG-28) as entered: a percentage of its base, or euros with two
 * decimals; never negative.
 */
export type Adjustment = { kind: 'allowance' | 'charge'; reason: string } & (
  | { percent: DecimalText }
  | { amount: DecimalText }
)

/** With its amount in cents, negative in a document that reverses an invoice. */
export interface CalculatedAdjustment {
  kind: 'allowance' | 'charge'
  reason: string
  percent?: DecimalText | undefined
  cents: Cents
}

export function calculateAdjustment(adjustment: Adjustment, baseCents: Cents): CalculatedAdjustment {
  const { kind, reason } = adjustment
  // The reversal of a line has its adjustments reversed too.
  if ('amount' in adjustment)
    return { kind, reason, cents: multiply(baseCents < 0 ? '-1' : '1', adjustment.amount) }
  return { kind, reason, percent: adjustment.percent, cents: percentOf(adjustment.percent, baseCents) }
}

export function netEffectOf(adjustments: readonly CalculatedAdjustment[]): Cents {
  return sum(adjustments.map(({ kind, cents }) => (kind === 'charge' ? cents : -cents)))
}

/** A document's adjustments as entered; they are stored in parts, one per category and rate. */
export function wholeAdjustments(parts: readonly CalculatedAdjustment[] = []): CalculatedAdjustment[] {
  const wholes = new Map<string, CalculatedAdjustment>()
  for (const { kind, reason, percent, cents } of parts) {
    const key = JSON.stringify([kind, reason, percent])
    wholes.set(key, { kind, reason, percent, cents: cents + (wholes.get(key)?.cents ?? 0) })
  }
  return [...wholes.values()]
}

export function parseAdjustments(json: string | null): Adjustment[] {
  return json === null ? [] : (JSON.parse(json) as Adjustment[])
}

export function toAdjustmentsJson(adjustments: readonly Adjustment[] | undefined): string | null {
  return adjustments?.length ? JSON.stringify(adjustments) : null
}
