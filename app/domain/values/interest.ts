import Big from 'big.js'
import type { DateText } from './calendar'
import { type Cents, roundToCents } from './money'

/** Days with the same amount, rate and year. */
export interface Segment {
  from: DateText
  /** Included. */
  to: DateText
  cents: Cents
  /** In hundredths of a percent, with the points above the base rate. */
  rate: number
  days: number
  daysOfYear: 365 | 366
}

/** Over one denominator, so that nothing is lost before it is rounded. */
export function interestOn(segments: readonly Segment[]): Cents {
  const whole = segments.reduce(
    (sum, { cents, rate, days, daysOfYear: year }) =>
      sum.plus(
        new Big(cents)
          .times(rate)
          .times(days)
          .times(year === 365 ? 366 : 365),
      ),
    new Big(0),
  )
  return roundToCents(whole.div(10_000 * 365 * 366))
}
