import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { oneTimeBaseRows, runningBaseRows } from './base-rows'
import { oneTimeBase, runningBaseBeside } from './ceilings'
import type { Contributions } from './contribution-rows'
import { fictitiousContributions } from './fictitious-pay'
import { generalContributions } from './general-contributions'
import { type Bases, byBranch, isInsuredIn } from './insured-branch'
import type { InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'
import { type OneTimeYear, oneTimeYear, yearlyCeiling } from './one-time-year'

type ParametersOf = (month: string) => SocialInsuranceParameters

/**
 * A month by the general rules, per branch and its own days: running pay up to the monthly ceilings, one-time pay up to
 * the room left in the year.
 */
export function generalMonth(month: InsuredMonth, parametersOf: ParametersOf): Contributions {
  const parameters = parametersOf(month.month)
  const running = byBranch((branch) =>
    runningBaseBeside(
      month.runningPay,
      month.otherInsuredPay,
      yearlyCeiling(branch, parameters),
      month.insuredDays,
    ),
  )
  const added = fictitiousContributions(month, running, parameters)
  const rows = [...generalContributions('running', running, month, parameters), ...added.rows]
  const bases = [...runningBaseRows(month, running, parameters), ...added.bases]
  const insured = byBranch((branch) => running[branch] + added.liable[branch])
  if (month.oneTimePay === 0n) {
    const levies = levyRows({ running: running.pension, oneTime: 0n }, month.levyRates)
    const liable = { running: insured, oneTime: byBranch(() => 0n) }
    return { bases, rows, levies, liable, isByMarchRule: false }
  }
  const year = oneTimeYear(month, insured, parametersOf)
  const oneTime = oneTimeBases(month, year)
  const levied = oneTimeBase(month.oneTimePay, year.parameters.pensionCeiling, wouldBe(year, month, running))
  return {
    bases: [...bases, ...oneTimeBaseRows(month, oneTime, year)],
    rows: [...rows, ...generalContributions('one_time', oneTime, year.insured, year.parameters)],
    levies: levyRows({ running: running.pension, oneTime: levied }, month.levyRates),
    liable: { running: insured, oneTime },
    isByMarchRule: year.isPrevious,
  }
}

function oneTimeBases({ oneTimePay }: InsuredMonth, { parameters, year, insured }: OneTimeYear): Bases {
  return byBranch((branch) =>
    isInsuredIn(branch, insured.group)
      ? oneTimeBase(oneTimePay, yearlyCeiling(branch, parameters), year[branch])
      : 0n,
  )
}

/** The base of levies is the actual or hypothetical base of pension contributions, § 7 (2) AAG, § 358 (2) SGB III. */
function wouldBe({ year, insured, isPrevious }: OneTimeYear, month: InsuredMonth, running: Bases) {
  const { pension, unemployment } = year
  if (isInsuredIn('pension', insured.group)) return pension
  if (isInsuredIn('unemployment', insured.group)) return unemployment
  if (isPrevious) return pension
  return { days: pension.days + month.insuredDays, base: pension.base + running.pension }
}
