import { type Amount, ONE } from '../exact'
import type { TransitionZoneParameters } from '../parameters/social-insurance-parameters'
import { divideRounding } from '../rounding'
import { loweredToDays, raisedToMonth } from './ceilings'

/**
 * Reduced bases of the transition zone, § 20 (2a) SGB IV, for the whole contribution and for the employee's
 * share.
 */
export interface TransitionBases {
  /** BE. */
  whole: Amount
  /** BE of sentence 6 (BE_AN). */
  employee: Amount
}

/**
 * Reduced bases for a month's pay (AE). Only the result is rounded, half up. Up to the lower limit the base is F × pay and
 * the employer pays everything; above the upper limit the zone does not apply and all pay counts. With other jobs the
 * formula uses their total pay, and this job has its share of the result.
 */
export function transitionBases(
  pay: Amount,
  zone: TransitionZoneParameters,
  others: Amount = 0n,
): TransitionBases {
  const { factor, lowerLimit: g, upperLimit } = zone
  const all = pay + others
  if (pay === 0n) return { whole: 0n, employee: 0n }
  if (all > upperLimit) return { whole: pay, employee: pay }
  if (all <= g) return { whole: divideRounding(factor * pay, ONE), employee: 0n }
  const span = upperLimit - g
  const whole = factor * g * span + (upperLimit * ONE - g * factor) * (all - g)
  return {
    whole: divideRounding(whole * pay, ONE * span * all),
    employee: divideRounding(upperLimit * (all - g) * pay, span * all),
  }
}

/** For a part month: pay is extrapolated to 30 days, the result reduced to the insured days. */
export function transitionBasesFor(
  pay: Amount,
  insuredDays: number,
  zone: TransitionZoneParameters,
): TransitionBases {
  const bases = transitionBases(raisedToMonth(pay, insuredDays), zone)
  return {
    whole: loweredToDays(bases.whole, insuredDays),
    employee: loweredToDays(bases.employee, insuredDays),
  }
}

/** The formulas as published: straight lines `factor` × pay − `deduction`, scaled by 10^places. */
export function transitionLines(zone: TransitionZoneParameters, places: number) {
  const { factor, lowerLimit: g, upperLimit } = zone
  const scale = 10n ** BigInt(places)
  const span = upperLimit - g
  const wholeFactor = upperLimit * ONE - g * factor
  return {
    wholeFactor: divideRounding(wholeFactor * scale, ONE * span),
    wholeDeduction: divideRounding((wholeFactor - factor * span) * g * scale, ONE * span * 100n),
    employeeFactor: divideRounding(upperLimit * scale, span),
    employeeDeduction: divideRounding(upperLimit * g * scale, span * 100n),
  }
}
