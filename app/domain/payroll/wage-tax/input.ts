import type { Cents, DecimalText } from '../../money'

/** I to VI, § 38b EStG. */
export type TaxClass = 1 | 2 | 3 | 4 | 5 | 6

export type TaxPeriod = 'year' | 'month' | 'week' | 'day'

/** What the official plan asks for, its names in brackets; money in cents, everything optional is its default. */
export interface WageTaxInput {
  year: number
  /** The pay period (LZZ); a part month is computed by the day, § 39b (2) sentence 9 EStG. */
  period: TaxPeriod
  /** Taxable running pay of the period (RE4). */
  payCents: Cents
  /** I to VI (STKL). */
  taxClass: TaxClass
  /** Factor of class IV with three decimals (AF, F). */
  factor?: DecimalText
  /** Child allowances, half ones included (ZKF). */
  childAllowances?: DecimalText
  /** Whether church tax is due (R). */
  isChurchMember?: boolean
  /** Allowance and addition for the period (LZZFREIB, LZZHINZU). */
  allowanceCents?: Cents
  additionCents?: Cents
  /** First year after the 64th birthday, if that has begun (ALTER1, AJAHR). */
  ageReliefYear?: number
  /** Pension insurance, statutory or of a profession (KRV = 0). */
  hasPensionInsurance?: boolean
  /** Compulsory unemployment insurance (ALV = 0); from 2026. */
  hasUnemploymentInsurance?: boolean
  health?: TaxpayerHealth
  care?: TaxpayerCare
  oneTime?: OneTimePay
  /** Pension from a former employer (VBEZ, VBS, JVBEZ, STERBE): refused when not zero. */
  retirementPayCents?: Cents
}

export type TaxpayerHealth =
  | { kind: 'statutory'; additionalRate?: DecimalText }
  | {
      kind: 'private'
      /** Premium for basic cover and care a month, whatever the period (PKPV). */
      premiumCents: Cents
      /** 2025: the typical subsidy is taken off (PKV = 2). */
      isSubsidised?: boolean
      /** From 2026: the tax-free subsidy a month (PKPVAGZ). */
      subsidyCents?: Cents
    }

export interface TaxpayerCare {
  /** PVS. */
  isSaxony?: boolean
  /** Surcharge for the childless (PVZ). */
  isChildless?: boolean
  /** Reductions for the second to fifth child (PVA), 0 to 4. */
  reductions?: number
}

export interface OneTimePay {
  /** SONSTB. */
  payCents: Cents
  /** Pay expected for the year without this one (JRE4). */
  expectedAnnualPayCents: Cents
  /** JFREIB, JHINZU. */
  annualAllowanceCents?: Cents
  annualAdditionCents?: Cents
  /** Compensation under § 24 no. 1 EStG inside SONSTB and inside JRE4 (SONSTENT, JRE4ENT). */
  compensationCents?: Cents
  compensationInAnnualPayCents?: Cents
  /** Untaxed benefit from shares of the firm (MBV), § 19a EStG. */
  untaxedShareBenefitCents?: Cents
}
