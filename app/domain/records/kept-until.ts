import type { DateText } from '../values/calendar'

/** Years that invoices and payslips, and letters such as contracts, are kept (§ 147 (3) AO). */
export const YEARS = { records: 8, letters: 6 } as const

/** The last day of the period, which begins with the end of the year (§ 147 (4) AO). `day` is a day or its month. */
export function keptUntil(day: string, years: number): DateText {
  return `${Number(day.slice(0, 4)) + years}-12-31`
}
