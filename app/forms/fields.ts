import * as z from 'zod'
import { parseIban } from '~/domain/iban'
import type { FaultKey } from '~/forms/faults'

const LONGEST_EMAIL = 254
/** DK-Richtlinie for SEPA files: a name has at most 70 characters. */
const LONGEST_HOLDER = 70

/** The length of the longest text that a message field takes. */
const LONGEST_MESSAGE = 2000

/** One line that must be filled in. */
export function line(longest: number, missing: FaultKey = 'required', tooLong: FaultKey = 'too_long') {
  return z
    .string({ error: missing })
    .transform((text) => tidy(text).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, { error: missing }).max(longest, { error: tooLong }))
}

/** One line that may stay empty, which is null. */
export function optionalLine(longest: number, tooLong: FaultKey = 'too_long') {
  return z
    .string()
    .default('')
    .transform((text) => tidy(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(longest, { error: tooLong }))
    .transform((text) => (text === '' ? null : text))
}

/** The holder of an account. */
export function holder() {
  return line(LONGEST_HOLDER, 'holder_missing', 'holder_too_long')
}

/** What somebody writes to the office. */
export function message() {
  return paragraphs(LONGEST_MESSAGE, 'message_missing', 'message_too_long')
}

/** Several lines that must not be empty. */
export function paragraphs(longest: number, missing: FaultKey = 'required', tooLong: FaultKey = 'too_long') {
  return z
    .string({ error: missing })
    .transform(tidy)
    .pipe(z.string().min(1, { error: missing }).max(longest, { error: tooLong }))
}

/** An e-mail address that may stay empty, which is null. */
export function optionalEmail() {
  const email = z.email({ error: 'email_wrong' satisfies FaultKey }).max(LONGEST_EMAIL, {
    error: 'email_wrong' satisfies FaultKey,
  })
  return z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.union([z.literal('').transform(() => null), email], { error: 'email_wrong' satisfies FaultKey }))
}

/** An IBAN with or without blanks, in capitals or not. */
export function iban() {
  return z
    .string({ error: 'iban_missing' satisfies FaultKey })
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'iban_missing' satisfies FaultKey }))
    .transform((text, context) => {
      const parsed = parseIban(text)
      if (parsed !== undefined) return parsed
      context.addIssue({ code: 'custom', message: 'iban_wrong' satisfies FaultKey })
      return z.NEVER
    })
}

/** A code of six digits, with or without blanks between them. */
export function sixDigits() {
  return z
    .string({ error: 'code_missing' satisfies FaultKey })
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: 'code_missing' satisfies FaultKey })
        .regex(/^\d{6}$/, { error: 'portal_code_wrong' satisfies FaultKey }),
    )
}

/** A box that must be ticked. */
export function ticked(missing: FaultKey) {
  return z.string({ error: missing }).min(1, { error: missing })
}

/** Without control characters that no keyboard has, one kind of line end, and one form of each letter. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
