import { refuseIf } from '../errors'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { pooledPay, raisedToMonth } from './ceilings'
import type { InsuredMonth } from './insured-month'

export function refuseUncovered(month: InsuredMonth, parameters: SocialInsuranceParameters): void {
  const { kind, runningPay, insuredDays } = month
  const monthly = raisedToMonth(runningPay, insuredDays)
  const isLowPaid = monthly > 0n && monthly <= parameters.lowPaidApprenticeLimit
  refuseIf(kind === 'apprentice' && isLowPaid, 'low_paid_apprentice_not_covered')
  const isAlone = month.otherInsuredPay.length === 0 || kind === 'minijob' || month.isInTransitionZone
  if (isAlone || month.oneTimePay === 0n) return
  const ceiling = parameters.healthCeiling / 12n
  const { all } = pooledPay(runningPay + month.oneTimePay, month.otherInsuredPay, parameters.pensionCeiling)
  refuseIf(all > ceiling, 'one_time_pay_with_other_employment_not_covered')
}
