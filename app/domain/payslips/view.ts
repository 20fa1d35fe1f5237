import type { EmploymentType, Language, PayslipLineKind } from '~db/schema'
import type { DateText, MonthText } from '../calendar'
import type { Cents, DecimalText } from '../money'

/**
 * One row of a payslip. Deductions are positive amounts in their kind's block and are subtracted;
 * `employer` rows are the employer's own shares and change neither net nor payout.
 */
export interface PayslipLineView {
  kind: PayslipLineKind
  /** A stable name such as `salary`, `hourly_pay`, `wage_tax`, `pension`. */
  code: string
  label: string
  quantity: DecimalText | null
  /** Euro per unit, or percent, as decimal text. */
  rate: DecimalText | null
  /** The amount that a rate applies to. */
  baseCents: Cents | null
  amountCents: Cents
}

/**
 * Surcharge for the childless, children under 25 that are counted, proven parenthood alone, or too young for the
 * surcharge (§ 55 SGB XI).
 */
export type CareMarkerView = '0' | '1' | '2' | '3' | '4' | '5' | 'parent' | 'under_23'

/** What the calculation of a month went by, besides the employee's record (§ 1 EBV). Null is unknown, or none. */
export interface PayslipFacts {
  taxDays: number | null
  insuredDays: number | null
  /** § 39f EStG, with tax class 4. */
  taxFactor: DecimalText | null
  childAllowances: DecimalText | null
  /** Marker of the church that levies tax, such as `ev` or `rk`. */
  church: string | null
  taxAllowance: { monthlyCents: Cents; annualCents: Cents } | null
  taxAddition: { monthlyCents: Cents; annualCents: Cents } | null
  /** Beitragsgruppenschlüssel, such as `1111`. */
  contributionGroup: string | null
  /** Personengruppenschlüssel, such as `101`. */
  personGroup: string | null
  /** Percent that the health fund asks for on top. */
  additionalHealthRate: DecimalText | null
  careMarker: CareMarkerView | null
  isInTransitionZone: boolean | null
  hasOtherEmployment: boolean | null
  taxableRunningCents: Cents | null
  taxableOneTimeCents: Cents | null
  /** § 40a (2) EStG. */
  flatTaxedCents: Cents | null
  /** Pay liable to contributions: health and care insurance, then pension and unemployment insurance. */
  healthBaseCents: Cents | null
  pensionBaseCents: Cents | null
}

/** Everything a payslip says (§ 108 GewO, § 1 EBV as far as the data has it), given to the renderer and frozen. */
export interface PayslipView {
  language: Language
  month: MonthText
  /** 1 for the first slip of a month, higher for its corrections. */
  revision: number
  issuedOn: DateText
  employer: { name: string; street: string; postalCode: string; city: string; country: string }
  employee: {
    number: string
    firstName: string
    lastName: string
    street: string
    postalCode: string
    city: string
    country: string
    birthDate: DateText | null
    employmentType: EmploymentType
    entryOn: DateText
    exitOn: DateText | null
    taxClass: number | null
    healthFund: string | null
    socialInsuranceNumber: string | null
    taxId: string | null
    ibanMasked: string | null
  }
  hours: { hours: DecimalText; overtime: DecimalText } | null
  facts: PayslipFacts | null
  lines: PayslipLineView[]
  grossCents: Cents
  taxCents: Cents
  socialInsuranceCents: Cents
  netCents: Cents
  payoutCents: Cents
  /** Sums from January to this month, this slip included. */
  yearToDate: {
    grossCents: Cents
    taxCents: Cents
    socialInsuranceCents: Cents
    netCents: Cents
    payoutCents: Cents
  }
}
