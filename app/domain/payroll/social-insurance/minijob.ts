import type { Amount, Rate } from '../exact'
import type { MinijobParameters } from '../parameters/minijob-parameters'
import { divideRounding, roundedShare } from '../rounding'
import { loweredToDays } from './ceilings'
import type { InsuredMonth } from './insured-month'
import type { Shares } from './shares'

type MinijobMonth = Pick<InsuredMonth, 'insuredDays' | 'otherMinijobPay' | 'otherInsuredPay'>

/** The employer's flat health contribution, § 249b SGB V. */
export function minijobHealth(pay: Amount, { healthRate }: MinijobParameters): Amount {
  return roundedShare(pay, healthRate)
}

/**
 * Pension insurance of a Minijob without opt-out: the employer pays the flat rate, the employee the rest of the full rate.
 * Below the minimum base the full rate applies to that base, and the employee pays what the employer does not, § 168 (1)
 * no. 1b, § 163 (8) SGB VI, § 2 (1) sentence 5 BVV.
 */
export function minijobPension(
  pay: Amount,
  minimum: Amount,
  pensionRate: Rate,
  { employerPensionRate }: MinijobParameters,
): Shares & { base: Amount } {
  const employer = roundedShare(pay, employerPensionRate)
  if (pay >= minimum || pay === 0n) {
    return { base: pay, employer, employee: roundedShare(pay, pensionRate - employerPensionRate) }
  }
  return { base: minimum, employer, employee: roundedShare(minimum, pensionRate) - employer }
}

/**
 * The minimum base of a month, by days in part months. Several Minijobs reach it together, each with its share of the pay;
 * with another job in pension insurance there is none.
 */
export function minimumBase(
  pay: Amount,
  { insuredDays, otherMinijobPay, otherInsuredPay }: MinijobMonth,
  { minimumPensionBase }: MinijobParameters,
): Amount {
  const minimum = loweredToDays(minimumPensionBase, insuredDays)
  const all = pay + otherMinijobPay
  if (otherInsuredPay.length > 0 || all >= minimum) return 0n
  return all === 0n ? minimum : divideRounding(minimum * pay, all)
}

/** The flat pension contribution after opting out, paid by the employer alone, § 172 (3) SGB VI. */
export function minijobPensionAfterOptOut(pay: Amount, { employerPensionRate }: MinijobParameters): Shares {
  return { employee: 0n, employer: roundedShare(pay, employerPensionRate) }
}

/**
 * The flat wage tax, including church tax and Soli, collected and rounded like contributions, § 40a (2), (6)
 * EStG.
 */
export function minijobFlatTax(pay: Amount, { flatTaxRate }: MinijobParameters): Amount {
  return roundedShare(pay, flatTaxRate)
}
