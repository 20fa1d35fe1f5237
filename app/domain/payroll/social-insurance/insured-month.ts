import type { Amount, Rate } from '../exact'
import type { ContributionGroup, EmploymentKind } from './contribution-group'
import type { LevyRates } from './levies'
import type { CareSituation } from './shares'

export type Branch = 'health' | 'additional_health' | 'care' | 'pension' | 'unemployment'
export type PayPart = 'running' | 'one_time'

/** What the contributions of one month depend on; amounts in cents. */
export interface InsuredMonth {
  year: number
  /** 1 to 12. */
  month: number
  kind: EmploymentKind
  group: ContributionGroup
  /** Regular pay lies in the transition zone: a matter of the contract, not of this month's hours. */
  isInTransitionZone: boolean
  hasOtherPensionInsurance: boolean
  /** 30 for a whole month. */
  insuredDays: number
  runningPay: Amount
  oneTimePay: Amount
  /** The fund's, for this month and for the last month of the year before (March rule). */
  additionalRate: Rate
  previousAdditionalRate: Rate | undefined
  care: CareSituation
  levyRates: LevyRates
  /** January to last month. */
  yearSoFar: YearOfPay
  /** Present if the employment existed then. */
  previousYear: YearOfPay | undefined
  wasEmployedLastYear: boolean
}

/** Insured days and liable pay of a year's months at this employer. */
export interface YearOfPay {
  insuredDays: number
  healthBase: Amount
  pensionBase: Amount
}
