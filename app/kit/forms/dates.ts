import { type DateText, isDate, isMonth, type MonthText } from '~/domain/values/calendar'

/** How programs and spreadsheets write "no date": zeros, the start of their calendar, a word. */
const NO_DAY = [
  /^0+(?:[-./]0+){0,2}$/,
  /^0?1[./]0?1[./](?:0001|1753|1900)$|^(?:0001|1753|1900)-01-0[01]$|^1899-12-3[01]$|^3[01][./]12[./]1899$|^1$/,
  /^(?:[-–—]+|unbefristet|offen|keine?|ohne|unlimited|open|none|null|n\/a)$/i,
]

/** The last date of their calendars. */
const NO_END =
  /^(?:31[./]12[./]|12\/31\/)(?:2[1-9]|[3-9]\d|20(?=99))\d\d$|^(?:2[1-9]|[3-9]\d|20(?=99))\d\d-12-31$|^2958465$/

const GERMAN_MONTH = /^(\d{1,2})[./](\d{4})$/
const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** Accepts `2026-01-31` (a browser's date field) and `31.1.2026`. */
export function parseDate(text: string): DateText | undefined {
  const [, day = '', month = '', year] = GERMAN_DATE.exec(text) ?? []
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDate(date) ? date : undefined
}

/** Whether a text means "no date", like `00.00.0000`. */
export function saysNoDay(text: string): boolean {
  return NO_DAY.some((none) => none.test(text.trim()))
}

/** Whether a text means "no end", like `31.12.9999`. */
export function saysNoEnd(text: string): boolean {
  return saysNoDay(text) || NO_END.test(text.trim())
}

/** `2026-01`, `1/2026` or `01.2026`. */
export function parseMonth(text: string): MonthText | undefined {
  const [, digits = '', year] = GERMAN_MONTH.exec(text) ?? []
  const month = year ? `${year}-${digits.padStart(2, '0')}` : text
  return isMonth(month) ? month : undefined
}
