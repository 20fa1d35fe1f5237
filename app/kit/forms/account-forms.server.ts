import * as z from 'zod'
import { code, email, LONGEST_PASSWORD, newPassword, password, role } from './account-fields.server'
import type { FaultKey } from './faults'
import { inPrint, line, sixDigits } from './fields'
import { seatCountry } from './firm-fields'
import { SESSION_FIELD } from './form-fields'
import { firmName, name } from './name-fields'
import { germanPostcode, hasPostcode } from './postcode'

export const emailForm = z.object({ email: email() })
export const passwordForm = z.object({ password: password() })
export const newPasswordForm = z.object({ password: newPassword() })
export const passwordChangeForm = z.object({
  password: password(),
  new_password: newPassword(),
  code: code().optional(),
})
export const codeForm = z.object({ code: code() })
export const portalCodeForm = z.object({ code: sixDigits() })
export const roleForm = z.object({ role: role() })
export const invitationForm = z.object({ name: name(), email: email(), role: role() })

export const setupForm = z
  .object({
    setup_code: line(40, 'code_missing'),
    name: name(),
    email: email(),
    password: newPassword(),
    firm: inPrint(firmName(100, 'firm_name_missing')),
    street: inPrint(line(100, 'street_missing')),
    postal_code: line(10, 'postal_code_missing'),
    city: inPrint(line(60, 'city_missing')),
    country: seatCountry(),
  })
  .refine(hasPostcode, germanPostcode)

/** The password is needed to end any session but one's own. */
export const sessionEndForm = z.object({
  [SESSION_FIELD]: z
    .string()
    .max(64, { error: 'required' satisfies FaultKey })
    .optional(),
  password: z
    .string()
    .max(LONGEST_PASSWORD, { error: 'password_wrong' satisfies FaultKey })
    .optional(),
})
