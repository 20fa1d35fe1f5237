import { Temporal } from 'temporal-polyfill'

/** A calendar month, `2026-05`. */
interface CalendarMonth {
  year: number
  /** 1 to 12. */
  number: number
  daysInMonth: number
  /** The month before, as text. */
  before: string
}

/** A payroll run asks for the same few months again and again. */
const KNOWN = new Map<string, CalendarMonth>()
const MOST_KNOWN = 240

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
