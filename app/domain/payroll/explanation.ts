import type { Cents, DecimalText } from '../values/money'
import type { Amount, Rate } from './exact'
import type { RuleKey } from './rules'

/** How an amount was found: a rule, which has a sentence in every language, and its figures. */
export interface Explanation {
  rule: RuleKey
  figures: Readonly<Record<string, Figure>>
}

export type Figure =
  | { kind: 'money'; cents: Cents }
  | { kind: 'percent'; value: DecimalText }
  | { kind: 'number'; value: DecimalText }

export function explained(rule: RuleKey, figures: Readonly<Record<string, Figure>>): Explanation {
  return { rule, figures }
}

export function money(amount: Amount): Figure {
  return { kind: 'money', cents: Number(amount) }
}

/** As percent: 186_000n is `18.6`. */
export function percentage(rate: Rate): Figure {
  return { kind: 'percent', value: percentText(rate) }
}

export function percentText(rate: Rate): DecimalText {
  return decimalText(rate, 4)
}

export function plainNumber(value: DecimalText | number): Figure {
  return { kind: 'number', value: String(value) }
}

/** `value` is in units of 10^-places; trailing zeros are dropped. */
function decimalText(value: bigint, places: number): DecimalText {
  const sign = value < 0n ? '-' : ''
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${sign}${digits.slice(0, digits.length - places)}${decimals === '' ? '' : `.${decimals}`}`
}
