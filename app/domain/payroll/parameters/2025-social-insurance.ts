import { fraction, percent } from '../exact'
import type { SocialInsuranceParameters } from './social-insurance-parameters'

/** Social insurance 2025, January to December. */
export const socialInsurance2025: SocialInsuranceParameters = {
  version: '2025.2',
  source: 'SVBezGrV 2025; BAnz: factor F 2025; § 241 to § 243, § 242a SGB V; Minijob-Zentrale, levies 2025',
  healthCeiling: 66_150_00n,
  pensionCeiling: 96_600_00n,
  annualPayLimit: 73_800_00n,
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
}
