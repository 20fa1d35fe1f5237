import type { MonthEntry } from '../payroll-month/entries.server'
import type { MonthText } from '../values/calendar'
import { entryLine, hashOf } from './stand.server'

/** Over each payslip that counts, what it replaces, and the sums as they are kept. */
export function closingHash(month: MonthText, entries: readonly MonthEntry[], sumsJson: string): string {
  return hashOf([month, textOf(entries), sumsJson])
}

/** In an order that does not depend on names. */
export function textOf(entries: readonly MonthEntry[]): string {
  return entries.map(entryLine).sort().join('\n')
}
