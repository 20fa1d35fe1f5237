import type { Amount, Rate } from '../exact'
import type { MinijobParameters } from './minijob-parameters'

/**
 * Social insurance figures for the months of one year. Rates are the whole rate, employer's and employee's
 * shares together.
 */
export interface SocialInsuranceParameters {
  /** Of the year's file; stored calculations name it. */
  version: string
  /** Yearly contribution ceiling of health insurance, § 223 SGB V. */
  healthCeiling: Amount
  /** Of care insurance, § 55 (2) SGB XI: that of health insurance until 2026. */
  careCeiling: Amount
  /** Yearly contribution ceiling of pension and unemployment insurance, § 159 SGB VI. */
  pensionCeiling: Amount
  annualPayLimits: AnnualPayLimits
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

/** Jahresarbeitsentgeltgrenzen, § 6 SGB V. */
interface AnnualPayLimits {
  /** § 6 (6). */
  general: Amount
  /** § 6 (7): for those who were private on 31 Dec 2002 for passing the limit. */
  privateSince2002: Amount
  /** § 6 (8), from 2027: for those who were private on 31 Dec 2026 for passing the limit; until then the general one. */
  privateSince2026: Amount
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
  /** F: published until 2026, then derived. */
  factor: Rate
  /** G, above which the zone begins. */
  lowerLimit: Amount
  /** OG. */
  upperLimit: Amount
}
