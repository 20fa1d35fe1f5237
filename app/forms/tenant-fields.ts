import { isValidBIC } from 'ibantools'
import * as z from 'zod'
import { parseIban } from '~/domain/iban'
import { isLegible } from '~/domain/letterhead/accent'
import { parseColor } from '~/domain/letterhead/color'
import { parseCreditorId } from '~/domain/mandates/creditor-id'
import { parseVatId } from '~/domain/tenants/vat-id'
import { COUNTRIES, SEATS } from '~/forms/countries'
import type { FaultKey } from '~/forms/faults'
import { line, optionalLine } from './fields'

const LONGEST_EMAIL = 254
const PHONE = /^\+?[\d ()/.-]{3,30}$/
const WEBSITE = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/iu
const TAX_NUMBER = /^[\d /]{8,20}$/

/** Required. Keeps upper and lower case, as the address is printed. */
export function firmEmail() {
  const wrong: FaultKey = 'email_wrong'
  return line(LONGEST_EMAIL, 'email_missing', wrong).pipe(z.email({ error: wrong }))
}

/** Null if left empty. */
export function phone() {
  return optional('phone_wrong', (text) => (PHONE.test(text) ? text : undefined))
}

/** As it is printed; null if left empty. */
export function website() {
  return optional('website_wrong', (text) => (text.length <= 100 && WEBSITE.test(text) ? text : undefined))
}

export function vatId() {
  return optional('vat_id_wrong', parseVatId)
}

/** As the tax office writes it; null if left empty. */
export function taxNumber() {
  return optional('tax_number_wrong', (text) => (TAX_NUMBER.test(text) ? text : undefined))
}

/** Six digits; null if left empty. Links and buttons in the colour must be readable. */
export function accentColor() {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return null
      const color = parseColor(text)
      const fault: FaultKey | undefined = !color
        ? 'accent_wrong'
        : isLegible(color)
          ? undefined
          : 'accent_too_light'
      if (color && !fault) return color
      context.addIssue({ code: 'custom', message: fault ?? 'accent_wrong' })
      return z.NEVER
    })
}

export function optionalIban(wrong: FaultKey = 'iban_wrong') {
  return optional(wrong, parseIban)
}

export function bic() {
  return optional('bic_wrong', (text) => {
    const code = text.replace(/\s/g, '').toUpperCase()
    return isValidBIC(code) ? code : undefined
  })
}

export function creditorId() {
  return optional('creditor_id_wrong', parseCreditorId)
}

/** A whole number of days within a range. */
export function days(least: number, most: number, fault: FaultKey) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{1,3}$/, { error: fault })
    .transform(Number)
    .pipe(z.number().min(least, { error: fault }).max(most, { error: fault }))
}

/** Of a customer or an employee. */
export function country() {
  return z.enum(COUNTRIES, { error: 'country_missing' satisfies FaultKey })
}

/** Of the firm itself. */
export function seatCountry() {
  return z.enum(SEATS, { error: 'country_missing' satisfies FaultKey })
}

/** Null if left empty; otherwise the result of `parse`. */
function optional(fault: FaultKey, parse: (text: string) => string | undefined) {
  return optionalLine(LONGEST_EMAIL, fault).transform((text, context) => {
    if (text === null) return null
    const parsed = parse(text)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  })
}
