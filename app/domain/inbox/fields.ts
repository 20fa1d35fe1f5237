import Big from 'big.js'
import * as z from 'zod'
import { roundedAmount } from '../hours/amounts'
import { isDate, isMonth } from '../values/calendar'
import { charactersIn } from '../values/characters'

// Messages are for an integrator who has nothing else to debug with: what the field must be, never what it was.

const PLAIN_DECIMAL = /^-?\d+(\.\d{1,6})?$/
/** As a person writes hours: rounding leaves it as it is. */
const WRITTEN = /^-?\d+(\.\d{1,2})?$/
const SECONDS_AN_HOUR = 3600
const A_MILLISECOND = 0.001
const DIGITS_OF_A_DOUBLE = 15
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u
const THIS_CENTURY = /^20\d\d-/

/** Error option of a zod schema: says what the field must be, and whether it was missing. */
export function says(demand: string) {
  return {
    error: (issue: { input?: unknown }) => (issue.input === undefined ? `is missing; it ${demand}` : demand),
  }
}

/** An external id: any 8-4-4-4-12 hex, lower-cased. */
export const id = z.guid(says('must be a UUID, 8-4-4-4-12 hexadecimal digits')).toLowerCase()

const monthDemand = says('must be a month, YYYY-MM, from 2000-01 to 2099-12')
export const month = z.string(monthDemand).refine(isMonth, monthDemand)

const dateDemand = says('must be a date that exists, YYYY-MM-DD')
export const date = z.string(dateDemand).refine((text) => THIS_CENTURY.test(text) && isDate(text), dateDemand)

const instantDemand = says(
  'must be a date, YYYY-MM-DD, or a date-time with offset such as 2026-05-03T08:00:00+02:00',
)
/** An instant in UTC; a date alone is its first moment in UTC, which is the same date in Germany. */
export const instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], instantDemand)
  .refine((text) => THIS_CENTURY.test(text), instantDemand)
  .transform((text) => new Date(text).toISOString())

const momentDemand = says('must be a date-time with offset such as 2026-05-03T08:00:00+02:00')
/** An instant in UTC; a date alone would not say which of two of a day is newer. */
export const moment = z.iso
  .datetime({ offset: true, abort: true, ...momentDemand })
  .refine((text) => THIS_CENTURY.test(text), momentDemand)
  .transform((text) => new Date(text).toISOString())

/**
 * Hours within bounds, as decimal text: JSON's 168.50 and 168.5 are the same number and the same text. More than six
 * decimals are rounded if a program computed them, and an error otherwise.
 */
export function hours(least: number, most: number) {
  const demand = `must be a number between ${least} and ${most} with at most 6 decimals`
  return z.number(says(demand)).transform((value, context) => {
    const plain = String(value)
    if (value >= least && value <= most && WRITTEN.test(plain)) return plain
    const text = isComputed(value) ? roundedAmount(new Big(value).toFixed()) : plain
    if (Number(text) < least || Number(text) > most || !PLAIN_DECIMAL.test(text)) context.addIssue(demand)
    return text
  })
}

/** Whole seconds as hours, or all the digits of a double. */
function isComputed(value: number): boolean {
  const seconds = value * SECONDS_AN_HOUR
  const isWhole = Math.abs(seconds - Math.round(seconds)) < A_MILLISECOND
  const digits = String(value).replace(/e.*$|^-?[0.]+|\D/g, '')
  return isWhole || digits.length >= DIGITS_OF_A_DOUBLE
}

/** One line of text, trimmed and Unicode-composed like the office's own input. */
export function line(longest: number) {
  const demand = says(`must be text of 1 to ${longest} characters without control characters`)
  return z
    .string(demand)
    .normalize('NFC')
    .trim()
    .refine((text) => text !== '' && charactersIn(text) <= longest && !UNPRINTABLE.test(text), demand)
}
