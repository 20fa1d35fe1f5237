import { type DateText, daysOfMonth } from '../values/calendar'

/** In hundredths of a percent. */
export type Rate = number

/**
 * The base rate of § 247 BGB by the first day of each half-year, as the Deutsche Bundesbank announces it in the Federal
 * Gazette (the text of the law itself prints 3.62, the rate of 2002).
 */
export const BASE_RATES: readonly (readonly [DateText, Rate])[] = [
  ['2016-07-01', -88],
  ['2017-01-01', -88],
  ['2017-07-01', -88],
  ['2018-01-01', -88],
  ['2018-07-01', -88],
  ['2019-01-01', -88],
  ['2019-07-01', -88],
  ['2020-01-01', -88],
  ['2020-07-01', -88],
  ['2021-01-01', -88],
  ['2021-07-01', -88],
  ['2022-01-01', -88],
  ['2022-07-01', -88],
  ['2023-01-01', 162],
  ['2023-07-01', 312],
  ['2024-01-01', 362],
  ['2024-07-01', 337],
  ['2025-01-01', 227],
  ['2025-07-01', 127],
  ['2026-01-01', 127],
  ['2026-07-01', 152],
]

export const LAST_KNOWN_DAY = lastDayOf(BASE_RATES.at(-1)?.[0] ?? '')

/** Undefined for a half-year that is not in the table: the next rate is not the last one. */
export function baseRateOn(day: DateText): Rate | undefined {
  const half = halfYearOf(day)
  return BASE_RATES.find(([from]) => from === half)?.[1]
}

/** The first day of the half-year that a day lies in. */
export function halfYearOf(day: DateText): DateText {
  return `${day.slice(0, 4)}-${day.slice(5) < '07-01' ? '01' : '07'}-01`
}

function lastDayOf(halfYear: DateText): DateText {
  const [year, month] = [halfYear.slice(0, 4), Number(halfYear.slice(5, 7)) + 5]
  return daysOfMonth(`${year}-${String(month).padStart(2, '0')}`).last
}
