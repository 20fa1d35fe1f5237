import { refuseIf } from '../errors'
import { type Amount, total } from '../exact'
import { socialInsuranceParametersOf, wageTaxParametersOf } from '../parameters/parameters-of'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import { type ContributionGroup, contributionGroupOf } from '../social-insurance/contribution-group'
import type { PayPart } from '../social-insurance/insured-month'
import type { CareSituation } from '../social-insurance/shares'
import { type Earning, earningsOf } from './earnings'
import { fundIn } from './funds'
import type { Fund, PayslipInput } from './input'
import { type Period, periodOf } from './period'
import { careSituationOf } from './person'

/** What follows from the input for a month, worked out once for tax, insurance and the payslip. */
export interface PayrollMonth {
  input: PayslipInput
  period: Period
  group: ContributionGroup
  care: CareSituation
  /** None for a Minijob, whose contributions go to the Minijob-Zentrale. */
  fund: Fund | undefined
  earnings: Earning[]
  running: Amount
  oneTime: Amount
  taxParameters: WageTaxParameters
  socialParameters: SocialInsuranceParameters
}

/** @throws PayrollRefusal for contradictions and for what is not covered */
export function payrollMonthOf(input: PayslipInput): PayrollMonth {
  const { employment } = input
  const period = periodOf(input)
  const taxParameters = wageTaxParametersOf(period.year)
  const socialParameters = socialInsuranceParametersOf(period.year)
  const group = contributionGroupOf(employment.contributionGroup, employment.kind)
  refuseUnclearHealth(input, group)
  const isMinijob = employment.kind === 'minijob'
  refuseIf(isMinijob && input.taxCard !== undefined, 'minijob_by_tax_card_not_covered')
  const earnings = earningsOf(input.earnings, period)
  return {
    input,
    period,
    group,
    care: careSituationOf(input),
    fund: isMinijob ? undefined : fundIn(input.month, input),
    earnings,
    running: partOf(earnings, 'running'),
    oneTime: partOf(earnings, 'one_time'),
    taxParameters,
    socialParameters,
  }
}

function partOf(earnings: readonly Earning[], part: PayPart): Amount {
  return total(earnings.filter((earning) => earning.part === part).map(({ amount }) => amount))
}

/** Exactly one of private and statutory health insurance is needed. */
function refuseUnclearHealth({ employment }: PayslipInput, { health }: ContributionGroup): void {
  const isPrivate = employment.privateInsurance !== undefined
  refuseIf(isPrivate && health !== 'none', 'private_insurance_contradicts_group')
  refuseIf(isPrivate && employment.isInTransitionZone, 'transition_zone_with_private_insurance_not_covered')
  const isExpected = employment.kind === 'regular' || employment.kind === 'apprentice'
  refuseIf(isExpected && health === 'none' && !isPrivate, 'private_insurance_missing')
}
