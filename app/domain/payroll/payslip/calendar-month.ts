import { Temporal } from 'temporal-polyfill'

/** A calendar month, `2026-05`. */
interface CalendarMonth {
  year: number
  /** 1 to 12. */
  number: number
  daysInMonth: number
  before: string
}

/** A payroll run needs the same few months again and again. */
const KNOWN = new Map<string, CalendarMonth>()
const MOST_KNOWN = 240

/**
 * Last day of a period of months from a day: the day before the same day of the last month, or if that month has no such
 * day, its end, §§ 187 (2), 188 (2), (3) BGB.
 */
export function lastDayOfMonths(first: string, months: number): string {
  const begin = Temporal.PlainDate.from(first)
  const same = begin.add({ months })
  return (same.day === begin.day ? same.subtract({ days: 1 }) : same).toString()
}

export function calendarMonthOf(text: string): CalendarMonth {
  const known = KNOWN.get(text)
  if (known) return known
  const month = Temporal.PlainYearMonth.from(text)
  const { year, month: number, daysInMonth } = month
  const found = { year, number, daysInMonth, before: month.subtract({ months: 1 }).toString() }
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(text, found)
  return found
}
