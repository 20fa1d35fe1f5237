import type { Amount } from '../exact'
import type { Explanation } from '../explanation'
import type { PaidPart } from '../social-insurance/insured-month'

export type TaxName = 'wage_tax' | 'solidarity' | 'church_tax'

/** `equalisation` is what the employer gives back of the year's taxes, § 42b EStG: negative. */
export type TaxPart = PaidPart | 'equalisation'

export interface TaxRow {
  tax: TaxName
  part: TaxPart
  amount: Amount
  explanation: Explanation
}
