import Big from 'big.js'
import { type Cents, roundToCents, sum } from '~/domain/values/money'
import { apportion } from '../issuing/apportion'
import type { TaxGroupView } from '../issuing/view'

/** By how much the net amount and the tax of a category and rate fall. */
export type WaivedTax = Pick<TaxGroupView, 'category' | 'rate' | 'netCents' | 'taxCents'>

export const WAIVERS = ['cash_discount', 'write_off'] as const

type Method = (typeof WAIVERS)[number]

/** The same with why it was waived. */
export interface Waived extends WaivedTax {
  method: Method
}

/** What was waived at once; what its taxes do not come to is of the invoice's rounding (BT-114). */
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
 * What is waived of an invoice, divided over its taxes in proportion to what is left of each of them (§ 17 Abs. 1 UStG); with the
 * last of it all that is left. Never more net or tax than there is: where credit notes went before, rounding may have left a net
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

/** The number nearest to a wish that lies between the ends of both ranges, whichever way round they are. */
function between(wished: Cents, ...ranges: [Cents, Cents][]): Cents {
  const least = Math.max(...ranges.map((ends) => Math.min(...ends)))
  const most = Math.min(...ranges.map((ends) => Math.max(...ends)))
  return Math.min(Math.max(wished, least), most)
}
