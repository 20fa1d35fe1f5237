import * as z from 'zod'
import type { EventData, EventType } from '~/domain/events/types'
import { amount, customerId } from '../rest/answers'
import { day, oneOf, reference, text, wholeNumber } from '../rest/shapes'

const number = text({ description: 'Of the invoice.', example: 'R-2026-0042' })
const currency = z.literal('EUR').meta({ description: 'EUR alone.' })
const total = amount({ description: 'With VAT.', example: '133.88' })
const month = text({ description: 'YYYY-MM.', example: '2026-11' })
const invoiceId = reference({ description: 'Of the invoice.' })

const ofInvoice = { invoice_id: invoiceId, number, customer_id: customerId }

const ofMoney = {
  receipt_id: reference({ description: 'Of the payment, as the list of payments has it.' }),
  customer_id: customerId,
  amount: amount({ description: 'What came or went back.', example: '119.00' }),
  currency,
  paid_on: day({ description: 'The day of the money.', example: '2026-11-27' }),
  method: text({ description: 'How it came: transfer, direct_debit, cash or set_off.', example: 'transfer' }),
  reverses: reference({
    description:
      'The payment that this one takes back, where it is known: one booked by mistake, or a refund.',
  }).nullable(),
  invoices: z
    .array(
      z.object({ invoice_id: invoiceId, amount: amount({ description: 'Its share.', example: '119.00' }) }),
    )
    .meta({ description: 'What of it belongs to which invoice; the rest is the customer’s credit.' }),
}

const ofMandate = {
  mandate_id: reference({ description: 'Of the mandate.' }),
  reference: text({ description: 'Of the mandate, as the bank knows it.', example: 'M-1001' }),
  customer_id: customerId,
}

/** What each event says; the types of the domain hold it. */
export const EVENT_DATA: { [Type in EventType]: z.ZodType<EventData[Type]> } = {
  'invoice.issued': z.object({
    ...ofInvoice,
    kind: text({
      description: 'invoice, cancellation or credit_note.',
      example: 'invoice',
    }),
    total,
    currency,
    due_on: day({ description: 'When it is due.', example: '2026-12-11' }),
  }),
  'invoice.paid': z.object({ ...ofInvoice, total, currency }),
  'invoice.reopened': z.object({ ...ofInvoice, total, currency }),
  'invoice.cancelled': z.object({
    ...ofInvoice,
    cancelled_by: z
      .object({
        invoice_id: invoiceId,
        number: text({ description: 'Of the cancellation.', example: 'R-2026-0043' }),
      })
      .meta({ description: 'The document that reverses it.' }),
  }),
  'payment.received': z.object(ofMoney),
  'payment.returned': z.object({
    ...ofMoney,
    reason: oneOf(['returned', 'refunded', 'booked_by_mistake'], {
      description: 'Returned by the bank; refunded to the customer; or it never came.',
      example: 'returned',
    }),
    code: text({ description: 'The bank’s reason, as AM04 for lack of funds.', example: 'AM04' }).nullable(),
  }),
  'mandate.requested': z.object(ofMandate),
  'mandate.approved': z.object(ofMandate),
  'mandate.ended': z.object({
    ...ofMandate,
    reason: oneOf(['rejected', 'revoked', 'stopped', 'lapsed'], {
      description: 'Stopped by a returned debit; lapsed after 36 months without one.',
      example: 'revoked',
    }),
  }),
  'message.received': z.object({
    message_id: reference({ description: 'Of the message.' }),
    customer_id: customerId,
    invoice_id: reference({ description: 'What it is about; null if it names no invoice.' }).nullable(),
  }),
  'hours.corrected': z.object({ month }),
  'payslips.released': z.object({
    month,
    people: wholeNumber({ description: 'How many people’s payslips were released.', example: 4 }),
  }),
  'customer.changed': z.object({
    customer_id: customerId,
    number: text({ description: 'The customer’s number.', example: '10042' }),
    name: text({ description: 'As it is now.', example: 'Hafenbäckerei Petersen GmbH' }),
    fields: z.array(z.string()).meta({
      description: 'Names of the fields that changed.',
      example: ['street', 'postal_code', 'city'],
    }),
  }),
}
