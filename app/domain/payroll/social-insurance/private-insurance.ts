import { type Amount, type Rate, smaller } from '../exact'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { divideRounding, roundedShare } from '../rounding'
import { careBaseRates } from './shares'

/** The employer's contribution to private insurance, tax free under § 3 no. 62 EStG. */
export interface PrivateSubsidy {
  health: Amount
  care: Amount
  /** The cap: the employer's share in statutory insurance. */
  healthMaximum: Amount
  careMaximum: Amount
}

/**
 * Half the premium, but at most what the employer would pay to statutory insurance on the same pay with the
 * average additional rate, § 257 (2) SGB V, § 61 (2) SGB XI.
 */
export function privateSubsidy(
  base: Amount,
  premiums: { health: Amount; care: Amount },
  isSaxony: boolean,
  parameters: SocialInsuranceParameters,
): PrivateSubsidy {
  const healthMaximum = roundedShare(base, subsidyHealthRate(parameters))
  const careMaximum = roundedShare(base, careBaseRates(isSaxony, parameters.care).employer)
  return {
    health: smaller(divideRounding(premiums.health, 2n), healthMaximum),
    care: smaller(divideRounding(premiums.care, 2n), careMaximum),
    healthMaximum,
    careMaximum,
  }
}

/** Half the general rate plus half the average additional rate. */
function subsidyHealthRate({ health }: SocialInsuranceParameters): Rate {
  return (health.generalRate + health.averageAdditionalRate) / 2n
}
