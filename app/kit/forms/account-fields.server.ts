import * as z from 'zod'
import { ROLES } from '~/domain/kernel/rights'
import { lengthFault } from '~/domain/users/accounts/password-rule.server'
import { isEmail } from '~/domain/values/email-address'
import type { FaultKey } from './faults'
import { line } from './fields'

export const LONGEST_PASSWORD = 200
const LONGEST_CODE = 40

/** Lower-cased. */
export function email() {
  const wrong: FaultKey = 'email_wrong'
  return z
    .string({ error: 'email_missing' satisfies FaultKey })
    .transform((text) => text.trim().normalize('NFC').toLowerCase())
    .pipe(z.string().min(1, { error: 'email_missing' satisfies FaultKey }))
    .pipe(z.string().refine(isEmail, { error: wrong }))
}

/** An existing password, so the rules for new ones do not apply. */
export function password() {
  const missing: FaultKey = 'password_missing'
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(LONGEST_PASSWORD, { error: 'password_wrong' satisfies FaultKey })
}

/** Checks the length only: the costly strength check runs after the attempt has been counted. */
export function newPassword() {
  const missing: FaultKey = 'password_missing'
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .superRefine((text, context) => {
      const fault: FaultKey | undefined = text === '' ? undefined : lengthFault(text)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })
}

/** An authenticator code or a recovery code, in any spelling. */
export function code() {
  return line(LONGEST_CODE, 'code_missing', 'code_wrong')
}

export function role() {
  return z.enum(ROLES, { error: 'role_missing' satisfies FaultKey })
}
