import type { Amount } from '../exact'
import type { ContributionGroup } from './contribution-group'

/** Each has its own insured days and liable pay; the additional contribution follows health insurance. */
export const INSURED_BRANCHES = ['health', 'care', 'pension', 'unemployment'] as const

export type InsuredBranch = (typeof INSURED_BRANCHES)[number]

export type Bases = Record<InsuredBranch, Amount>

/** Insured days and liable pay of a year's months at this employer. */
export type YearOfPay = Record<InsuredBranch, { days: number; base: Amount }>

export function byBranch<Value>(of: (branch: InsuredBranch) => Value): Record<InsuredBranch, Value> {
  return {
    health: of('health'),
    care: of('care'),
    pension: of('pension'),
    unemployment: of('unemployment'),
  }
}

/** Whether a branch's days and pay count for its yearly ceiling. */
export function isInsuredIn(branch: InsuredBranch, group: ContributionGroup): boolean {
  const digit = group[branch]
  return digit !== 'none' && digit !== 'flat'
}
