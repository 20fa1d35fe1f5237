import Big from 'big.js'
import { type Cents, roundToCents } from '../money'
import { shares } from './adjustments'
import type { TaxGroupView } from './view'

/** By how much the net amount and the tax of a category and rate fall. */
export type WaivedTax = Pick<TaxGroupView, 'category' | 'rate' | 'netCents' | 'taxCents'>

export const WAIVERS = ['cash_discount', 'write_off'] as const

/** The same with why it was waived. */
export interface Waived extends WaivedTax {
  method: (typeof WAIVERS)[number]
}

/** What is waived of an invoice, divided over its taxes in proportion to what is left of each of them. */
export function taxesOfWaiver(taxes: readonly WaivedTax[], cents: Cents): WaivedTax[] {
  const parts = shares(
    cents,
    taxes.map(({ netCents, taxCents }) => netCents + taxCents),
  )
  return taxes.flatMap(({ category, rate }, index) => {
    const gross = parts[index] ?? 0
    if (gross === 0) return []
    const netCents = roundToCents(new Big(gross).times(100).div(new Big(rate).plus(100)))
    return [{ category, rate, netCents, taxCents: gross - netCents }]
  })
}
