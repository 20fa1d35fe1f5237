import * as z from 'zod'
import { isMonth, type MonthText } from '~/domain/calendar'
import { parseDate, saysNoEnd } from './dates'
import { parseCents, parseDecimal } from './decimal'
import type { FaultKey } from './faults'
import { optionalLine } from './fields'

const LONGEST = 40
const GERMAN_MONTH = /^(\d{1,2})[./](\d{4})$/

/** Null if left empty. */
export function optionalDate(wrong: FaultKey = 'date_wrong') {
  return optional(wrong, parseDate)
}

/** Of something that may go on without an end, which some write as `31.12.9999`. Null if left empty. */
export function optionalEnd() {
  return optional('date_wrong', (text) => (saysNoEnd(text) ? null : parseDate(text)))
}

export function date(missing: FaultKey, wrong: FaultKey = 'date_wrong') {
  return required(optionalDate(wrong), missing)
}

/** `2026-01`, `1/2026` or `01.2026`. */
export function month(missing: FaultKey, wrong: FaultKey = 'month_wrong') {
  return required(optional(wrong, parseMonth), missing)
}

/** An amount of euros, as cents. */
export function amount(missing: FaultKey, wrong: FaultKey = 'amount_wrong') {
  return required(optional(wrong, parseCents), missing)
}

/** Null if left empty. */
export function optionalDecimal(most: number, mostPlaces: number, wrong: FaultKey) {
  return optional(wrong, (text) => {
    const decimal = parseDecimal(text, mostPlaces)
    return decimal !== undefined && Number(decimal) <= most ? decimal : undefined
  })
}

function parseMonth(text: string): MonthText | undefined {
  const [, digits = '', year] = GERMAN_MONTH.exec(text) ?? []
  const month = year ? `${year}-${digits.padStart(2, '0')}` : text
  return isMonth(month) ? month : undefined
}

/** Null if left empty; otherwise the result of `parse`. */
export function optional<Value>(fault: FaultKey, parse: (text: string) => Value | null | undefined) {
  return optionalLine(LONGEST, fault).transform((text, context): Value | null => {
    if (text === null) return null
    const parsed = parse(text)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  })
}

export function required<Value>(schema: z.ZodType<Value | null, string | undefined>, missing: FaultKey) {
  return schema.transform((value, context): Value => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: missing })
    return z.NEVER
  })
}
