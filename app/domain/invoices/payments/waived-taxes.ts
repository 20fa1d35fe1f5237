import Big from 'big.js'
import { type Cents, roundToCents, sum } from '~/domain/values/money'
import { apportion } from '../issuing/apportion'
import type { TaxGroupView } from '../issuing/view'

export type WaivedTax = Pick<TaxGroupView, 'category' | 'rate' | 'netCents' | 'taxCents'>

export const WAIVERS = ['cash_discount', 'write_off'] as const

type Method = (typeof WAIVERS)[number]

export interface Waived extends WaivedTax {
  method: Method
}

/** The part that its taxes do not cover belongs to the invoice's rounding (BT-114). */
export interface Waiver {
  method: Method
  cents: Cents
  taxes: WaivedTax[]
}

interface Waivable {
  groups: readonly WaivedTax[]
  roundingCents: Cents
}

/**
 * Divides a waived amount over an invoice's taxes in proportion to what is left of each (§ 17 Abs. 1 UStG); the last
 * waiver takes the remainder. Never more net or tax than there is: after credit notes, rounding may have left a net
 * amount without tax.
 */
export function taxesOfWaiver({ groups, roundingCents }: Waivable, cents: Cents): WaivedTax[] {
  const grosses = groups.map(({ netCents, taxCents }) => netCents + taxCents)
  const whole = sum(grosses)
  const ofTaxes = cents === whole + roundingCents ? whole : Math.min(cents, whole)
  if (whole === 0) return []
  const parts = apportion(
    grosses.map((gross) => new Big(ofTaxes).times(gross).div(whole)),
    ofTaxes,
  )
  return groups.flatMap(({ category, rate, netCents: netLeft, taxCents: taxLeft }, index) => {
    const gross = parts[index] ?? 0
    if (gross === 0) return []
    const exact = roundToCents(new Big(gross).times(100).div(new Big(rate).plus(100)))
    const netCents = between(exact, [gross - taxLeft, gross], [0, netLeft])
    return [{ category, rate, netCents, taxCents: gross - netCents }]
  })
}

/** The number nearest to `requested` within both ranges, whose ends may be in either order. */
function between(requested: Cents, ...ranges: [Cents, Cents][]): Cents {
  const least = Math.max(...ranges.map((ends) => Math.min(...ends)))
  const most = Math.min(...ranges.map((ends) => Math.max(...ends)))
  return Math.min(Math.max(requested, least), most)
}
