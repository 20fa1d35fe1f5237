import { type Amount, notNegative, type Rate, smaller } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import { ceilingFor } from './ceilings'
import { digitOf } from './contribution-group-digits'
import { type Contribution, type ContributionBase, placeOf } from './contribution-rows'
import { healthRateOf } from './general-contributions'
import { type Bases, byBranch, type InsuredBranch, isInsuredIn } from './insured-branch'
import type { Branch, FictitiousPay, InsuredMonth } from './insured-month'
import { yearlyCeiling } from './one-time-year'

interface FictitiousContributions {
  bases: ContributionBase[]
  rows: Contribution[]
  liable: Bases
}

/**
 * On top of actual pay, up to the ceiling, and borne by the employer alone: short-time work (§ 232a (2), § 249 (2) SGB V,
 * § 163 (6), § 168 (1) no. 1a SGB VI, § 58 (1) sentence 2 SGB XI) and partial retirement (§ 163 (5), § 168 (1) no. 6 SGB
 * VI). Without the surcharge of the childless and the reduction for children.
 */
export function fictitiousContributions(
  month: InsuredMonth,
  running: Bases,
  parameters: SocialInsuranceParameters,
): FictitiousContributions {
  const { fictitious, group } = month
  if (!fictitious) return { bases: [], rows: [], liable: byBranch(() => 0n) }
  const { amount, branches, ceilingShare } = fictitious
  const isCounted = (branch: InsuredBranch) => branches.includes(branch) && isInsuredIn(branch, group)
  const room = (branch: InsuredBranch) => {
    const ceiling = ceilingFor(yearlyCeiling(branch, parameters), month.insuredDays)
    return notNegative(roundedShare(ceiling, ceilingShare) - running[branch])
  }
  const liable = byBranch((branch) => (isCounted(branch) ? smaller(amount, room(branch)) : 0n))
  return { bases: baseRows(fictitious, liable, room), rows: shares(month, liable, parameters), liable }
}

function baseRows(
  { explanation, branches }: FictitiousPay,
  liable: Bases,
  room: (branch: InsuredBranch) => Amount,
): ContributionBase[] {
  const shown = (['health', 'pension'] as const).filter((branch) => branches.includes(branch))
  return shown.map((of) => ({
    of,
    part: 'fictitious',
    amount: liable[of],
    employeeAmount: 0n,
    explanation: explained(explanation.rule, { ...explanation.figures, room: money(room(of)) }),
  }))
}

function shares(month: InsuredMonth, liable: Bases, parameters: SocialInsuranceParameters): Contribution[] {
  const { group, additionalRate } = month
  const row = (branch: Branch, base: Amount, rate: Rate): Contribution => ({
    branch,
    part: 'fictitious',
    base,
    employee: 0n,
    employer: roundedShare(base, rate),
    isVoluntary: false,
    ...placeOf(month),
    digit: digitOf(branch, group),
    explanation: explained('employer_alone', { base: money(base), rate: percentage(rate) }),
  })
  const all = [
    row('health', liable.health, healthRateOf(group, parameters)),
    row('additional_health', liable.health, additionalRate),
    row('care', liable.care, parameters.care.rate),
    row('pension', liable.pension, parameters.pensionRate),
  ]
  return all.filter(({ base }) => base > 0n)
}
