import type { Cents, DecimalText } from '~/domain/values/money'
import type { CHURCH_MARKS } from '../church-marks'
import type { Explanation } from '../explanation'
import type { InsuredBranch } from '../social-insurance/insured-branch'
import type { Branch, PaidPart, PayPart } from '../social-insurance/insured-month'
import type { EarningKind, PaidTime } from './earning-kinds'
import type { TaxName } from './taxes'
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
  part: PaidPart
  cents: Cents
  explanation: Explanation
}

export interface BaseLine {
  /** Health stands for care and pension for unemployment, unless those have a row of their own. */
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
  /** A voluntary member's, which the firm passes on and which lowers no net pay. */
  isVoluntary: boolean
  /** The fund that collects it, and the month it belongs to (the March rule's is last December). */
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

/** What a fund gives back by its levy. */
export interface RefundLine {
  levy: 'u2'
  of: 'maternity_pay' | 'maternity_subsidy' | 'employer_shares'
  cents: Cents
  explanation: Explanation
}

/** Church tax of a couple of two churches, by church. */
export interface ChurchShare {
  church: (typeof CHURCH_MARKS)[number]
  part: PaidPart
  cents: Cents
}

/** Wage tax that the employer takes over at a flat rate. */
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
