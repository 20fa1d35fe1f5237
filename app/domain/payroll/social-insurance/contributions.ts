import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { ContributionBase, Contributions } from './contribution-rows'
import { generalMonth } from './general-month'
import type { InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'
import { minijobMonth } from './minijob-month'
import { refuseUncovered } from './uncovered'
import { zoneBaseRows, zoneBasesOf, zoneContributions } from './zone-contributions'

/**
 * Contributions and levies of one employee's month: bases, shares of employee and employer by branch, and how
 * each figure was found; amounts in cents. `parametersOf` gives a year's table, as the March rule needs that
 * of the year before.
 * @throws PayrollRefusal for what is not covered
 */
export function contributions(
  month: InsuredMonth,
  parametersOf: (year: number) => SocialInsuranceParameters,
): Contributions {
  const parameters = parametersOf(month.year)
  refuseUncovered(month, parameters)
  const result = contributionsBy(month, parameters, parametersOf)
  return { ...result, bases: result.bases.filter((base) => isLiable(base, month)) }
}

function contributionsBy(
  month: InsuredMonth,
  parameters: SocialInsuranceParameters,
  parametersOf: (year: number) => SocialInsuranceParameters,
): Contributions {
  if (month.kind === 'minijob') return minijobMonth(month, parameters)
  const zone = month.isInTransitionZone ? zoneBasesOf(month, parameters) : undefined
  if (!zone) return generalMonth(month, parametersOf)
  const levyBase = { running: zone.running.whole, oneTime: zone.all.whole - zone.running.whole }
  return {
    bases: zoneBaseRows(month, zone, parameters),
    rows: zoneContributions(month, zone, parameters),
    levies: levyRows(levyBase, month.levyRates),
    isByMarchRule: false,
  }
}

/** Someone insured in neither branch of a base has no pay liable to it. */
function isLiable({ of }: ContributionBase, { group }: InsuredMonth): boolean {
  if (of === 'health') return group.health !== 'none' || group.care !== 'none'
  return group.pension !== 'none' || group.unemployment !== 'none'
}
