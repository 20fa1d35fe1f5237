import { isValidBIC } from 'ibantools'
import * as z from 'zod'
import { isLegible } from '~/domain/letterhead/accent'
import { parseColor } from '~/domain/letterhead/color'
import { isLikeCreditorId, parseCreditorId } from '~/domain/mandates/sepa'
import { isLikeVatId, parseVatId } from '~/domain/tenants/vat-id'
import { isEmail } from '~/domain/values/email-address'
import { isLikeIban, parseIban } from '~/domain/values/iban'
import { COUNTRIES, SEATS } from './countries'
import type { FaultKey } from './faults'
import { line } from './fields'
import { ofNumber, optional } from './value-fields'

const LONGEST_EMAIL = 254
const LONGEST_WEBSITE = 100
/** Includes spaces between the groups. */
const LONGEST_IBAN = 60
const PHONE = /^\+?[\d ()/.-]{3,30}$/
const WEBSITE = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?$/iu
const TAX_NUMBER = /^[\d /]{8,20}$/

/** Required. Keeps its case, as it is printed. */
export function firmEmail() {
  const wrong: FaultKey = 'email_wrong'
  return line(LONGEST_EMAIL, 'email_missing', wrong).pipe(z.string().refine(isEmail, { error: wrong }))
}

/** Null if left empty. */
export function phone() {
  return optional('phone_wrong', (text) => (PHONE.test(text) ? text : undefined))
}

export function website() {
  return optional('website_wrong', (text) => (WEBSITE.test(text) ? text : undefined), LONGEST_WEBSITE)
}

export function vatId() {
  return optional(ofNumber('vat_id_wrong', isLikeVatId), parseVatId)
}

export function taxNumber() {
  return optional('tax_number_wrong', (text) => (TAX_NUMBER.test(text) ? text : undefined))
}

/** Six hex digits; null if left empty. Needs enough contrast for links and buttons. */
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
  return optional(ofNumber(wrong, isLikeIban, 'iban_typo'), parseIban, LONGEST_IBAN)
}

export function bic() {
  return optional('bic_wrong', (text) => {
    const code = text.replace(/\s/g, '').toUpperCase()
    return isValidBIC(code) ? code : undefined
  })
}

export function creditorId() {
  return optional(ofNumber('creditor_id_wrong', isLikeCreditorId), parseCreditorId)
}

export function days(least: number, most: number, fault: FaultKey) {
  return z
    .string({ error: fault })
    .trim()
    .regex(/^\d{1,3}$/, { error: fault })
    .transform(Number)
    .pipe(z.number().min(least, { error: fault }).max(most, { error: fault }))
}

export function country() {
  return z.enum(COUNTRIES, { error: 'country_missing' satisfies FaultKey })
}

export function seatCountry() {
  return z.enum(SEATS, { error: 'country_missing' satisfies FaultKey })
}
