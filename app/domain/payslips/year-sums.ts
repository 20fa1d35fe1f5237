import type { YearSums } from './view'

/** Sums of a year, in the order of a Lohnkonto. */
export const YEAR_SUMS = [
  'grossCents',
  'taxableCents',
  'wageTaxCents',
  'solidarityCents',
  'churchTaxCents',
  'healthBaseCents',
  'pensionBaseCents',
  'healthCents',
  'careCents',
  'pensionCents',
  'unemploymentCents',
  'netCents',
  'payoutCents',
] as const satisfies readonly (keyof YearSums)[]
