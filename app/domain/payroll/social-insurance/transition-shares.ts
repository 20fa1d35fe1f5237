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

/**
 * Care insurance in the zone. In Saxony the employee alone bears one point of the rate, on the whole base like everything
 * borne alone; the rest is shared, § 58 (3), (5) SGB XI with § 2 (2) sentence 6 BVV.
 */
export function transitionCareShares(
  bases: TransitionBases,
  care: CareSituation,
  parameters: CareParameters,
): CareAdjustment & { shares: Shares; alone: Amount; sharedRate: Rate } {
  const sharedRate = care.isSaxony ? parameters.rate - parameters.saxonyAlone : parameters.rate
  const alone = care.isSaxony ? roundedShare(bases.whole, parameters.saxonyAlone) : 0n
  const { employee, employer } = transitionShares(bases, sharedRate)
  const { surcharge, reduction } = transitionCareAdjustment(bases, care, parameters)
  const shares = { employee: employee + alone + surcharge - reduction, employer }
  return { shares, surcharge, reduction, alone, sharedRate }
}
