import * as z from 'zod'
import { isInSepa } from '~/domain/mandates/sepa'
import { isEmail } from '~/domain/values/email-address'
import { isLikeIban, parseIban } from '~/domain/values/iban'
import type { FaultKey } from './faults'
import { lengthFault } from './length-fault'
import { controlFault, printFault } from './text-faults'
import { tidy, tidyLine } from './tidy'

/** In characters. */
const LONGEST_MESSAGE = 2000

/** Checks the raw text: a control character means that a letter was lost. */
const NO_CONTROLS = [
  (text: string) => controlFault(text) === undefined,
  { error: ({ input }: { input?: unknown }) => controlFault(String(input)) },
] as const

/** `otherwise` replaces the fault that counts the characters. */
export function line(longest: number, missing: FaultKey = 'required', otherwise?: FaultKey) {
  return z
    .string({ error: missing })
    .refine(...NO_CONTROLS)
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .refine(...atMost(longest, otherwise)),
    )
}

/** Null if left empty. */
export function optionalLine(longest: number, otherwise?: FaultKey) {
  return z
    .string()
    .default('')
    .refine(...NO_CONTROLS)
    .transform(tidyLine)
    .pipe(z.string().refine(...atMost(longest, otherwise)))
    .transform((text) => (text === '' ? null : text))
}

/** For printed texts: only characters that the PDF font has. */
export function inPrint<Schema extends z.ZodType<string | null>>(schema: Schema): Schema {
  return schema.refine((text) => printFault(text ?? '') === undefined, {
    error: ({ input }) => printFault(String(input)),
  })
}

export function message(missing: FaultKey = 'message_missing') {
  return paragraphs(LONGEST_MESSAGE, missing)
}

export function paragraphs(longest: number, missing: FaultKey = 'required') {
  return z
    .string({ error: missing })
    .refine(...NO_CONTROLS)
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .refine(...atMost(longest)),
    )
}

export function optionalParagraphs(longest: number) {
  return z
    .string()
    .default('')
    .refine(...NO_CONTROLS)
    .transform(tidy)
    .pipe(z.string().refine(...atMost(longest)))
    .transform((text) => (text === '' ? null : text))
}

function atMost(longest: number, otherwise?: FaultKey) {
  return [
    (text: string) => lengthFault(text, longest) === undefined,
    { error: ({ input }: { input?: unknown }) => otherwise ?? lengthFault(String(input), longest) },
  ] as const
}

/** Null if left empty. */
export function optionalEmail() {
  const email = z.string().refine(isEmail, { error: 'email_wrong' satisfies FaultKey })
  return z
    .string()
    .default('')
    .transform(tidy)
    .pipe(z.union([z.literal('').transform(() => null), email], { error: 'email_wrong' satisfies FaultKey }))
}

/** An IBAN that can be debited; spaces and case do not matter. */
export function iban() {
  return z
    .string({ error: 'iban_missing' satisfies FaultKey })
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'iban_missing' satisfies FaultKey }))
    .transform((text, context) => {
      const parsed = parseIban(text)
      if (parsed !== undefined && isInSepa(parsed)) return parsed
      const fault: FaultKey =
        parsed !== undefined ? 'iban_outside_sepa' : isLikeIban(text) ? 'iban_typo' : 'iban_wrong'
      context.addIssue({ code: 'custom', message: fault })
      return z.NEVER
    })
}

/** Spaces between the digits are allowed. */
export function sixDigits(wrong: FaultKey = 'portal_code_wrong') {
  return z
    .string({ error: 'code_missing' satisfies FaultKey })
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, { error: 'code_missing' satisfies FaultKey })
        .regex(/^\d{6}$/, { error: wrong }),
    )
}

export function ticked(missing: FaultKey) {
  return z.string({ error: missing }).min(1, { error: missing })
}

/** The record's revision when the form was rendered; missing on pages from before revisions existed. */
export function revision() {
  return z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined))
}
