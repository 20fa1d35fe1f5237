import type { Cents, DecimalText } from '~/domain/money'
import type { Explanation } from '../explanation'
import type { Branch, PayPart } from '../social-insurance/insured-month'
import type { EarningKind } from './earnings'
import type { TaxName } from './taxes'

export interface EarningLine {
  kind: EarningKind
  label?: string | undefined
  quantity?: DecimalText | undefined
  cents: Cents
  part: PayPart
  /**
   * Flags of § 1 (2) no. 3 EBV: by tax card or flat. Every earning covered here counts for contributions and
   * for gross pay.
   */
  taxation: 'card' | 'flat'
  isPaidOut: boolean
  explanation: Explanation
}

export interface TaxLine {
  tax: TaxName
  part: PayPart
  cents: Cents
  explanation: Explanation
}

export interface BaseLine {
  of: 'health' | 'pension'
  part: PayPart
  cents: Cents
  employeeCents: Cents
  explanation: Explanation
}

export interface ContributionLine {
  branch: Branch
  part: PayPart
  baseCents: Cents
  employeeCents: Cents
  employerCents: Cents
  explanation: Explanation
}

export interface NetItem {
  kind: 'health_subsidy' | 'care_subsidy' | 'benefit_in_kind' | 'garnishment' | 'advance' | 'other'
  label?: string | undefined
  /** Negative for deductions. */
  cents: Cents
  explanation: Explanation
}

/** Things the payroll clerk should check although the calculation is valid. */
export type Notice =
  | 'minijob_above_limit'
  | 'zone_below_lower_limit'
  | 'zone_above_upper_limit'
  | 'other_employment_shares_no_ceiling'
  | 'march_rule_applied'
  | 'negative_payout'
