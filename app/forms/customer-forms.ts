import * as z from 'zod'
import type { FaultKey } from './faults'
import { line, optionalEmail, optionalLine, revision } from './fields'
import { ANYWAY_FIELD, FORM_KEY_FIELD, REVISION_FIELD } from './form-fields'
import { country, phone, vatId } from './tenant-fields'

const GERMAN_POSTCODE = /^\d{5}$/

const customer = {
  kind: z.enum(['business', 'consumer'], { error: 'customer_kind_missing' satisfies FaultKey }),
  name: line(100, 'customer_name_missing'),
  contact_name: optionalLine(100),
  street: line(100, 'street_missing'),
  address_extra: optionalLine(100),
  postal_code: line(10, 'postal_code_missing'),
  city: line(60, 'city_missing'),
  country: country(),
  email: optionalEmail(),
  phone: phone(),
  vat_id: vatId(),
  language: z.enum(['de', 'en'], { error: 'language_missing' satisfies FaultKey }),
}

const germanPostcode = {
  path: ['postal_code'],
  error: 'postal_code_wrong' satisfies FaultKey,
}

function hasPostcode({ country, postal_code }: { country: string; postal_code: string }): boolean {
  return country !== 'DE' || GERMAN_POSTCODE.test(postal_code)
}

export const newCustomerForm = z
  .object({
    ...customer,
    number: optionalLine(20),
    [ANYWAY_FIELD]: z.string().optional(),
    [FORM_KEY_FIELD]: z
      .guid()
      .catch('')
      .transform((key) => key.toLowerCase()),
  })
  .refine(hasPostcode, germanPostcode)

export const customerForm = z
  .object({ ...customer, number: line(20, 'customer_number_missing'), [REVISION_FIELD]: revision() })
  .refine(hasPostcode, germanPostcode)
