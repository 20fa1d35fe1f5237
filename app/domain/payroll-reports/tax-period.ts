import type { MonthText } from '../values/calendar'
import type { TaxPeriod } from './settings'

const MONTHS: Record<TaxPeriod, number> = { month: 1, quarter: 3, year: 12 }

/** The months of the period of a wage-tax return that a month belongs to, § 41a (2) EStG. */
export function monthsOfPeriod(month: MonthText, period: TaxPeriod): MonthText[] {
  const [year = '', number = ''] = month.split('-')
  const length = MONTHS[period]
  const first = Math.floor((Number(number) - 1) / length) * length + 1
  return Array.from({ length }, (_, index) => `${year}-${String(first + index).padStart(2, '0')}`)
}

export function quarterOf(month: MonthText): number {
  return Math.ceil(Number(month.slice(5)) / 3)
}
