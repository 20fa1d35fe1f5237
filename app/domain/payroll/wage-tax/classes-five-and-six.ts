import type { Amount, Rate } from '../exact'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'
import { incomeTax } from './income-tax'

const QUARTERS = 4n

/** Tax in classes V and VI (MST5_6: ZZX, W1STKL5 to W3STKL5, VERGL, HOCH). */
export function taxInClassesFiveAndSix(income: Amount, parameters: WageTaxParameters): Amount {
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
