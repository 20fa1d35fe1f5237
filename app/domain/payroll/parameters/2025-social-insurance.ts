import { fraction, percent } from '../exact'
import { withDerivedRates } from './derived-rates'
import type { SocialInsuranceParameters } from './social-insurance-parameters'
import { socialInsuranceSources } from './social-insurance-sources'

/** Social insurance 2025, January to December. */
export const socialInsurance2025: SocialInsuranceParameters = {
  version: '2025.2',
  sources: socialInsuranceSources({
    year: 2025,
    ceilings: 'SVBezGrV 2025 of 25 Nov 2024 (BGBl. 2024 I no. 365)',
    additionalRate: 'notice of the Federal Ministry of Health for 2025',
    careRate: 'ordinance on the rate of care insurance, from 1 Jan 2025',
    factor: 'notice in the Bundesanzeiger for 2025',
    minimumWage: 'MiLoV4: 12.82 × 130 / 3, from 1 Jan 2025',
  }),
  ...withDerivedRates({
    healthCeiling: 66_150_00n,
    careCeiling: 66_150_00n,
    pensionCeiling: 96_600_00n,
    annualPayLimits: { general: 73_800_00n, privateSince2002: 66_150_00n, privateSince2026: 73_800_00n },
    health: {
      generalRate: percent('14.6'),
      reducedRate: percent('14.0'),
      averageAdditionalRate: percent('2.5'),
    },
    care: {
      rate: percent('3.6'),
      saxonyAlone: percent('1.0'),
      childlessRate: percent('0.6'),
      reductionPerChild: percent('0.25'),
    },
    pensionRate: percent('18.6'),
    unemploymentRate: percent('2.6'),
    insolvencyRate: percent('0.15'),
    transitionZone: { factor: fraction('0.6683'), lowerLimit: 556_00n, upperLimit: 2_000_00n },
    minijob: {
      limit: 556_00n,
      healthRate: percent('13'),
      employerPensionRate: percent('15'),
      minimumPensionBase: 175_00n,
      flatTaxRate: percent('2'),
      u1Rate: percent('1.1'),
      u2Rate: percent('0.22'),
    },
    lowPaidApprenticeLimit: 325_00n,
  }),
}
