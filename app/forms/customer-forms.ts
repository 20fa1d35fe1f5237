import * as z from 'zod'
import type { FaultKey } from './faults'
import { line, optionalEmail, optionalLine, revision } from './fields'
import { ANYWAY_FIELD, FORM_KEY_FIELD, REVISION_FIELD } from './form-fields'
import { germanPostcode, hasPostcode } from './postcode'
import { country, phone, vatId } from './tenant-fields'

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
