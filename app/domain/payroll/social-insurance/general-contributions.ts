import type { Amount, Rate } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import type { ContributionGroup } from './contribution-group'
import { digitOf } from './contribution-group-digits'
import { type Contribution, placeOf } from './contribution-rows'
import type { Bases } from './insured-branch'
import type { Branch, Insured, PayPart } from './insured-month'
import { type CareSituation, careRates, careShares, halves } from './shares'

/** General rules, on bases already capped at the ceilings, § 249 SGB V, § 58 SGB XI, § 168 SGB VI, § 346 SGB III. */
export function generalContributions(
  part: PayPart,
  bases: Bases,
  insured: Insured,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const { group, additionalRate, care } = insured
  const rows: Contribution[] = []
  const isMember = group.health === 'voluntary'
  const put = (branch: Branch, base: Amount, shares: ReturnType<typeof shared>) => {
    const isVoluntary =
      isMember && (branch === 'health' || branch === 'additional_health' || branch === 'care')
    rows.push({
      branch,
      part,
      base,
      ...shares,
      isVoluntary,
      ...placeOf(insured),
      digit: digitOf(branch, group),
    })
  }
  const add = (branch: Branch, base: Amount, rate: Rate, mode: 'none' | 'full' | 'employer_half') => {
    if (mode !== 'none') put(branch, base, shared(base, rate, mode))
  }
  if (group.health !== 'none') {
    add('health', bases.health, healthRateOf(group, parameters), 'full')
    add('additional_health', bases.health, additionalRate, 'full')
  }
  if (group.care === 'full') put('care', bases.care, careShared(bases.care, care, parameters))
  add('pension', bases.pension, parameters.pensionRate, group.pension === 'flat' ? 'none' : group.pension)
  add('unemployment', bases.unemployment, parameters.unemploymentRate, group.unemployment)
  return rows
}

/** Voluntary members pay the general rate. */
export function healthRateOf(group: ContributionGroup, { health }: SocialInsuranceParameters): Rate {
  return group.health === 'reduced' ? health.reducedRate : health.generalRate
}

function shared(base: Amount, rate: Rate, mode: 'full' | 'employer_half') {
  const figures = { base: money(base), rate: percentage(rate), half: percentage(rate / 2n) }
  if (mode === 'full') return { ...halves(base, rate), explanation: explained('halves', figures) }
  const employer = roundedShare(base, rate / 2n)
  return { employee: 0n, employer, explanation: explained('employer_half_only', figures) }
}

function careShared(base: Amount, care: CareSituation, parameters: SocialInsuranceParameters) {
  const rates = careRates(care, parameters.care)
  return {
    ...careShares(base, care, parameters.care),
    explanation: explained('care', {
      base: money(base),
      employeeRate: percentage(rates.employee),
      employerRate: percentage(rates.employer),
    }),
  }
}
