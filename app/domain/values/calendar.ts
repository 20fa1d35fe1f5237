import { Temporal } from 'temporal-polyfill'

/** `YYYY-MM-DD`. */
export type DateText = string

/** `YYYY-MM`. */
export type MonthText = string

/** ISO 8601 in UTC with milliseconds and `Z`. */
export type Instant = string

export function dayInGermany(at: Instant): DateText {
  return Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Berlin').toPlainDate().toString()
}

/** Midnight in Germany. */
export function firstInstantOf(date: DateText): Instant {
  const start = Temporal.PlainDate.from(date).toZonedDateTime('Europe/Berlin')
  return new Date(start.epochMilliseconds).toISOString()
}

/** Negative days go back. */
export function addDays(date: DateText, days: number): DateText {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The last day of a shorter month. */
export function addMonths(date: DateText, months: number): DateText {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

export function daysBetween(from: DateText, to: DateText): number {
  return Temporal.PlainDate.from(from).until(to).days
}

/** Counts months only, whatever the days. */
export function monthsBetween(from: DateText, to: DateText): number {
  const [start, end] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  return (end.year - start.year) * 12 + end.month - start.month
}

/** The month so many months later, or earlier for a negative number. */
export function shiftMonth(month: MonthText, by: number): MonthText {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  const [year, number] = [Math.floor(months / 12), (months % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`
}

/** The later of two days, or of two months. */
export function later<Text extends DateText | MonthText>(one: Text, other: Text): Text {
  return one > other ? one : other
}

export function monthOf(date: DateText): MonthText {
  return date.slice(0, 7)
}

export function daysOfMonth(month: MonthText): { first: DateText; last: DateText } {
  const yearMonth = Temporal.PlainYearMonth.from(month)
  return {
    first: yearMonth.toPlainDate({ day: 1 }).toString(),
    last: yearMonth.toPlainDate({ day: yearMonth.daysInMonth }).toString(),
  }
}

/** An existing month from 2000 to 2099. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** An existing date from 1900 to 2099. */
export function isDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}
