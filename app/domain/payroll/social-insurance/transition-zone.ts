import { type Amount, divideRounding, ONE, type Rate, roundedShare } from '../exact'
import type { CareParameters, TransitionZoneParameters } from '../parameters/social-insurance-parameters'
import { loweredToDays, raisedToMonth } from './ceilings'
import { type CareSituation, careReduction, type Shares } from './shares'

/** Reduced bases of the transition zone, § 20 (2a) SGB IV, for whole contributions and for the employee's share. */
export interface TransitionBases {
  /** BE. */
  whole: Amount
  /** BE of sentence 6 (BE_AN). */
  employee: Amount
}

/**
 * Reduced bases for a month's pay (AE). Nothing is rounded before the result, which is rounded half up. Up to
 * the lower limit the base is F × pay and the employer bears everything; above the upper limit the zone does
 * not apply and pay counts in full.
 */
export function transitionBases(pay: Amount, zone: TransitionZoneParameters): TransitionBases {
  const { factor, lowerLimit: g, upperLimit } = zone
  if (pay > upperLimit) return { whole: pay, employee: pay }
  if (pay <= g) return { whole: roundedShare(pay, factor), employee: 0n }
  const span = upperLimit - g
  const whole = factor * g * span + (upperLimit * ONE - g * factor) * (pay - g)
  return {
    whole: divideRounding(whole, ONE * span),
    employee: divideRounding(upperLimit * (pay - g), span),
  }
}

/** The same for a part month: pay raised to 30 days, the result lowered to the insured days again. */
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

/**
 * The formulas as straight lines, `factor` × pay − `deduction`, scaled by 10^places: how they are published.
 */
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

/**
 * A contribution in the zone, § 2 (2) BVV: twice the rounded half of the whole, of which the employee pays half
 * the rate on the lower base and the employer the rest.
 */
export function transitionShares(bases: TransitionBases, rate: Rate): Shares {
  const whole = 2n * roundedShare(bases.whole, rate / 2n)
  const employee = roundedShare(bases.employee, rate / 2n)
  return { employee, employer: whole - employee }
}

/** What the childless pay more (on the whole base, sentence 6) and parents less (on the lower base, sentence 7). */
interface CareAdjustment {
  surcharge: Amount
  reduction: Amount
}

/** Surcharge and reduction of care insurance in the zone, each rounded on its own, § 2 (2) sentences 6 and 7 BVV. */
export function transitionCareAdjustment(
  bases: TransitionBases,
  care: CareSituation,
  parameters: CareParameters,
): CareAdjustment {
  return {
    surcharge: care.isChildless ? roundedShare(bases.whole, parameters.childlessRate) : 0n,
    reduction: roundedShare(bases.employee, careReduction(care, parameters)),
  }
}
