import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'

/** A health fund's rates from a month on, in percent. */
export interface FundRates {
  name: string
  from: MonthText
  additionalRate: DecimalText
  u1Rate: DecimalText
  u2Rate: DecimalText
}
