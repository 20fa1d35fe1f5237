import type { Cents } from '~/domain/values/money'

/** Euros as decimal text with two places: `1250` → `"12.50"`. */
export function euros(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const CURRENCY = 'EUR'
