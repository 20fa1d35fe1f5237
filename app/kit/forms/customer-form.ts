import * as z from 'zod'
import type { CustomerConflict } from '~/domain/customers/conflict'
import { isLikeLeitwegId, parseLeitwegId } from '~/domain/tenants/leitweg-id'
import { customerName, NAME_RULES, withName, withoutMadeName } from './customer-name'
import { customerTerms, TERM_RULES } from './customer-terms'
import { DELIVERY_RULES, deliveryAddress, withDelivery } from './delivery-address'
import { electronicAddress, withElectronicAddress } from './electronic-address'
import type { FaultKey } from './faults'
import { inPrint, line, optionalEmail, optionalLine, optionalParagraphs, revision } from './fields'
import { country, phone, vatId } from './firm-fields'
import { ANYWAY_FIELD, FORM_KEY_FIELD, REVISION_FIELD } from './form-fields'
import { formKey } from './ids'
import { germanPostcode, hasPostcode, hasPostcodeIfNeeded, missingPostcode, postcode } from './postcode'
import { withRules } from './rules'
import { optional, optionalDate } from './value-fields'

const customer = {
  kind: z.enum(['business', 'consumer'], { error: 'customer_kind_missing' satisfies FaultKey }),
  ...customerName,
  contact_name: inPrint(optionalLine(100)),
  street: inPrint(line(100, 'street_missing')),
  address_extra: inPrint(optionalLine(100)),
  postal_code: postcode(),
  city: inPrint(line(60, 'city_missing')),
  country: country(),
  email: optionalEmail(),
  phone: phone(),
  vat_id: vatId(),
  register_number: inPrint(optionalLine(40)),
  language: z.enum(['de', 'en'], { error: 'language_missing' satisfies FaultKey }),
  buyer_reference: optional('buyer_reference_wrong', (text) =>
    isLikeLeitwegId(text) ? parseLeitwegId(text) : text,
  ),
  supplier_number: inPrint(optionalLine(40)),
  ...electronicAddress,
  invoice_format: z.enum(['pdf', 'zugferd', 'xrechnung']).catch('pdf').default('pdf'),
  invoice_attachment: z.enum(['usual', 'always', 'never']).catch('usual').default('usual'),
  electronic_consent_on: optionalDate(),
  ...customerTerms,
  ...deliveryAddress,
  notes: optionalParagraphs(500),
}

const RULES = [...NAME_RULES, ...TERM_RULES, ...DELIVERY_RULES]

export const newCustomerForm = withRules(
  z.object({
    ...customer,
    number: optionalLine(20),
    [ANYWAY_FIELD]: z.string().optional(),
    [FORM_KEY_FIELD]: formKey(),
  }),
  RULES,
)
  .refine(hasPostcodeIfNeeded, missingPostcode)
  .refine(hasPostcode, germanPostcode)
  .transform(withElectronicAddress)
  .transform(withDelivery)
  .transform(withName)

export const customerForm = withRules(
  z.object({
    ...customer,
    payment_method: z.enum(['transfer', 'direct_debit']).catch('transfer').default('transfer'),
    number: line(20, 'customer_number_missing'),
    [REVISION_FIELD]: revision(),
  }),
  RULES,
)
  .refine(hasPostcodeIfNeeded, missingPostcode)
  .refine(hasPostcode, germanPostcode)
  .transform(withElectronicAddress)
  .transform(withDelivery)
  .transform(withName)
  .transform(withoutMadeName)

const AT: Record<CustomerConflict['code'], string> = {
  number_taken: 'number',
  customer_exists: 'number',
  debit_needs_mandate: 'payment_method',
  discount_longer_than_term: 'discount_days',
}

export function fieldOfConflict(code: string): string {
  return AT[code as CustomerConflict['code']]
}
