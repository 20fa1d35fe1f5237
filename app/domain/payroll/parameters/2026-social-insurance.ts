import { fraction, percent } from '../exact'
import { withDerivedRates } from './derived-rates'
import type { SocialInsuranceParameters } from './social-insurance-parameters'
import { socialInsuranceSources } from './social-insurance-sources'

/** Social insurance 2026, January to December. */
export const socialInsurance2026: SocialInsuranceParameters = {
  version: '2026.2',
  sources: socialInsuranceSources({
    year: 2026,
    ceilings: 'SVBezGrV 2026 (BGBl. 2025 I no. 278)',
    additionalRate: 'notice of the Federal Ministry of Health for 2026',
    careRate: 'ordinance on the rate of care insurance, from 1 Jan 2025',
    factor: 'BAnz AT 18.12.2025 B5',
    minimumWage: 'MiLoV5: 13.90 × 130 / 3, from 1 Jan 2026',
  }),
  ...withDerivedRates({
    healthCeiling: 69_750_00n,
    careCeiling: 69_750_00n,
    pensionCeiling: 101_400_00n,
    annualPayLimits: { general: 77_400_00n, privateSince2002: 69_750_00n, privateSince2026: 77_400_00n },
    health: {
      generalRate: percent('14.6'),
      reducedRate: percent('14.0'),
      averageAdditionalRate: percent('2.9'),
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
    transitionZone: { factor: fraction('0.6619'), lowerLimit: 603_00n, upperLimit: 2_000_00n },
    minijob: {
      limit: 603_00n,
      healthRate: percent('13'),
      employerPensionRate: percent('15'),
      minimumPensionBase: 175_00n,
      flatTaxRate: percent('2'),
      u1Rate: percent('0.8'),
      u2Rate: percent('0.22'),
    },
    lowPaidApprenticeLimit: 325_00n,
  }),
}
