import * as z from 'zod'
import { isLikeLeitwegId, parseLeitwegId } from '~/domain/tenants/leitweg-id'
import { electronicAddress, withElectronicAddress } from './electronic-address'
import type { FaultKey } from './faults'
import { line, optionalEmail, optionalLine, optionalParagraphs, revision } from './fields'
import { ANYWAY_FIELD, FORM_KEY_FIELD, REVISION_FIELD } from './form-fields'
import { germanPostcode, hasPostcode } from './postcode'
import { country, phone, vatId } from './tenant-fields'
import { optional, optionalDate } from './value-fields'

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
  buyer_reference: optional('buyer_reference_wrong', (text) =>
    isLikeLeitwegId(text) ? parseLeitwegId(text) : text,
  ),
  supplier_number: optionalLine(40),
  ...electronicAddress,
  invoice_format: z.enum(['pdf', 'zugferd', 'xrechnung']).catch('pdf').default('pdf'),
  electronic_consent_on: optionalDate(),
  payment_term_days: optionalDays(),
  notes: optionalParagraphs(500),
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
  .transform(withElectronicAddress)

export const customerForm = z
  .object({ ...customer, number: line(20, 'customer_number_missing'), [REVISION_FIELD]: revision() })
  .refine(hasPostcode, germanPostcode)
  .transform(withElectronicAddress)

/** Null if left empty: the firm's own term. */
function optionalDays() {
  return optional('term_days_wrong', (text) =>
    /^\d{1,3}$/.test(text) && Number(text) <= 365 ? Number(text) : undefined,
  )
}
