import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { Contributions } from './contribution-rows'
import { generalMonth } from './general-month'
import { byBranch, isInsuredIn } from './insured-branch'
import type { InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'
import { isLowPaidApprentice, lowPaidMonth } from './low-paid-apprentice'
import { minijobMonth } from './minijob-month'
import { refuseUncovered } from './uncovered'
import { zoneBaseRows, zoneBasesOf } from './zone-bases'
import { zoneContributions } from './zone-contributions'

/**
 * Contributions and levies of one employee's month: bases, both shares by branch, and how each figure was found; amounts
 * in cents. `parametersOf` returns a month's table, as the March rule needs last December's.
 * @throws PayrollRefusal for cases not covered
 */
export function contributions(
  month: InsuredMonth,
  parametersOf: (month: string) => SocialInsuranceParameters,
): Contributions {
  const parameters = parametersOf(month.month)
  refuseUncovered(month, parameters)
  if (month.kind === 'minijob') return minijobMonth(month, parameters)
  if (isLowPaidApprentice(month, parameters)) return lowPaidMonth(month, parametersOf)
  const zone = month.isInTransitionZone ? zoneBasesOf(month, parameters) : undefined
  if (!zone) return generalMonth(month, parametersOf)
  const oneTime = zone.all.whole - zone.running.whole
  const liable = (base: bigint) => byBranch((branch) => (isInsuredIn(branch, month.group) ? base : 0n))
  return {
    bases: zoneBaseRows(month, zone, parameters),
    rows: zoneContributions(month, zone, parameters),
    levies: levyRows({ running: zone.running.whole, oneTime }, month.levyRates),
    liable: { running: liable(zone.running.whole), oneTime: liable(oneTime) },
    isByMarchRule: false,
  }
}
