import { refuseIf } from '../errors'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { raisedToMonth } from './ceilings'
import { generalMonth } from './general-month'
import type { ContributionBase, Contributions, InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'
import { minijobMonth } from './minijob-month'
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

function refuseUncovered(month: InsuredMonth, parameters: SocialInsuranceParameters): void {
  const { kind, group, isInTransitionZone } = month
  if (isInTransitionZone) {
    const isZoneWork = kind === 'regular' || kind === 'working_student'
    refuseIf(!isZoneWork, 'transition_zone_excludes_employment', { kind })
    refuseIf(month.hasOtherPensionInsurance, 'transition_zone_with_other_employment_not_covered')
    const hasHalf = group.pension === 'employer_half' || group.unemployment === 'employer_half'
    refuseIf(hasHalf, 'transition_zone_of_pensioners_not_covered')
    // Unsettled: whether the employee's 1 % applies to the whole or the lower base (§ 58 (3), (5) SGB XI).
    refuseIf(month.care.isSaxony && group.care === 'full', 'transition_zone_in_saxony_unsettled')
  }
  const isLowPaid = raisedToMonth(month.runningPay, month.insuredDays) <= parameters.lowPaidApprenticeLimit
  refuseIf(kind === 'apprentice' && isLowPaid, 'low_paid_apprentice_not_covered')
}
