import type { Language } from '~db/schema'
import { formatDate, formatMonth } from './format'

/** A day, a whole month, or a range of days. */
export function servicePeriod(from: string, to: string, language: Language): string {
  if (from === to) return formatDate(from, language)
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && isLastOfMonth(to)
  if (isOneMonth) return formatMonth(from.slice(0, 7), language)
  return `${formatDate(from, language)} – ${formatDate(to, language)}`
}

function isLastOfMonth(date: string): boolean {
  const day = new Date(`${date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.getUTCDate() === 1
}
