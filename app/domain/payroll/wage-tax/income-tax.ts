import { type Amount, ONE } from '../exact'
import type { Tariff } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'

export const EURO: Amount = 100n

/** Income tax on X in whole euros, § 32a (1) EStG (UPTAB25, UPTAB26). */
export function incomeTax(income: Amount, tariff: Tariff): Amount {
  const { basicAllowance, zoneTwo, zoneThree, zoneFour, zoneFive } = tariff
  if (income < basicAllowance + EURO) return 0n
  if (income < zoneTwo.end + EURO) return progression(income - basicAllowance, { ...zoneTwo, c: 0n })
  if (income < zoneThree.end + EURO) return progression(income - zoneTwo.end, zoneThree)
  const { rate, minus } = income < zoneFour.end + EURO ? zoneFour : zoneFive
  return wholeEuros(truncatedShare(income, rate) - minus)
}

/**
 * (a·Y + b)·Y + c in whole euros. Y is the excess in ten-thousands of euros with six decimals, which is
 * exactly the excess in cents as millionths: nothing is lost before the single division at the end.
 */
function progression(excess: Amount, { a, b, c }: { a: Amount; b: Amount; c: Amount }): Amount {
  const exact = (a * excess + b * ONE) * excess + c * ONE * ONE
  return wholeEuros(exact / (ONE * ONE))
}
