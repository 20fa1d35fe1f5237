import type { Amount, Rate } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import type { ContributionGroup } from './contribution-group'
import type { Contribution } from './contribution-rows'
import type { Branch, InsuredMonth, PayPart } from './insured-month'
import { type CareSituation, careRates, careShares, halves } from './shares'

/** For one part of the pay, running or one-time. */
export interface Bases {
  health: Amount
  pension: Amount
}

type Insured = Pick<InsuredMonth, 'group' | 'additionalRate' | 'care'>

/**
 * The general rules, on bases already capped at the ceilings, § 249 SGB V, § 58 SGB XI, § 168 SGB VI, § 346
 * SGB III.
 */
export function generalContributions(
  part: PayPart,
  bases: Bases,
  { group, additionalRate, care }: Insured,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const rows: Contribution[] = []
  const add = (branch: Branch, base: Amount, rate: Rate, mode: 'none' | 'full' | 'employer_half') => {
    if (mode !== 'none') rows.push({ branch, part, base, ...shared(base, rate, mode) })
  }
  if (group.health !== 'none') {
    add('health', bases.health, healthRateOf(group, parameters), 'full')
    add('additional_health', bases.health, additionalRate, 'full')
  }
  if (group.care === 'full') {
    rows.push({ branch: 'care', part, base: bases.health, ...careShared(bases.health, care, parameters) })
  }
  add('pension', bases.pension, parameters.pensionRate, group.pension === 'flat' ? 'none' : group.pension)
  add('unemployment', bases.pension, parameters.unemploymentRate, group.unemployment)
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
