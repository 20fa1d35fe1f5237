import { type Amount, notNegative, type Rate, smaller } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import { raisedToMonth } from './ceilings'
import type { Contribution, Contributions } from './contribution-rows'
import { healthRateOf } from './general-contributions'
import { generalMonth } from './general-month'
import type { InsuredMonth } from './insured-month'
import { careRates } from './shares'

type ParametersOf = (month: string) => SocialInsuranceParameters

/** Employed for their training with running pay up to 325 €, § 20 (3) sentence 1 no. 1 SGB IV. */
export function isLowPaidApprentice(
  { kind, runningPay, insuredDays }: InsuredMonth,
  { lowPaidApprenticeLimit }: SocialInsuranceParameters,
): boolean {
  const monthly = raisedToMonth(runningPay, insuredDays)
  return kind === 'apprentice' && monthly > 0n && monthly <= lowPaidApprenticeLimit
}

/**
 * The employer bears everything, including the surcharge of the childless; of one-time pay only the part up to the limit,
 * the rest is shared. The additional rate is the average one, § 242 (3) SGB V.
 */
export function lowPaidMonth(month: InsuredMonth, parametersOf: ParametersOf): Contributions {
  const { lastYear } = month
  const averageIn = (each: string) => parametersOf(each).health.averageAdditionalRate
  const atAverage = {
    ...month,
    additionalRate: averageIn(month.month),
    lastYear: lastYear && { ...lastYear, additionalRate: averageIn(lastYear.month) },
  }
  const result = generalMonth(atAverage, parametersOf)
  const rows = result.rows.map((row) => {
    const parameters = parametersOf(row.month)
    const alone = row.part === 'running' ? row.base : aloneOf(row, month, parameters)
    return { ...row, ...borne(row, alone, ratesOf(row, atAverage, parameters)) }
  })
  return { ...result, rows }
}

function aloneOf(
  { base }: Contribution,
  { runningPay }: InsuredMonth,
  { lowPaidApprenticeLimit }: SocialInsuranceParameters,
): Amount {
  return smaller(base, notNegative(lowPaidApprenticeLimit - runningPay))
}

function ratesOf(
  { branch }: Contribution,
  month: InsuredMonth,
  parameters: SocialInsuranceParameters,
): { employee: Rate; employer: Rate } {
  if (branch === 'care') return careRates(month.care, parameters.care)
  const whole = {
    health: healthRateOf(month.group, parameters),
    additional_health: parameters.health.averageAdditionalRate,
    pension: parameters.pensionRate,
    unemployment: parameters.unemploymentRate,
  }[branch]
  return { employee: whole / 2n, employer: whole / 2n }
}

function borne({ part, base }: Contribution, alone: Amount, rates: { employee: Rate; employer: Rate }) {
  const whole = rates.employee + rates.employer
  if (part === 'running') {
    const explanation = explained('employer_alone', { base: money(base), rate: percentage(whole) })
    return { employee: 0n, employer: roundedShare(base, whole), explanation }
  }
  const shared = base - alone
  return {
    employee: roundedShare(shared, rates.employee),
    employer: roundedShare(alone, whole) + roundedShare(shared, rates.employer),
    explanation: explained('low_paid_one_time', {
      alone: money(alone),
      rate: percentage(whole),
      shared: money(shared),
      employeeRate: percentage(rates.employee),
      employerRate: percentage(rates.employer),
    }),
  }
}
