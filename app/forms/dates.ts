import { type DateText, isDate } from '~/domain/calendar'

const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** As a browser's date field or a person writes it: `2026-01-31` or `31.1.2026`. */
export function parseDate(text: string): DateText | undefined {
  const [, day = '', month = '', year] = GERMAN_DATE.exec(text) ?? []
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDate(date) ? date : undefined
}
