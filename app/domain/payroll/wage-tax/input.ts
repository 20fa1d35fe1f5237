import type { Cents, DecimalText } from '~/domain/values/money'
import type { TaxpayerCare, TaxpayerHealth } from './health-input'

/** I to VI, § 38b EStG. */
export type TaxClass = 1 | 2 | 3 | 4 | 5 | 6

export type TaxPeriod = 'year' | 'month' | 'week' | 'day'

/**
 * Inputs of the official plan, its names in brackets; money in cents, optional fields have the plan's
 * defaults.
 */
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
  /** First calendar year after the 64th birthday, if it has begun (ALTER1, AJAHR). */
  ageReliefYear?: number
  /** Statutory or professional pension insurance (KRV = 0). */
  hasPensionInsurance?: boolean
  /** Compulsory unemployment insurance (ALV = 0); from 2026. */
  hasUnemploymentInsurance?: boolean
  health?: TaxpayerHealth
  care?: TaxpayerCare
  oneTime?: OneTimePay
  /** Pension of a former employer within the pay (Versorgungsbezüge). */
  retirement?: RetirementPay
}

export interface OneTimePay {
  /** SONSTB. */
  payCents: Cents
  /** Pay expected for the year without this one (JRE4). */
  expectedAnnualPayCents: Cents
  /** JFREIB, JHINZU. */
  annualAllowanceCents?: Cents
  annualAdditionCents?: Cents
  /** Compensation under § 24 no. 1 EStG within SONSTB and within JRE4 (SONSTENT, JRE4ENT). */
  compensationCents?: Cents
  compensationInAnnualPayCents?: Cents
  /** Untaxed benefit from shares in the firm (MBV), § 19a EStG. */
  untaxedShareBenefitCents?: Cents
  /**
   * Pension of a former employer within JRE4 and within SONSTB, and of that a death benefit or lump sum (JVBEZ, VBS,
   * STERBE).
   */
  retirementInAnnualPayCents?: Cents
  retirementCents?: Cents
  deathBenefitCents?: Cents
}

export interface RetirementPay {
  /** Of the period, within its pay (VBEZ). */
  payCents: Cents
  /** The year it began in (VJAHR). */
  firstYear: number
  /** Of the first whole month, or of January 2005, and expected special payments of the first year (VBEZM, VBEZS). */
  firstMonthCents: Cents
  firstSpecialCents?: Cents
  /** For a year: months with it (ZMVB). */
  months?: number
}
