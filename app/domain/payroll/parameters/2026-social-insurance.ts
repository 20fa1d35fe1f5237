import { fraction, percent } from '../exact'
import type { SocialInsuranceParameters } from './social-insurance-parameters'

/** Social insurance 2026, January to December. */
export const socialInsurance2026: SocialInsuranceParameters = {
  version: '2026.2',
  source:
    'SVBezGrV 2026 (BGBl. 2025 I 278); BAnz AT 18.12.2025 B5; § 241 to § 243, § 242a SGB V; Minijob-Zentrale, levies 2026',
  healthCeiling: 69_750_00n,
  pensionCeiling: 101_400_00n,
  annualPayLimit: 77_400_00n,
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
}
