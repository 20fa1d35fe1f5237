import { refuseIf } from '../errors'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { raisedToMonth } from './ceilings'
import type { InsuredMonth } from './insured-month'

export function refuseUncovered(month: InsuredMonth, parameters: SocialInsuranceParameters): void {
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
