import type { Sources } from './dated'
import type { SocialInsuranceFigures } from './social-insurance-parameters'

/** Publications of a year. */
interface Notices {
  year: number
  /** Sozialversicherungsrechengrößen-Verordnung. */
  ceilings: string
  additionalRate: string
  careRate: string
  factor: string
  minimumWage: string
}

export function socialInsuranceSources(notices: Notices): Sources<SocialInsuranceFigures> {
  const { year, ceilings, additionalRate, careRate, factor, minimumWage } = notices
  const of = (paragraph: string) => `${paragraph}, as of 1 Jan ${year}`
  return {
    healthCeiling: `§ 223 (3), § 6 (7) SGB V, ${ceilings}`,
    careCeiling: `§ 55 (2) SGB XI, § 6 (7) SGB V, ${ceilings}`,
    pensionCeiling: `§ 159, § 160 SGB VI, ${ceilings}`,
    annualPayLimits: {
      general: `§ 6 (6) SGB V, ${ceilings}`,
      privateSince2002: `§ 6 (7) SGB V, ${ceilings}`,
      privateSince2026: `no such group before 2027: § 6 (6) SGB V, ${ceilings}`,
    },
    health: {
      generalRate: of('§ 241 SGB V'),
      reducedRate: of('§ 243 SGB V'),
      averageAdditionalRate: `§ 242a SGB V, ${additionalRate}`,
    },
    care: {
      rate: `§ 55 (1) SGB XI, ${careRate}`,
      saxonyAlone: of('§ 58 (3) SGB XI'),
      childlessRate: '§ 55 (3) sentence 1 SGB XI, PUEG, from 1 Jul 2023',
      reductionPerChild: '§ 55 (3) sentence 4 SGB XI, PUEG, from 1 Jul 2023',
    },
    pensionRate: of('§ 158 SGB VI'),
    unemploymentRate: of('§ 341 (2) SGB III'),
    insolvencyRate: of('§ 360 SGB III'),
    transitionZone: {
      factor: `§ 20 (2a) SGB IV, ${factor}`,
      lowerLimit: `§ 20 (2), § 8 (1a) SGB IV, ${minimumWage}`,
      upperLimit: '§ 20 (2) SGB IV, from 1 Jan 2023',
    },
    minijob: {
      limit: `§ 8 (1a) SGB IV, ${minimumWage}`,
      healthRate: of('§ 249b sentence 1 SGB V'),
      employerPensionRate: of('§ 168 (1) no. 1b, § 172 (3) SGB VI'),
      minimumPensionBase: of('§ 163 (8) SGB VI'),
      flatTaxRate: of('§ 40a (2) EStG'),
      u1Rate: of('§ 9 (1) no. 1 AAG, rules of the Minijob-Zentrale'),
      u2Rate: of('§ 9 (1) no. 1 AAG, rules of the Minijob-Zentrale'),
    },
    lowPaidApprenticeLimit: '§ 20 (3) sentence 1 no. 1 SGB IV, from 1 Aug 2003',
  }
}
