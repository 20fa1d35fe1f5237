import type { Flag, NumberRange } from '~db/schema'

export const NUMBER_RANGES = [
  'invoice',
  'cancellation',
  'customer',
  'contract',
  'mandate',
  'employee',
] as const satisfies readonly NumberRange[]

/** `{JJJJ}` and `{JJ}` in the prefix are replaced by the year. */
export interface NumberFormat {
  prefix: string
  digits: number
  is_yearly: Flag
}

export const LONGEST_PREFIX = 16

/** Characters allowed in file names, bank references and spreadsheet cells alike. */
const PREFIX = /^(?:(?:[A-Za-z0-9]|\{JJ(?:JJ)?\})(?:[A-Za-z0-9./-]|\{JJ(?:JJ)?\})*)?$/
const YEAR = /\{JJ(?:JJ)?\}/g

/** The prefix with normalised year placeholders, or undefined if invalid. */
export function parsePrefix(text: string): string | undefined {
  const prefix = text.replace(/\{(JJJJ|JJ|YYYY|YY)\}/gi, (year) => year.toUpperCase().replaceAll('Y', 'J'))
  return prefix.length <= LONGEST_PREFIX && PREFIX.test(prefix) && !prefix.includes('//') ? prefix : undefined
}

export function namesYear(prefix: string): boolean {
  return new RegExp(YEAR).test(prefix)
}

/** `RE-{JJJJ}-` and 42 give `RE-2026-0042`. */
export function formatNumber({ prefix, digits }: NumberFormat, year: number, counter: number): string {
  const written = prefix.replace(YEAR, (mark) => String(year).slice(mark === '{JJ}' ? 2 : 0))
  return `${written}${String(counter).padStart(digits, '0')}`
}
