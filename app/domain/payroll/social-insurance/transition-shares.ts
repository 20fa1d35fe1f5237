import type { Amount, Rate } from '../exact'
import type { CareParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'
import { type CareSituation, careReduction, type Shares } from './shares'
import type { TransitionBases } from './transition-zone'

/**
 * A contribution in the zone, § 2 (2) BVV: twice the rounded half of the whole; the employee pays half the
 * rate on the lower base, the employer the rest.
 */
export function transitionShares(bases: TransitionBases, rate: Rate): Shares {
  const whole = 2n * roundedShare(bases.whole, rate / 2n)
  const employee = roundedShare(bases.employee, rate / 2n)
  return { employee, employer: whole - employee }
}

/**
 * The surcharge of the childless (on the whole base, sentence 6) and the reduction for parents (on the lower
 * base, sentence 7).
 */
interface CareAdjustment {
  surcharge: Amount
  reduction: Amount
}

/** Each rounded separately, § 2 (2) sentences 6 and 7 BVV. */
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
