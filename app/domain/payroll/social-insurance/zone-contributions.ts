import type { Amount, Rate } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import { digitOf } from './contribution-group-digits'
import { type Contribution, placeOf } from './contribution-rows'
import { addedBy } from './difference'
import { healthRateOf } from './general-contributions'
import type { Branch, InsuredMonth, PayPart } from './insured-month'
import { careReduction, type Shares } from './shares'
import { transitionCareShares, transitionShares } from './transition-shares'
import type { TransitionBases } from './transition-zone'
import type { ZoneBases } from './zone-bases'

/** Contributions on one-time pay are the difference it makes to those on running pay. */
export function zoneContributions(
  month: InsuredMonth,
  bases: ZoneBases,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const running = onBases('running', bases.running, month, parameters)
  if (month.oneTimePay === 0n) return running
  const all = onBases('one_time', bases.all, month, parameters)
  return [...running, ...all.map((row, index) => addedBy(row, running[index]))]
}

function onBases(
  part: PayPart,
  bases: TransitionBases,
  month: InsuredMonth,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const { group, additionalRate } = month
  const rows: Contribution[] = []
  const put = (branch: Branch, shares: Shares, explanation: Contribution['explanation']) =>
    rows.push({
      branch,
      part,
      base: bases.whole,
      ...shares,
      isVoluntary: false,
      ...placeOf(month),
      digit: digitOf(branch, group),
      explanation,
    })
  const add = (branch: Branch, rate: Rate, mode: 'none' | 'full' | 'employer_half' | 'flat' = 'full') => {
    const figures = zoneFigures(bases, rate)
    if (mode === 'full') put(branch, transitionShares(bases, rate), explained('zone_share', figures))
    // Half of what would be due, § 172 (1) SGB VI, § 346 (3) SGB III.
    if (mode === 'employer_half') {
      const employer = roundedShare(bases.whole, rate / 2n)
      put(branch, { employee: 0n, employer }, explained('employer_half_only', figures))
    }
  }
  if (group.health !== 'none') {
    add('health', healthRateOf(group, parameters))
    add('additional_health', additionalRate)
  }
  if (group.care === 'full') put('care', ...careOf(bases, month, parameters))
  add('pension', parameters.pensionRate, group.pension)
  add('unemployment', parameters.unemploymentRate, group.unemployment)
  return rows
}

function careOf(
  bases: TransitionBases,
  { care }: InsuredMonth,
  parameters: SocialInsuranceParameters,
): [Shares, Contribution['explanation']] {
  const { shares, surcharge, reduction, alone, sharedRate } = transitionCareShares(
    bases,
    care,
    parameters.care,
  )
  const figures = {
    ...zoneFigures(bases, sharedRate),
    surcharge: money(surcharge),
    reduction: money(reduction),
    reductionRate: percentage(careReduction(care, parameters.care)),
  }
  if (alone === 0n) return [shares, explained('zone_care', figures)]
  const aloneRate = percentage(parameters.care.saxonyAlone)
  return [shares, explained('zone_care_saxony', { ...figures, alone: money(alone), aloneRate })]
}

function zoneFigures(bases: { whole: Amount; employee: Amount }, rate: Rate) {
  return {
    base: money(bases.whole),
    employeeBase: money(bases.employee),
    rate: percentage(rate),
    half: percentage(rate / 2n),
  }
}
