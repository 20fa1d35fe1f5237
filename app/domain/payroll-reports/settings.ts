import type { Cents } from '../values/money'

/** § 41a (2) EStG. */
export const TAX_PERIODS = ['month', 'quarter', 'year'] as const

export type TaxPeriod = (typeof TAX_PERIODS)[number]

/** What the forms of payroll want to know of a firm. */
export interface ReportingSettings {
  companyNumber: string | null
  taxPeriod: TaxPeriod
  /** Most pay of a year that counts for accident insurance, by the insurer's statute. */
  accidentMaximumCents: Cents | null
  /** Gefahrtarifstelle of most people. */
  accidentTariff: string | null
}

export const NO_SETTINGS: ReportingSettings = {
  companyNumber: null,
  taxPeriod: 'month',
  accidentMaximumCents: null,
  accidentTariff: null,
}
