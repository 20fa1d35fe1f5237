import { minijobHealthRate, zoneFactor } from '../parameters/derived-rates'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { lazily } from './lazily'
import type { MonthFigures } from './parts'

export function socialInsuranceFrom(of: MonthFigures, version: string): SocialInsuranceParameters {
  const parameters: SocialInsuranceParameters = lazily<SocialInsuranceParameters>({
    version: () => version,
    healthCeiling: () => of('healthCeiling').yearly,
    careCeiling: () => of('careCeiling').yearly,
    pensionCeiling: () => of('pensionCeiling').yearly,
    annualPayLimits: () => of('payLimits'),
    health: () =>
      lazily<SocialInsuranceParameters['health']>({
        generalRate: () => of('healthRates').general,
        reducedRate: () => of('healthRates').reduced,
        averageAdditionalRate: () => of('averageAdditionalRate').rate,
      }),
    care: () => {
      const { rate, saxonyAlone, childless, reductionPerChild } = of('careRates')
      return { rate, saxonyAlone, childlessRate: childless, reductionPerChild }
    },
    pensionRate: () => of('pensionRate').rate,
    unemploymentRate: () => of('unemploymentRate').rate,
    insolvencyRate: () => of('insolvencyRate').rate,
    transitionZone: () =>
      lazily<SocialInsuranceParameters['transitionZone']>({
        factor: () => zoneFactor(of('zone').factor, parameters, parameters.minijob),
        lowerLimit: () => of('zone').lowerLimit,
        upperLimit: () => of('zone').upperLimit,
      }),
    minijob: () =>
      lazily<SocialInsuranceParameters['minijob']>({
        limit: () => of('minijob').limit,
        healthRate: () => minijobHealthRate(of('minijob').healthRate, parameters),
        employerPensionRate: () => of('minijob').employerPensionRate,
        minimumPensionBase: () => of('minijob').minimumPensionBase,
        flatTaxRate: () => of('minijobTax').rate,
        u1Rate: () => of('minijobLevies').u1,
        u2Rate: () => of('minijobLevies').u2,
      }),
    lowPaidApprenticeLimit: () => of('apprenticeLimit').monthly,
  })
  return parameters
}
