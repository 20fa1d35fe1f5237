import { Temporal } from 'temporal-polyfill'

/** `YYYY-MM-DD`. */
export type DateText = string

/** `YYYY-MM`. */
export type MonthText = string

/** ISO 8601 in UTC with milliseconds and `Z`. */
export type Instant = string

const DAY_MS = 86_400_000

/** Swedish dates are ISO 8601. */
const germanDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export function dayInGermany(at: Instant): DateText {
  return germanDay.format(new Date(at))
}

/** Midnight in Germany. */
export function firstInstantOf(date: DateText): Instant {
  const start = Temporal.PlainDate.from(date).toZonedDateTime('Europe/Berlin')
  return new Date(start.epochMilliseconds).toISOString()
}

/** Negative days go back. */
export function addDays(date: DateText, days: number): DateText {
  if (!Number.isInteger(days)) throw new RangeError('not whole days')
  return dateOf(startOf(date) + days * DAY_MS)
}

/** The last day of a shorter month. */
export function addMonths(date: DateText, months: number): DateText {
  startOf(date)
  const month = shiftMonth(monthOf(date), months)
  const [day, { last }] = [date.slice(8), daysOfMonth(month)]
  return day > last.slice(8) ? last : `${month}-${day}`
}

export function daysBetween(from: DateText, to: DateText): number {
  return (startOf(to) - startOf(from)) / DAY_MS
}

/** Counts months only, whatever the days. */
export function monthsBetween(from: DateText, to: DateText): number {
  const [start, end] = [new Date(startOf(from)), new Date(startOf(to))]
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
}

/** The month so many months later, or earlier for a negative number. */
export function shiftMonth(month: MonthText, by: number): MonthText {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  const [year, number] = [Math.floor(months / 12), (months % 12) + 1]
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`
}

/** In order, both included; none where the last lies before the first. */
export function monthsFrom(first: MonthText, last: MonthText): MonthText[] {
  const months: MonthText[] = []
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month)
  return months
}

/** The later of two days, or of two months. */
export function later<Text extends DateText | MonthText>(one: Text, other: Text): Text {
  return one > other ? one : other
}

export function monthOf(date: DateText): MonthText {
  return date.slice(0, 7)
}

export function daysOfMonth(month: MonthText): { first: DateText; last: DateText } {
  const first = `${month}-01`
  return { first, last: dateOf(startOf(`${shiftMonth(month, 1)}-01`) - DAY_MS) }
}

/** An existing month from 2000 to 2099. */
export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

/** An existing date from 1900 to 2099. */
export function isDate(text: string): boolean {
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && msOf(text) !== undefined
}

/** Milliseconds of a date's midnight in UTC: Temporal's polyfill takes twenty times as long. @throws RangeError */
function startOf(date: DateText): number {
  const ms = msOf(date)
  if (ms === undefined) throw new RangeError('not a date')
  return ms
}

/** Undefined if there is no such day. */
function msOf(date: string): number | undefined {
  const ms = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))
  return !Number.isNaN(ms) && dateOf(ms) === date ? ms : undefined
}

function dateOf(ms: number): DateText {
  return new Date(ms).toISOString().slice(0, 10)
}
