import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, optionalEmail, optionalLine, revision } from '~/kit/forms/fields'
import { phone } from '~/kit/forms/firm-fields'
import { FORM_KEY_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { formKey } from '~/kit/forms/ids'
import { name } from '~/kit/forms/name-fields'

const contact = {
  name: inPrint(name(100, 'contact_name_missing')),
  job_title: optionalLine(60),
  email: optionalEmail(),
  phone: phone(),
  language: z.enum(['de', 'en'], { error: 'language_missing' satisfies FaultKey }),
  is_for_invoices: z
    .string()
    .optional()
    .transform((text): 0 | 1 => (text ? 1 : 0)),
}

const needsEmail = { path: ['email'], error: 'contact_needs_email' satisfies FaultKey }

function hasEmailForInvoices({ is_for_invoices, email }: { is_for_invoices: 0 | 1; email: string | null }) {
  return is_for_invoices === 0 || email !== null
}

export const newContactForm = z
  .object({
    ...contact,
    [FORM_KEY_FIELD]: formKey(),
  })
  .refine(hasEmailForInvoices, needsEmail)

export const contactForm = z
  .object({ ...contact, [REVISION_FIELD]: revision() })
  .refine(hasEmailForInvoices, needsEmail)
