import * as z from 'zod'
import type { InvoiceState } from '~/domain/invoices/payments/state'
import { amount, customerId, flag, issueDay, moment, pageOf, recordId, shownLine } from '../../rest/answers'
import { day, decimal, oneOf, text, wholeNumber } from '../../rest/shapes'

const STATES = [
  'draft',
  'open',
  'partly_paid',
  'overdue',
  'direct_debit',
  'disputed',
  'paid',
  'credited',
  'cancelled',
  'credit',
] as const satisfies readonly (InvoiceState['state'] | 'draft')[]

const row = {
  id: recordId,
  kind: oneOf(['invoice', 'cancellation', 'credit_note'], {
    description: 'A cancellation or credit note takes an invoice back, in whole or in part.',
    example: 'invoice',
  }),
  number: text({ description: 'Given when it is issued; null before.', example: 'R-2026-0042' }).nullable(),
  state: oneOf(STATES, {
    description: 'Today. credit: a document that takes something back.',
    example: 'open',
  }),
  customer_id: customerId,
  customer_name: text({ description: 'As it is now.', example: 'Hafenbäckerei Petersen GmbH' }),
  issued_on: issueDay,
  due_on: day({
    description: 'Of the next instalment where payment was deferred.',
    example: '2026-12-11',
  }).nullable(),
  currency: oneOf(['EUR'], { description: 'EUR alone.', example: 'EUR' }),
  net: amount({ description: 'Without VAT.', example: '112.50' }),
  gross: amount({ description: 'With VAT.', example: '133.88' }),
  open: amount({ description: 'What is still to be paid.', example: '133.88' }),
  created_at: moment({ description: 'When the draft was made.' }),
}

export const invoicePage = pageOf(row)

const tax = z.object({
  category: shownLine.tax_category,
  rate: shownLine.tax_rate,
  net: amount({ description: 'What is taxed at this rate.', example: '112.50' }),
  tax: amount({ description: 'The tax on it.', example: '21.38' }),
})

const adjustments = z
  .array(
    z.object({
      kind: oneOf(['allowance', 'charge'], {
        description: 'An allowance takes amount off, a charge puts it on top.',
        example: 'allowance',
      }),
      reason: text({ description: 'Why.', example: 'Rabatt' }),
      percent: decimal({
        description: 'Of what it stands beside; null for a fixed amount.',
        example: '5',
      }).nullable(),
      amount: amount({ description: 'Never negative.', example: '5.63' }),
    }),
  )
  .meta({ description: 'What is taken off or put on top.' })

const line = z.object({
  ...shownLine,
  adjustments,
  tax_reason: text({ description: 'Why no tax is charged.' }).nullable(),
  period_from: day({ description: 'First day of this line.' }).nullable(),
  period_to: day({ description: 'Last day of this line.' }).nullable(),
  net: amount({ description: 'Of this line.', example: '112.50' }),
})

/** An invoice, or a draft as it would be issued today. */
export const invoice = z.object({
  ...row,
  language: oneOf(['de', 'en'], { description: 'Of the paper.', example: 'de' }),
  is_advance: flag({ description: 'Billed before the work is done.', example: false }),
  is_property: flag({ description: 'Work on a building or its grounds, § 14b UStG.', example: false }),
  buyer_reference: text({ description: 'BT-10.' }).nullable(),
  order_number: text({ description: 'BT-13.' }).nullable(),
  project_number: text({ description: 'BT-11.' }).nullable(),
  discount_percent: decimal({ description: 'For early payment.', example: '2' }).nullable(),
  discount_days: wholeNumber({ description: 'Within which it counts.', example: 7 }).nullable(),
  delivery: z
    .object({
      name: text({ description: 'Who receives it.' }).nullable(),
      street: text({ description: 'Street and house number.' }).nullable(),
      extra: text({ description: 'Second line of the address.' }).nullable(),
      postal_code: text({ description: 'Five digits in Germany.' }).nullable(),
      city: text({ description: 'Town.' }).nullable(),
      country: text({ description: 'ISO 3166-1 alpha-2.' }).nullable(),
    })
    .nullable()
    .meta({ description: 'Where it is delivered, if not to the customer’s address.' }),
  adjustments,
  advances: z
    .array(
      z.object({
        id: recordId.nullable(),
        number: text({ description: 'Of the advance invoice.', example: 'R-2026-0040' }),
        issued_on: day({ description: 'When it was issued.', example: '2026-11-02' }),
        amount: amount({ description: 'What is taken off.', example: '50.00' }),
      }),
    )
    .meta({ description: 'Advance invoices that this one takes off.' }),
  service_from: day({ description: 'First day of the service.', example: '2026-11-01' }),
  service_to: day({ description: 'Last day of the service.', example: '2026-11-30' }),
  payment: oneOf(['transfer', 'direct_debit'], {
    description: 'How it asks to be paid.',
    example: 'transfer',
  }),
  note: text({ description: 'Below the lines.' }).nullable(),
  tax: amount({ description: 'All taxes.', example: '21.38' }),
  taxes: z.array(tax).meta({ description: 'By rate.' }),
  lines: z.array(line),
})

export const sent = z.object({
  queued: z
    .boolean()
    .meta({ description: 'False if this mail was queued before: nothing is sent twice.', example: true }),
})

export const handedOver = z.object({
  on: day({ description: 'What is noted; null where it was taken back.' }).nullable(),
})

export const sharedLink = z.object({
  token: text({
    description: 'The last part of the link.',
    example: 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJqdGkiOiJ1M3Y3In0.cIOS9v8jCjv8',
  }),
  link: z.url().meta({
    description: 'Opens the invoice without an account.',
    example:
      'https://zahltag.example/rechnung/eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJqdGkiOiJ1M3Y3In0.cIOS9v8jCjv8',
  }),
  expires_at: moment({ description: 'When the link ends.' }),
})
