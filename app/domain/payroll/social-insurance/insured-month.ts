import type { Amount, Rate } from '../exact'
import type { Explanation } from '../explanation'
import type { ContributionGroup } from './contribution-group'
import type { Bases, InsuredBranch, YearOfPay } from './insured-branch'
import type { LevyRates } from './levies'
import type { EmploymentKind } from './person-group'
import type { CareSituation } from './shares'

/** Pay insured as if it had been paid, by branch, with the ceilings that apply. */
export interface FictitiousPay {
  amount: Amount
  branches: readonly InsuredBranch[]
  /** Of the monthly ceiling. */
  ceilingShare: Rate
  explanation: Explanation
}

export type Branch = 'health' | 'additional_health' | 'care' | 'pension' | 'unemployment'
/** `fictitious` is insured but unpaid: the employer alone bears its contributions. */
export type PayPart = PaidPart | 'fictitious'
export type PaidPart = 'running' | 'one_time'

/** What rates and shares of a month depend on. */
export interface Insured {
  /** The month that contributions belong to, `2026-05`. */
  month: string
  group: ContributionGroup
  /** Undefined for a Minijob, whose contributions go to the Minijob-Zentrale. */
  fundId: string | undefined
  additionalRate: Rate
  care: CareSituation
}

/** What a month's contributions depend on; amounts in cents. */
export interface InsuredMonth extends Insured {
  year: number
  /** Of the payment, 1 to 12. */
  number: number
  kind: EmploymentKind
  /** Regular pay is in the transition zone, by contract, not by this month's hours. */
  isInTransitionZone: boolean
  otherInsuredPay: readonly Amount[]
  /** Their liable pay in this year's earlier months; undefined if unknown. */
  otherYear: Bases | undefined
  otherMinijobPay: Amount
  /** 30 for a whole month. */
  insuredDays: number
  runningPay: Amount
  oneTimePay: Amount
  fictitious: FictitiousPay | undefined
  levyRates: LevyRates
  /** January to last month. */
  yearSoFar: YearOfPay
  wasEmployedLastYear: boolean
  /** Last December, or last year's last month with an employment here, and the year up to it; undefined if unknown. */
  lastYear: LastDecember | undefined
}

export interface LastDecember extends Insured {
  yearOfPay: YearOfPay
}
