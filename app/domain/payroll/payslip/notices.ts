import { raisedToMonth } from '../social-insurance/ceilings'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { PayrollMonth } from './month'
import type { Notice } from './result-lines'
import type { Settlement } from './settlement'

/**
 * What the payroll clerk should check: pay outside the band of its contract, and benefits that are not
 * shared.
 */
export function noticesOf(
  month: PayrollMonth,
  { isByMarchRule }: Contributions,
  { payout }: Settlement,
): Notice[] {
  const { employment } = month.input
  const { transitionZone, minijob } = month.socialParameters
  const pay = raisedToMonth(month.running, month.period.insuredDays) + month.oneTime
  const notices: Notice[] = []
  if (employment.kind === 'minijob' && pay > minijob.limit) notices.push('minijob_above_limit')
  if (employment.isInTransitionZone && pay <= transitionZone.lowerLimit)
    notices.push('zone_below_lower_limit')
  if (employment.isInTransitionZone && pay > transitionZone.upperLimit) notices.push('zone_above_upper_limit')
  if (employment.hasOtherEmployment && employment.kind !== 'minijob') {
    notices.push('other_employment_shares_no_ceiling')
  }
  if (isByMarchRule) notices.push('march_rule_applied')
  if (payout < 0n) notices.push('negative_payout')
  return notices
}
