import { PayrollRefusal } from '../errors'
import type { Amount } from '../exact'
import { explained, money, plainNumber } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { ceilingFor, oneTimeBase, runningBase } from './ceilings'
import type { ContributionBase, Contributions } from './contribution-rows'
import { type Bases, generalContributions } from './general-contributions'
import type { InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'

const LAST_MONTH_OF_MARCH_RULE = 3

/**
 * A month by the general rules: running pay up to the monthly ceilings, one-time pay up to the room left in
 * the year.
 */
export function generalMonth(
  month: InsuredMonth,
  parametersOf: (year: number) => SocialInsuranceParameters,
): Contributions {
  const parameters = parametersOf(month.year)
  const running = {
    health: runningBase(month.runningPay, parameters.healthCeiling, month.insuredDays),
    pension: runningBase(month.runningPay, parameters.pensionCeiling, month.insuredDays),
  }
  const rows = generalContributions('running', running, month, parameters)
  const bases = runningRows(month, running, parameters)
  const none = { running: running.pension, oneTime: 0n }
  if (month.oneTimePay === 0n) {
    return { bases, rows, levies: levyRows(none, month.levyRates), isByMarchRule: false }
  }
  const year = oneTimeYear(month, running, parametersOf)
  const oneTime = {
    health: oneTimeBase(month.oneTimePay, year.parameters.healthCeiling, year.health),
    pension: oneTimeBase(month.oneTimePay, year.parameters.pensionCeiling, year.pension),
  }
  return {
    bases: [...bases, ...oneTimeRows(month, oneTime, year)],
    rows: [
      ...rows,
      ...generalContributions(
        'one_time',
        oneTime,
        { ...month, additionalRate: year.additionalRate },
        year.parameters,
      ),
    ],
    levies: levyRows({ running: running.pension, oneTime: oneTime.pension }, month.levyRates),
    isByMarchRule: year.isPrevious,
  }
}

/** The year that a one-time payment belongs to, with the pay it has had so far. */
interface OneTimeYear {
  parameters: SocialInsuranceParameters
  additionalRate: bigint
  health: { insuredDays: number; base: Amount }
  pension: { insuredDays: number; base: Amount }
  isPrevious: boolean
}

/**
 * The year of payment, or by the March rule the year before: if paid from January to March to someone
 * employed here last year, and above the pro-rata ceiling of health insurance (of pension insurance if health
 * insurance is not compulsory), § 23a (4) SGB IV.
 */
function oneTimeYear(
  month: InsuredMonth,
  running: Bases,
  parametersOf: (year: number) => SocialInsuranceParameters,
): OneTimeYear {
  const parameters = parametersOf(month.year)
  const { yearSoFar } = month
  const insuredDays = yearSoFar.insuredDays + month.insuredDays
  const health = { insuredDays, base: yearSoFar.healthBase + running.health }
  const pension = { insuredDays, base: yearSoFar.pensionBase + running.pension }
  const isCompulsory = month.group.health === 'general' || month.group.health === 'reduced'
  const room = isCompulsory
    ? ceilingFor(parameters.healthCeiling, insuredDays) - health.base
    : ceilingFor(parameters.pensionCeiling, insuredDays) - pension.base
  const isEarly = month.month <= LAST_MONTH_OF_MARCH_RULE && month.wasEmployedLastYear
  if (!isEarly || month.oneTimePay <= room) {
    return { parameters, additionalRate: month.additionalRate, health, pension, isPrevious: false }
  }
  const { previousYear, previousAdditionalRate } = month
  if (!previousYear || previousAdditionalRate === undefined) {
    throw new PayrollRefusal('march_rule_needs_last_year', { year: month.year - 1 })
  }
  return {
    parameters: parametersOf(month.year - 1),
    additionalRate: previousAdditionalRate,
    health: { insuredDays: previousYear.insuredDays, base: previousYear.healthBase },
    pension: { insuredDays: previousYear.insuredDays, base: previousYear.pensionBase },
    isPrevious: true,
  }
}

function runningRows(
  month: InsuredMonth,
  bases: Bases,
  parameters: SocialInsuranceParameters,
): ContributionBase[] {
  return (['health', 'pension'] as const).map((of) => {
    const yearly = of === 'health' ? parameters.healthCeiling : parameters.pensionCeiling
    const explanation = explained('base_running', {
      pay: money(month.runningPay),
      yearlyCeiling: money(yearly),
      days: plainNumber(month.insuredDays),
      ceiling: money(ceilingFor(yearly, month.insuredDays)),
    })
    return { of, part: 'running', amount: bases[of], employeeAmount: bases[of], explanation }
  })
}

function oneTimeRows(month: InsuredMonth, bases: Bases, year: OneTimeYear): ContributionBase[] {
  const rule = year.isPrevious ? 'base_one_time_previous_year' : 'base_one_time'
  return (['health', 'pension'] as const).map((of) => {
    const yearly = of === 'health' ? year.parameters.healthCeiling : year.parameters.pensionCeiling
    const explanation = explained(rule, {
      pay: money(month.oneTimePay),
      ceiling: money(ceilingFor(yearly, year[of].insuredDays)),
      days: plainNumber(year[of].insuredDays),
      soFar: money(year[of].base),
    })
    return { of, part: 'one_time', amount: bases[of], employeeAmount: bases[of], explanation }
  })
}
