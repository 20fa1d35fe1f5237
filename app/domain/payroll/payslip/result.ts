import type { Cents, DecimalText } from '../../money'
import type { Explanation } from '../explanation'
import type { Branch, PayPart } from '../social-insurance/insured-month'
import type { EarningKind } from './earnings'
import type { PayslipInput, YearToDate } from './input'
import type { CareMarker } from './person'
import type { TaxName } from './taxes'

/**
 * A finished payslip: plain data with the content of § 1 EBV; money in whole cents, each amount with its
 * explanation.
 */
export interface Payslip {
  month: string
  employer: Pick<PayslipInput['employer'], 'name' | 'address'>
  employee: Pick<
    PayslipInput['employee'],
    'personnelNumber' | 'name' | 'address' | 'birthDate' | 'insuranceNumber' | 'taxId'
  >
  employment: {
    kind: PayslipInput['employment']['kind']
    from: string
    to?: string | undefined
    contributionGroup: string
    /** Who collects the contributions; the Minijob-Zentrale has no additional rate. */
    fund: { name: string; additionalRate?: DecimalText | undefined }
    isInTransitionZone: boolean
    hasOtherEmployment: boolean
    careMarker: CareMarker
  }
  taxCard?: PayslipInput['taxCard']
  taxDays: number
  insuredDays: number
  earnings: EarningLine[]
  totals: {
    grossCents: Cents
    taxableRunningCents: Cents
    taxableOneTimeCents: Cents
    /** § 40a (2) EStG. */
    flatTaxedCents: Cents
  }
  taxes: TaxLine[]
  bases: BaseLine[]
  contributions: ContributionLine[]
  net: { cents: Cents; explanation: Explanation }
  netItems: NetItem[]
  payout: { cents: Cents; explanation: Explanation }
  employerCosts: {
    levies: { levy: 'u1' | 'u2' | 'insolvency'; cents: Cents; explanation: Explanation }[]
    contributionsCents: Cents
    leviesCents: Cents
    flatTaxCents: Cents
    subsidiesCents: Cents
    totalCents: Cents
  }
  /** January up to and including this month. */
  yearToDate: YearToDate
  notices: Notice[]
}

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
