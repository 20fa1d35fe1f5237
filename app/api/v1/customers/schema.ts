import * as z from 'zod'
import type { CustomerValues } from '~/domain/customers/values.server'
import { customerForm, newCustomerForm } from '~/kit/forms/customer-form'
import { ANYWAY_FIELD, FORM_KEY_FIELD, REVISION_FIELD } from '~/kit/forms/form-fields'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'
import { asEntered, day, decimal, oneOf, text, wholeNumber } from '../../rest/shapes'

const DECIMALS = ['discount_percent']

export const required = {
  kind: oneOf(['business', 'consumer'], {
    description: 'A consumer is written to as a person and may have first_name and last_name.',
    example: 'business',
  }),
  street: text({ description: 'Street and house number.', example: 'Holtenauer Straße 12' }),
  postal_code: text({ description: 'Five digits in Germany.', example: '24105' }),
  city: text({ description: 'Town.', example: 'Kiel' }),
}

export const optional = {
  number: text({
    description: 'Your number of the customer; the next free one if absent.',
    example: '10042',
  }),
  name: text({
    description: 'Of a firm, or of a person in one piece.',
    example: 'Hafenbäckerei Petersen GmbH',
  }),
  name_title: text({ description: 'Of a consumer.', example: 'Dr.' }),
  first_name: text({ description: 'Of a consumer.', example: 'Merle' }),
  last_name: text({ description: 'Of a consumer.', example: 'Petersen' }),
  contact_name: text({ description: 'Whom letters go to.', example: 'Merle Petersen' }),
  address_extra: text({ description: 'Second line of the address.', example: 'Hinterhaus' }),
  country: text({ description: 'ISO 3166-1 alpha-2; DE if absent.', example: 'DE' }),
  email: text({ description: 'Where invoices go.', example: 'rechnung@hafenbaeckerei.example' }),
  phone: text({ description: 'As one dials it.', example: '0431 123456' }),
  vat_id: text({ description: 'Checked by its digits.', example: 'DE136695976' }),
  register_number: text({ description: 'Commercial register.', example: 'HRB 1234' }),
  language: oneOf(['de', 'en'], { description: 'Of mails and papers; de if absent.', example: 'de' }),
  buyer_reference: text({ description: 'Leitweg-ID or another reference of the buyer.' }),
  supplier_number: text({ description: 'Your number at the customer.' }),
  electronic_address_scheme: text({ description: 'EAS code of electronic_address.' }),
  electronic_address: text({ description: 'Where e-invoices go, BT-49.' }),
  electronic_consent_on: day({ description: 'When a consumer agreed to electronic invoices.' }),
  payment_term_days: wholeNumber({ description: '0 to 365; the firm’s own if absent.', example: 14 }),
  discount_percent: decimal({ description: 'For early payment.', example: '2' }),
  discount_days: wholeNumber({ description: 'Within which discount_percent counts.', example: 7 }),
  reminder_days: wholeNumber({ description: 'Days before the due date for a friendly reminder.' }),
  delivery_name: text({ description: 'Where services are delivered, if elsewhere.' }),
  delivery_street: text({ description: 'Street of the place of delivery.' }),
  delivery_extra: text({ description: 'Second line of the place of delivery.' }),
  delivery_postal_code: text({ description: 'Postcode of the place of delivery.' }),
  delivery_city: text({ description: 'Town of the place of delivery.' }),
  delivery_country: text({ description: 'ISO 3166-1 alpha-2.' }),
  notes: text({ description: 'For the office alone.' }),
}

/** Never empty. */
export const choices = {
  invoice_format: oneOf(['pdf', 'zugferd', 'xrechnung'], { description: 'What the customer wants.' }),
  invoice_attachment: oneOf(['usual', 'always', 'never'], {
    description: 'Whether the invoice is attached to its mail.',
  }),
}

export const ofChange = {
  payment_method: oneOf(['transfer', 'direct_debit'], {
    description: 'direct_debit needs an active mandate.',
    example: 'transfer',
  }),
}

function withoutNull<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, schema.optional()])) as {
    [Field in keyof Shape]: z.ZodOptional<Shape[Field]>
  }
}

function nullable<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, schema.nullable().optional()]),
  ) as { [Field in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Field]>> }
}

/** The body of a new customer. */
export const newCustomer = z
  .strictObject({ ...required, ...nullable({ ...optional, ...choices }) })
  .transform((sent) => {
    const entered = asEntered({ country: 'DE', language: 'de', ...withoutNulls(sent) }, DECIMALS)
    return entered as z.input<typeof newCustomerForm>
  })
  .pipe(newCustomerForm)
  .transform(({ [FORM_KEY_FIELD]: _key, [ANYWAY_FIELD]: _anyway, ...customer }) => customer)

/** The body of a change: what is absent stays, and null empties a field. */
export const customerChange = z.strictObject({
  ...nullable({ ...required, ...optional }),
  ...withoutNull(choices),
  ...withoutNull(ofChange),
})

export type CustomerChange = z.output<typeof customerChange>

/** The customer as it would be, checked as the office's form is. */
export const changedCustomer = z
  .custom<{ stored: CustomerValues; change: CustomerChange }>()
  .superRefine(({ stored, change }, context) => {
    if (change.name === undefined || change.name === stored.name) return
    if ({ ...stored, ...change }.last_name !== null)
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: 'follows from name_title, first_name and last_name: change these, or send null for them',
      })
  })
  .transform(({ stored, change }) => {
    const { name, ...kept } = stored
    // A name made of parts follows from them.
    const all = { ...kept, ...(stored.last_name === null ? { name } : {}), ...change }
    return asEntered({ ...all, [REVISION_FIELD]: '' }, DECIMALS) as z.input<typeof customerForm>
  })
  .pipe(customerForm)

/** What a list shows of a customer. */
const LISTED_FIELDS = ['id', 'number', 'name', 'postal_code', 'city', 'email'] as const

export const customerQuery = z.strictObject({
  cursor,
  fields: fieldsOf(LISTED_FIELDS),
  search: z.string().max(100).default('').meta({ description: 'Words of name, number or town.' }),
  kind: z.enum(['business', 'consumer']).optional(),
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((word) => word === 'true'),
  order: z.enum(['name', 'number', 'newest']).default('name'),
})

function withoutNulls<Sent extends object>(sent: Sent) {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
}
