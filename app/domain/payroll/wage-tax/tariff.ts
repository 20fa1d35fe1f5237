import { type Amount, ONE, type Rate, truncatedShare, wholeEuros } from '../exact'
import type { Tariff, WageTaxParameters } from '../parameters/wage-tax-parameters'
import type { TaxClass } from './input'

const EURO: Amount = 100n
const QUARTERS = 4n

/** Tax for the year on a taxable income (UPMLST: ZVE, X, ST); splitting in class III (KZTAB = 2). */
export function annualTax(taxableIncome: Amount, taxClass: TaxClass, parameters: WageTaxParameters): Amount {
  const shares = splittingShares(taxClass)
  const income = wholeEuros(taxableIncome < EURO ? 0n : taxableIncome / shares)
  if (taxClass >= 5) return taxInClassesFiveAndSix(income, parameters)
  return incomeTax(income, parameters.tariff) * shares
}

/** KZTAB: 2 in class III, where the tariff applies to half the income and the result is doubled. */
export function splittingShares(taxClass: TaxClass): bigint {
  return taxClass === 3 ? 2n : 1n
}

/** Income tax on X in whole euros, § 32a (1) EStG (UPTAB25, UPTAB26). */
function incomeTax(income: Amount, tariff: Tariff): Amount {
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

/** Tax in classes V and VI (MST5_6: ZZX, W1STKL5 to W3STKL5, VERGL, HOCH). */
function taxInClassesFiveAndSix(income: Amount, parameters: WageTaxParameters): Amount {
  const { limits, middleRate, topRate } = parameters.classesFiveAndSix
  const [first, second, third] = limits
  if (income > second) {
    const atSecond = doubleDifference(second, parameters)
    if (income <= third) return atSecond + aboveLimit(income - second, middleRate)
    return atSecond + aboveLimit(third - second, middleRate) + aboveLimit(income - third, topRate)
  }
  const tax = doubleDifference(income, parameters)
  if (income <= first) return tax
  const atMost = doubleDifference(first, parameters) + aboveLimit(income - first, middleRate)
  return atMost < tax ? atMost : tax
}

function aboveLimit(excess: Amount, rate: Rate): Amount {
  return wholeEuros(truncatedShare(excess, rate))
}

/** Twice the difference of the tax on 1.25 and on 0.75 of the income, at least 14 % (UP5_6: ST1, ST2, DIFF, MIST). */
function doubleDifference(income: Amount, parameters: WageTaxParameters): Amount {
  const { minimumRate, factoredIncomeIn } = parameters.classesFiveAndSix
  const cut = factoredIncomeIn === 'euros' ? wholeEuros : (amount: Amount) => amount
  const higher = incomeTax(cut((income * 5n) / QUARTERS), parameters.tariff)
  const lower = incomeTax(cut((income * 3n) / QUARTERS), parameters.tariff)
  const difference = 2n * (higher - lower)
  const minimum = wholeEuros(truncatedShare(income, minimumRate))
  return minimum > difference ? minimum : difference
}
