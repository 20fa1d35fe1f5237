import type { Cents, DecimalText } from '~/domain/values/money'
import type { CHURCH_MARKS } from '../church-marks'
import type { Explanation } from '../explanation'
import type { InsuredBranch } from '../social-insurance/insured-branch'
import type { Branch, PayPart } from '../social-insurance/insured-month'
import type { EarningKind, PaidTime } from './earning-kinds'
import type { TaxName, TaxPart } from './tax-row'
import type { LegalBasis, Treatment } from './treatment'

/** With the flags of § 1 (2) no. 3 EBV: how it counts for tax, for insurance and for gross pay. */
export interface EarningLine extends Treatment {
  kind: EarningKind
  label?: string | undefined
  time?: PaidTime | undefined
  quantity?: DecimalText | undefined
  cents: Cents
  explanation: Explanation
}

export interface TaxLine {
  tax: TaxName | 'flat_tax'
  part: TaxPart
  cents: Cents
  explanation: Explanation
}

export interface BaseLine {
  /** Health includes care and pension includes unemployment, unless those have their own row. */
  of: InsuredBranch
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
  /** Of a voluntary member: passed on by the firm, and does not lower net pay. */
  isVoluntary: boolean
  /** The collecting fund, and the month it belongs to (last December by the March rule). */
  fundId?: string | undefined
  month: string
  /** Digit of the contribution group. */
  digit: string
  explanation: Explanation
}

export interface LevyLine {
  levy: 'u1' | 'u2' | 'insolvency'
  baseCents: Cents
  /** Percent. */
  rate: DecimalText
  cents: Cents
  explanation: Explanation
}

/** A fund's refund from its levy. */
export interface RefundLine {
  levy: 'u2'
  of: 'maternity_pay' | 'maternity_subsidy' | 'employer_shares'
  cents: Cents
  explanation: Explanation
}

/** Church tax of a couple in two churches, by church. */
export interface ChurchShare {
  church: (typeof CHURCH_MARKS)[number]
  part: TaxPart
  cents: Cents
}

/** Flat-rate wage tax borne by the employer. */
export interface FlatTaxLine {
  basis: LegalBasis
  baseCents: Cents
  taxCents: Cents
  solidarityCents: Cents
  churchCents: Cents
  explanation: Explanation
}

export const NET_ITEM_KINDS = [
  ...(['health_subsidy', 'care_subsidy', 'pension_subsidy'] as const),
  ...(['health_subsidy_one_time', 'care_subsidy_one_time', 'voluntary_health', 'voluntary_care'] as const),
  ...(['benefit_in_kind', 'garnishment', 'advance', 'other', 'reimbursement', 'savings'] as const),
  ...(['pension_from_net', 'short_time_allowance'] as const),
] as const

export interface NetItem {
  kind: (typeof NET_ITEM_KINDS)[number]
  label?: string | undefined
  /** Negative for deductions. */
  cents: Cents
  explanation: Explanation
}
