import { type Amount, notNegative, type Rate, smaller, total } from '../exact'
import type { ClassesFiveAndSix, WageTaxParameters } from '../parameters/wage-tax-parameters'
import { truncatedShare, wholeEuros } from '../rounding'
import { incomeTax } from './income-tax'

const QUARTERS = 4n

/** Tax in classes V and VI (MST5_6: ZZX, W1STKL5 to W3STKL5, VERGL, HOCH). */
export function taxInClassesFiveAndSix(income: Amount, parameters: WageTaxParameters): Amount {
  const { firstLimit, steps } = parameters.classesFiveAndSix
  const [lowest] = steps
  if (!lowest) return doubleDifference(income, parameters)
  if (income > lowest.above) return doubleDifference(lowest.above, parameters) + aboveSteps(income, steps)
  const tax = doubleDifference(income, parameters)
  if (income <= firstLimit) return tax
  const atMost = doubleDifference(firstLimit, parameters) + aboveLimit(income - firstLimit, lowest.rate)
  return smaller(atMost, tax)
}

/** Each part of the income at its own rate, in whole euros. */
function aboveSteps(income: Amount, steps: ClassesFiveAndSix['steps']): Amount {
  return total(
    steps.map(({ above, rate }, index) => {
      const end = steps[index + 1]?.above
      const until = end === undefined ? income : smaller(income, end)
      return aboveLimit(notNegative(until - above), rate)
    }),
  )
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
