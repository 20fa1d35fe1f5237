import type { Cents, DecimalText } from '~/domain/values/money'
import type { Explanation } from '../explanation'
import type { CalculationFinding } from '../findings'
import type { EmploymentKind, PersonGroup } from '../social-insurance/person-group'
import type { CareMarker } from './care-situation'
import type { EarlierMonths } from './history-input'
import type { PayslipInput } from './input'
import type {
  BaseLine,
  ChurchShare,
  ContributionLine,
  EarningLine,
  FlatTaxLine,
  LevyLine,
  NetItem,
  RefundLine,
  TaxLine,
} from './result-lines'
import type { LegalBasis } from './treatment'

/**
 * A finished payslip: plain data with the content of § 1 EBV except names, addresses and numbers; money in whole cents,
 * each amount with its explanation.
 */
export interface Payslip {
  month: string
  employment: {
    kind: EmploymentKind
    personGroup: PersonGroup
    from: string
    to?: string | undefined
    contributionGroup: string
    /** The collecting fund; the Minijob-Zentrale has neither id nor additional rate. */
    fund: { id?: string | undefined; name: string; additionalRate?: DecimalText | undefined }
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
    /** Pay liable to contributions before ceilings. */
    insuredRunningCents: Cents
    insuredOneTimeCents: Cents
    /** Pay by the legal basis of its treatment, § 1 (2) no. 2 d EBV. */
    byBasis: { basis: LegalBasis; cents: Cents }[]
  }
  /** Pay past the age limit that is exempt from wage tax, § 3 no. 21 EStG. */
  ageLimitAllowance?: { cents: Cents; explanation: Explanation } | undefined
  taxes: TaxLine[]
  /** If church tax goes to two churches. */
  churchShares?: ChurchShare[] | undefined
  bases: BaseLine[]
  contributions: ContributionLine[]
  net: { cents: Cents; explanation: Explanation }
  netItems: NetItem[]
  payout: { cents: Cents; explanation: Explanation }
  employerCosts: {
    levies: LevyLine[]
    contributionsCents: Cents
    leviesCents: Cents
    flatTaxes: FlatTaxLine[]
    flatTaxCents: Cents
    /** To company pensions on top of gross pay: the employer's part and converted pay. */
    pensionCents: Cents
    subsidiesCents: Cents
    totalCents: Cents
    /** Refunds from the levies; the total is before them. */
    refunds?: RefundLine[] | undefined
  }
  /** History for the next month's calculation, up to and including this month. */
  history: EarlierMonths
  notices: CalculationFinding[]
}
