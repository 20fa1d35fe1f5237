import type { Amount } from '../exact'
import { explained, money, plainNumber } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { ceilingFor, pooledPay } from './ceilings'
import type { ContributionBase } from './contribution-rows'
import { type Bases, type InsuredBranch, isInsuredIn } from './insured-branch'
import type { Insured, InsuredMonth } from './insured-month'
import { type OneTimeYear, yearlyCeiling } from './one-time-year'

/** Branches with their own row: care and unemployment only if they differ. */
function branchesShown({ group }: Insured, bases: Bases): InsuredBranch[] {
  const pairs = [
    ['health', 'care'],
    ['pension', 'unemployment'],
  ] as const
  return pairs.flatMap((pair) => {
    const [first, second] = pair.filter((branch) => isInsuredIn(branch, group))
    if (!first) return []
    return second && bases[second] !== bases[first] ? [first, second] : [first]
  })
}

/** The row has the pair's name, whichever of the two is insured. */
function nameOf(branch: InsuredBranch, { group }: Insured): InsuredBranch {
  return branch === 'unemployment' && !isInsuredIn('pension', group) ? 'pension' : branch
}

export function runningBaseRows(
  month: InsuredMonth,
  bases: Bases,
  parameters: SocialInsuranceParameters,
): ContributionBase[] {
  return branchesShown(month, bases).map((branch) => {
    const yearly = yearlyCeiling(branch, parameters)
    const ceiling = ceilingFor(yearly, month.insuredDays)
    const figures = {
      pay: money(month.runningPay),
      yearlyCeiling: money(yearly),
      days: plainNumber(month.insuredDays),
      ceiling: money(ceiling),
    }
    const pool = pooledPay(month.runningPay, month.otherInsuredPay, ceiling)
    const explanation =
      pool.all > ceiling && month.otherInsuredPay.length > 0
        ? explained('base_running_shared', {
            ...figures,
            own: money(pool.own),
            pool: money(pool.all),
          })
        : explained('base_running', figures)
    return row(nameOf(branch, month), 'running', bases[branch], explanation)
  })
}

export function oneTimeBaseRows(
  month: InsuredMonth,
  bases: Bases,
  { parameters, year, insured, isPrevious }: OneTimeYear,
): ContributionBase[] {
  const rule = isPrevious ? 'base_one_time_previous_year' : 'base_one_time'
  return branchesShown(insured, bases).map((branch) => {
    const { days, base } = year[branch]
    const explanation = explained(rule, {
      pay: money(month.oneTimePay),
      ceiling: money(ceilingFor(yearlyCeiling(branch, parameters), days)),
      days: plainNumber(days),
      soFar: money(base),
    })
    return row(nameOf(branch, insured), 'one_time', bases[branch], explanation)
  })
}

function row(
  of: InsuredBranch,
  part: ContributionBase['part'],
  amount: Amount,
  explanation: ContributionBase['explanation'],
): ContributionBase {
  return { of, part, amount, employeeAmount: amount, explanation }
}
