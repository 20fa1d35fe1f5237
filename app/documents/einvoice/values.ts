import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { element } from '../xml'

/** Two decimals, exact at any size. */
export function amount(name: string, cents: Cents, attributes: Readonly<Record<string, string>> = {}) {
  return element(name, euros(cents), attributes)
}

function euros(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function date(name: string, day: DateText | undefined) {
  return day && element(name, [element('udt:DateTimeString', digitsOf(day), { format: '102' })])
}

/** For dates that CII has in the other namespace's type. */
export function formattedDate(name: string, day: DateText) {
  return element(name, [element('qdt:DateTimeString', digitsOf(day), { format: '102' })])
}

function digitsOf(day: DateText): string {
  return day.replaceAll('-', '')
}

export function period(from: DateText | undefined, to: DateText | undefined) {
  return element('ram:BillingSpecifiedPeriod', [date('ram:StartDateTime', from), date('ram:EndDateTime', to)])
}
