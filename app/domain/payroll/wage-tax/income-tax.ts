import { type Amount, ONE } from '../exact'
import type { ProgressiveZone, Tariff } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'

export const EURO: Amount = 100n

/** Income tax on X in whole euros, § 32a (1) EStG (UPTAB25, UPTAB26). */
export function incomeTax(income: Amount, { basicAllowance, zones }: Tariff): Amount {
  let below = basicAllowance
  if (income < below + EURO) return 0n
  for (const zone of zones) {
    if (zone.end === undefined || income < zone.end + EURO) {
      if (zone.kind === 'progressive') return progression(income - below, zone)
      return wholeEuros(truncatedShare(income, zone.rate) - zone.minus)
    }
    below = zone.end
  }
  throw new RangeError('the last zone of a tariff has no end')
}

/**
 * (a·Y + b)·Y + c in whole euros. Y is the excess in ten-thousands of euros with six decimals, which is
 * exactly the excess in cents as millionths: nothing is lost before the single division at the end.
 */
function progression(excess: Amount, { a, b, c }: ProgressiveZone): Amount {
  const exact = (a * excess + b * ONE) * excess + c * ONE * ONE
  return wholeEuros(exact / (ONE * ONE))
}
