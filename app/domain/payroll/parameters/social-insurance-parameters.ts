import type { Amount, Rate } from '../exact'
import type { Sources } from './dated'
import type { MinijobParameters } from './minijob-parameters'

/**
 * Social insurance figures for the months of one year. Rates are the whole rate, employer's and employee's
 * shares together.
 */
export interface SocialInsuranceParameters extends SocialInsuranceFigures {
  /** Changes with every figure; stored calculations name it. */
  version: string
  sources: Sources<SocialInsuranceFigures>
}

export interface SocialInsuranceFigures {
  /** Yearly contribution ceiling of health and care insurance, § 223 SGB V. */
  healthCeiling: Amount
  /** Yearly contribution ceiling of pension and unemployment insurance, § 159 SGB VI. */
  pensionCeiling: Amount
  /** Jahresarbeitsentgeltgrenze, § 6 (6) SGB V. */
  annualPayLimit: Amount
  health: {
    /** § 241 SGB V. */
    generalRate: Rate
    /** Without sick pay, § 243 SGB V. */
    reducedRate: Rate
    /** § 242a SGB V. */
    averageAdditionalRate: Rate
  }
  care: CareParameters
  /** § 158 SGB VI. */
  pensionRate: Rate
  /** § 341 SGB III. */
  unemploymentRate: Rate
  /** § 358 SGB III. */
  insolvencyRate: Rate
  transitionZone: TransitionZoneParameters
  minijob: MinijobParameters
  /** Up to this monthly pay the employer bears all contributions of an apprentice, § 20 (3) SGB IV. */
  lowPaidApprenticeLimit: Amount
}

/** § 55, § 58 SGB XI. */
export interface CareParameters {
  rate: Rate
  /** The employee's additional share in Saxony, which kept a public holiday; the rest is halved. */
  saxonyAlone: Rate
  childlessRate: Rate
  /** For each child under 25 from the second to the fifth. */
  reductionPerChild: Rate
}

/** § 20 (2), (2a) SGB IV. */
export interface TransitionZoneParameters {
  /** F. */
  factor: Rate
  /** G, above which the zone begins. */
  lowerLimit: Amount
  /** OG. */
  upperLimit: Amount
}
