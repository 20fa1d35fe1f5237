import type { Amount } from '../exact'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { wholeEuros } from '../rounding'
import { taxInClassesFiveAndSix } from './classes-five-and-six'
import { EURO, incomeTax } from './income-tax'
import type { TaxClass } from './input'

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
