import type { Cents, DecimalText } from '../../money'
import type { Explanation } from '../explanation'
import type { PayslipInput, YearToDate } from './input'
import type { CareMarker } from './person'
import type { BaseLine, ContributionLine, EarningLine, NetItem, Notice, TaxLine } from './result-lines'

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
