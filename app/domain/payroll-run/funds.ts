import type { MonthText } from '../calendar'
import type { DecimalText } from '../money'

/** A health fund's rates from a month on, in percent. */
export interface FundRates {
  name: string
  from: MonthText
  additionalRate: DecimalText
  u1Rate: DecimalText
  u2Rate: DecimalText
}
