import type { Amount, Rate } from '../exact'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { truncatedShare } from '../rounding'

/** By the state of the place of work. */
export function churchTaxRate(state: string, { churchTax }: WageTaxParameters): Rate {
  return churchTax.lowerRateStates.includes(state) ? churchTax.lowerRate : churchTax.rate
}

/** Church tax on its base (BK or BKS), fractions of a cent dropped. */
export function churchTax(base: Amount, rate: Rate): Amount {
  return truncatedShare(base, rate)
}
