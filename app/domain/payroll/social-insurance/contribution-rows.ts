import type { Amount } from '../exact'
import type { Explanation } from '../explanation'
import type { Branch, PayPart } from './insured-month'

/** Pay liable to contributions and how it was found. */
export interface ContributionBase {
  /** Health and care insurance, or pension and unemployment insurance. */
  of: 'health' | 'pension'
  part: PayPart
  amount: Amount
  /** In the transition zone: the base of the employee's share. */
  employeeAmount: Amount
  explanation: Explanation
}

export interface Contribution {
  branch: Branch
  part: PayPart
  base: Amount
  employee: Amount
  employer: Amount
  explanation: Explanation
}

export interface LevyRow {
  levy: 'u1' | 'u2' | 'insolvency'
  amount: Amount
  explanation: Explanation
}

export interface Contributions {
  bases: ContributionBase[]
  rows: Contribution[]
  levies: LevyRow[]
  /** The one-time pay counts as pay of last December, § 23a (4) SGB IV. */
  isByMarchRule: boolean
}
