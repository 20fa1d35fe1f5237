import type { Amount } from '../exact'
import type { TaxPeriod } from './input'

/** The fractions of § 39b (2) sentence 9 EStG: a year has 12 months, 360/7 weeks, 360 days. */
const PERIODS_A_YEAR: Readonly<Record<TaxPeriod, readonly [count: bigint, per: bigint]>> = {
  year: [1n, 1n],
  month: [12n, 1n],
  week: [360n, 7n],
  day: [360n, 1n],
}

/** From the period to the year, fractions of a cent dropped (MRE4JL). */
export function forTheYear(amount: Amount, period: TaxPeriod): Amount {
  const [count, per] = PERIODS_A_YEAR[period]
  return (amount * count) / per
}

/** From the year to the period, fractions of a cent dropped (UPANTEIL: JW, ANTEIL1). */
export function forThePeriod(annualAmount: Amount, period: TaxPeriod): Amount {
  const [count, per] = PERIODS_A_YEAR[period]
  return (annualAmount * per) / count
}
