import * as z from 'zod'
import type { FaultKey } from '~/kit/forms/faults'
import { inPrint, line, optionalEmail, optionalLine, revision, sixDigits } from '~/kit/forms/fields'
import {
  accentColor,
  bic,
  creditorId,
  days,
  firmEmail,
  optionalIban,
  phone,
  seatCountry,
  taxNumber,
  vatId,
  website,
} from '~/kit/forms/firm-fields'
import { FORM_KEY_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { firmName, optionalName } from '~/kit/forms/name-fields'
import { germanPostcode, hasPostcode } from '~/kit/forms/postcode'
import { secondLookFields } from '~/kit/forms/second-look'
import { amount } from '~/kit/forms/value-fields'
import type { Flag } from '~db/schema'

const seat = {
  name: inPrint(firmName(100, 'name_missing')),
  street: inPrint(line(100, 'street_missing')),
  postal_code: line(10, 'postal_code_missing'),
  city: inPrint(line(60, 'city_missing')),
  country: seatCountry(),
  email: firmEmail(),
}

export const newTenantForm = z
  .object({ ...seat, [FORM_KEY_FIELD]: optionalLine(64) })
  .refine(hasPostcode, germanPostcode)

export const addressForm = z
  .object({
    ...seat,
    phone: phone(),
    website: website(),
    address_extra: inPrint(optionalLine(100)),
    vat_id: vatId(),
    tax_number: taxNumber(),
    language: z.enum(['de', 'en'], { error: 'language_missing' satisfies FaultKey }),
    [REVISION_FIELD]: revision(),
  })
  .refine(hasPostcode, germanPostcode)

export const lookForm = z.object({ accent_color: accentColor(), [REVISION_FIELD]: revision() })

export const bankForm = z.object({
  iban: optionalIban(),
  bic: bic(),
  bank_name: inPrint(optionalLine(70)),
  creditor_id: creditorId(),
  ...secondLookFields,
  [REVISION_FIELD]: revision(),
})

/** In cents; the column has a CHECK. */
const MOST_WRITTEN_OFF = 10_000

export const termsForm = z.object({
  payment_term_days: days(0, 365, 'term_days_wrong'),
  write_off_limit_cents: amount('limit_wrong', 'limit_wrong').refine((cents) => cents <= MOST_WRITTEN_OFF, {
    error: 'limit_wrong' satisfies FaultKey,
  }),
  invoice_link_days: days(1, 730, 'link_days_wrong'),
  portal_link_days: days(1, 730, 'link_days_wrong'),
  employee_link_days: days(1, 730, 'link_days_wrong'),
  leaver_link_days: days(1, 730, 'link_days_wrong'),
  [REVISION_FIELD]: revision(),
})

export function senderForm(isTaken: (address: string) => Promise<boolean>) {
  return z.object({
    mail_from_name: optionalName(78),
    mail_from: optionalEmail().refine(async (address) => address === null || !(await isTaken(address)), {
      error: 'sender_taken' satisfies FaultKey,
    }),
    mail_reply_to: optionalEmail(),
    [REVISION_FIELD]: revision(),
  })
}

/** For forms with only a button. */
export const noFields = z.object({})
export const webhookForm = z.object({ [FORM_KEY_FIELD]: z.string().max(64).default('') })

export const senderCodeForm = z.object({ code: sixDigits('sender_code_wrong') })

function checkbox() {
  return z
    .string()
    .optional()
    .transform((text): Flag => (text ? 1 : 0))
}

/** In characters: a name and contact details. */
const LONGEST_CONTACT = 200

export const dataProtectionForm = z.object({
  data_contact: optionalLine(LONGEST_CONTACT),
  data_officer: optionalLine(LONGEST_CONTACT),
  data_authority: optionalLine(LONGEST_CONTACT),
  hosted_by: optionalLine(LONGEST_CONTACT),
  payroll_partner: optionalLine(LONGEST_CONTACT),
  is_notice_shown: checkbox(),
  [REVISION_FIELD]: revision(),
})

export const secondFactorForm = z.object({
  is_factor_demanded_of_owner: checkbox(),
  is_factor_demanded_of_invoicing: checkbox(),
  is_factor_demanded_of_payroll: checkbox(),
  is_factor_demanded_of_read_only: checkbox(),
  [REVISION_FIELD]: revision(),
})

/** Without a secret of its own, or a key to sign with, nobody could send anything. */
export function webhookRulesForm(secrets: readonly { canSign: boolean }[]) {
  return z.object({
    is_own_secret_demanded: checkbox().refine((flag) => flag === 0 || secrets.length > 0, {
      error: 'own_secret_missing' satisfies FaultKey,
    }),
    is_signature_demanded: checkbox().refine((flag) => flag === 0 || secrets.some(({ canSign }) => canSign), {
      error: 'signing_key_missing' satisfies FaultKey,
    }),
    [REVISION_FIELD]: revision(),
  })
}

export const sensitiveForm = z.object({
  is_sensitive_shown: checkbox(),
  code: z.string().max(64).default(''),
  [REVISION_FIELD]: revision(),
})

/** Without a mail server no code would arrive, so codes cannot be required. */
export function portalCodeForm(hasMailServer: boolean) {
  return z.object({
    is_portal_code_demanded: checkbox().refine((flag) => flag === 0 || hasMailServer, {
      error: 'no_mail_server' satisfies FaultKey,
    }),
    is_release_confirmed: checkbox(),
    [REVISION_FIELD]: revision(),
  })
}
