import type { Provision } from '../parameters/provision-parameters'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { lazily } from './lazily'
import type { MonthFigures, PartFigures } from './parts'

/** `plan` reads the figures of the plan, perhaps the one of the year before; `of` those of the month. */
export function wageTaxFrom(
  plan: () => PartFigures<'wageTax'>,
  of: MonthFigures,
  version: string,
): WageTaxParameters {
  return lazily<WageTaxParameters>({
    version: () => version,
    tariff: () => ({ basicAllowance: plan().basicAllowance, zones: plan().zones }),
    classesFiveAndSix: () => {
      const { minimumRate, firstLimit, steps, factoredIncomeIn } = plan()
      return { minimumRate, firstLimit, steps, factoredIncomeIn }
    },
    expensesLumpSum: () => plan().expensesLumpSum,
    specialExpensesLumpSum: () => plan().specialExpensesLumpSum,
    singleParentRelief: () => plan().singleParentRelief,
    childAllowance: () => ({
      classesOneToThree: plan().childAllowance,
      classFour: plan().childAllowanceInClassFour,
    }),
    solidarity: () =>
      lazily<WageTaxParameters['solidarity']>({
        limit: () => plan().solidarityLimit,
        rate: () => of('surcharges').solidarity,
        mitigationRate: () => of('surcharges').mitigation,
      }),
    churchTax: () => {
      const { church, churchLower, churchLowerStates } = of('surcharges')
      return { rate: church, lowerRate: churchLower, lowerRateStates: churchLowerStates }
    },
    provision: () => provisionFrom(plan()),
  })
}

function provisionFrom(plan: PartFigures<'wageTax'>): Provision {
  return {
    pensionCeiling: plan.provisionPensionCeiling,
    pensionRate: plan.provisionPensionRate,
    healthCeiling: plan.provisionHealthCeiling,
    careCeiling: plan.provisionCareCeiling,
    healthRate: plan.provisionHealthRate,
    careRate: plan.provisionCareRate,
    careRateSaxony: plan.provisionCareRateSaxony,
    childlessRate: plan.provisionChildlessRate,
    reductionPerChild: plan.provisionReductionPerChild,
    alternative: plan.provisionAlternative,
  }
}
