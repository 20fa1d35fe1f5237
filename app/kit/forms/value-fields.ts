import * as z from 'zod'
import { isCompanyNumber } from '~/domain/payroll-reports/company-number'
import { parseDate, parseMonth, saysNoEnd } from './dates'
import { parseCents, parseDecimal } from './decimal'
import type { FaultKey } from './faults'
import { optionalLine } from './fields'

const LONGEST = 40

/** Null if left empty. */
export function optionalDate(wrong: FaultKey = 'date_wrong') {
  return optional(wrong, parseDate)
}

/** End of something open-ended; null if empty or `31.12.9999`. */
export function optionalEnd() {
  return optional('date_wrong', (text) => (saysNoEnd(text) ? null : parseDate(text)))
}

export function date(missing: FaultKey, wrong: FaultKey = 'date_wrong') {
  return required(optionalDate(wrong), missing)
}

/** Accepts `2026-01`, `1/2026` and `01.2026`. */
export function month(missing: FaultKey, wrong: FaultKey = 'month_wrong') {
  return required(optionalMonth(wrong), missing)
}

export function optionalMonth(wrong: FaultKey = 'month_wrong') {
  return optional(wrong, parseMonth)
}

/** Euros, as cents. */
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

/** A Betriebsnummer; null if left empty. */
export function companyNumber() {
  return optional('company_number_wrong', (text) => {
    const digits = text.replaceAll(' ', '')
    return isCompanyNumber(digits) ? digits : undefined
  })
}

type FaultOf = FaultKey | ((text: string) => FaultKey)

/** Null if left empty; otherwise the result of `parse`. */
export function optional<Value>(
  fault: FaultOf,
  parse: (text: string) => Value | null | undefined,
  longest = LONGEST,
) {
  const faultOf = (text: string) => (typeof fault === 'function' ? fault(text) : fault)
  return optionalLine(longest, faultOf('')).transform((text, context): Value | null => {
    if (text === null) return null
    const parsed = parse(text)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: faultOf(text) })
    return z.NEVER
  })
}

/** Fault of a number with a check digit: the expected format is shown only if the format is wrong. */
export function ofNumber(
  wrong: FaultKey,
  isFormed: (text: string) => boolean,
  typo: FaultKey = 'check_digit_wrong',
) {
  return (text: string): FaultKey => (isFormed(text) ? typo : wrong)
}

export function required<Value>(schema: z.ZodType<Value | null, string | undefined>, missing: FaultKey) {
  return schema.transform((value, context): Value => {
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: missing })
    return z.NEVER
  })
}
