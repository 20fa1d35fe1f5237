import type { Amount, Rate } from '../exact'
import type { Explanation } from '../explanation'
import type { InsuredBranch } from './insured-branch'
import type { Branch, Insured, PayPart } from './insured-month'

/** Pay liable to contributions and how it was found. */
export interface ContributionBase {
  /** Health stands for care too, and pension for unemployment, unless theirs differs and has its own row. */
  of: InsuredBranch
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
  /** Of a voluntary member: the firm only passes it on, so it lowers no net pay, § 1 (2) EBV. */
  isVoluntary: boolean
  /** Who collects it, and the month it belongs to: the March rule's is last December. */
  fundId: string | undefined
  month: string
  /** Digit of the contribution group. */
  digit: string
  explanation: Explanation
}

export interface LevyRow {
  levy: 'u1' | 'u2' | 'insolvency'
  base: Amount
  rate: Rate
  amount: Amount
  explanation: Explanation
}

export interface Contributions {
  bases: ContributionBase[]
  rows: Contribution[]
  levies: LevyRow[]
  /** Liable pay by part, for the year's record. */
  liable: { running: Record<InsuredBranch, Amount>; oneTime: Record<InsuredBranch, Amount> }
  /** The one-time pay counts as pay of last December, § 23a (4) SGB IV. */
  isByMarchRule: boolean
}

/** What every row of a month says besides its amounts. */
export function placeOf({ fundId, month }: Insured) {
  return { fundId, month }
}
