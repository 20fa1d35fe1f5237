import { PayrollRefusal, refuseIf } from '../errors'
import type { Amount } from '../exact'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { ceilingFor, othersBase } from './ceilings'
import { type Bases, byBranch, type InsuredBranch, isInsuredIn, type YearOfPay } from './insured-branch'
import type { Insured, InsuredMonth } from './insured-month'

const LAST_MONTH_OF_MARCH_RULE = 3

/** The year that one-time pay belongs to, with its pay so far. */
export interface OneTimeYear {
  parameters: SocialInsuranceParameters
  /** Fund, rates and contribution group are those of the assigned month. */
  insured: Insured
  year: YearOfPay
  isPrevious: boolean
}

export function yearlyCeiling(branch: InsuredBranch, parameters: SocialInsuranceParameters): Amount {
  if (branch === 'health') return parameters.healthCeiling
  return branch === 'care' ? parameters.careCeiling : parameters.pensionCeiling
}

/**
 * The year of payment, or by the March rule the year before: if paid from January to March to someone
 * employed here last year, and above the pro-rata ceiling of health insurance (of pension insurance if health
 * insurance is not compulsory), § 23a (4) SGB IV.
 */
export function oneTimeYear(
  month: InsuredMonth,
  running: Bases,
  parametersOf: (month: string) => SocialInsuranceParameters,
): OneTimeYear {
  const parameters = parametersOf(month.month)
  const year = withMonth(month, running, parameters)
  const isCompulsory = month.group.health === 'general' || month.group.health === 'reduced'
  const branch = isCompulsory ? 'health' : 'pension'
  const { days, base } = year[branch]
  const room = ceilingFor(yearlyCeiling(branch, parameters), days) - base
  const isEarly = month.number <= LAST_MONTH_OF_MARCH_RULE && month.wasEmployedLastYear
  if (!isEarly || month.oneTimePay <= room) return { parameters, insured: month, year, isPrevious: false }
  const { lastYear } = month
  refuseIf(month.otherInsuredPay.length > 0, 'one_time_pay_with_other_employment_not_covered')
  if (!lastYear) throw new PayrollRefusal('march_rule_needs_last_year', { year: month.year - 1 })
  return {
    parameters: parametersOf(lastYear.month),
    insured: lastYear,
    year: lastYear.yearOfPay,
    isPrevious: true,
  }
}

/** Liable pay of other simultaneous jobs counts too, joint principles of 12 Nov 2014, 3.1 (§ 22 (2) SGB IV). */
function withMonth(month: InsuredMonth, running: Bases, parameters: SocialInsuranceParameters): YearOfPay {
  const { yearSoFar, group, insuredDays, otherInsuredPay, otherYear } = month
  return byBranch((branch) => {
    const { days, base } = yearSoFar[branch]
    if (!isInsuredIn(branch, group)) return { days, base }
    const yearly = yearlyCeiling(branch, parameters)
    const elsewhere = othersBase(month.runningPay, otherInsuredPay, yearly, insuredDays)
    const all = base + running[branch] + elsewhere + (otherYear?.[branch] ?? 0n)
    return { days: days + insuredDays, base: all }
  })
}
