import type { Amount, Rate } from '../exact'
import type { Explanation } from '../explanation'
import type { InsuredBranch } from './insured-branch'
import type { Branch, Insured, PayPart } from './insured-month'

/** Liable pay and how it was found. */
export interface ContributionBase {
  /** Health includes care and pension includes unemployment, unless those differ and have their own row. */
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
  /** Of a voluntary member: only passed on by the firm, so it does not lower net pay, § 1 (2) EBV. */
  isVoluntary: boolean
  /** The collecting fund, and the month it belongs to: last December by the March rule. */
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

/** What all rows of a month have in common. */
export function placeOf({ fundId, month }: Insured) {
  return { fundId, month }
}
