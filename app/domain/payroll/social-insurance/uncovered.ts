import { refuseIf } from '../errors'
import { smaller } from '../exact'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { pooledPay } from './ceilings'
import type { InsuredMonth } from './insured-month'

/**
 * One-time pay with other insured jobs: below the month's ceiling nothing else matters; above it the other jobs' year must
 * be known.
 */
export function refuseUncovered(month: InsuredMonth, parameters: SocialInsuranceParameters): void {
  const { kind, runningPay, otherYear } = month
  const isAlone = month.otherInsuredPay.length === 0 || kind === 'minijob' || month.isInTransitionZone
  if (isAlone || month.oneTimePay === 0n) return
  const { healthCeiling, careCeiling, pensionCeiling } = parameters
  const ceiling = smaller(healthCeiling, careCeiling) / 12n
  const { all } = pooledPay(runningPay + month.oneTimePay, month.otherInsuredPay, pensionCeiling)
  refuseIf(all > ceiling && otherYear === undefined, 'one_time_pay_with_other_employment_not_covered')
}
