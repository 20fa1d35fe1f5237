import * as z from 'zod'
import { CONFIRM_FIELD, receiptForm } from '~/kit/forms/receipt-forms'
import { CURRENCY } from '../../rest/amounts'
import { cursor } from '../../rest/cursor'
import { fieldsOf } from '../../rest/fields'
import { asEntered, day, decimal, oneOf, reference, text } from '../../rest/shapes'

export const PAYMENT_FIELDS = [
  'id',
  'customer_id',
  'amount',
  'currency',
  'paid_on',
  'method',
  'reference',
  'reverses_id',
  'created_at',
  'invoices',
] as const

export const newPayment = z.strictObject({
  customer_id: reference(),
  amount: decimal({ description: 'What came, in euros.', example: '119.00' }),
  currency: oneOf([CURRENCY], { description: 'EUR alone.' }).optional(),
  paid_on: day({ description: 'When it came; not in the future.', example: '2026-11-27' }),
  method: oneOf(['transfer', 'direct_debit', 'cash', 'set_off'], { description: 'How it came.' }),
  reference: text({ description: 'As the payer wrote it.' }).nullable().optional(),
  invoice_ids: z
    .array(reference(), {
      error: 'must be a list of ids of invoices',
    })
    .max(300, { error: 'must be at most 300' })
    .default([])
    .meta({ description: 'What it is for; those due first are paid first.' }),
  with_discount: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .meta({ description: 'Less the cash discount of the invoices.' }),
  is_confirmed: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .meta({ description: 'Book what is unusual, such as more than is open: the rest is credit.' }),
})

/** Fields of the office's form, and where they stand in the body. */
const PLACES: Record<string, string> = { skonto: 'with_discount', [CONFIRM_FIELD]: 'is_confirmed' }

export function placeOf(field: string): string {
  return PLACES[field] ?? field
}

/** @param today latest date of a payment */
export function payment(today: string) {
  return newPayment.transform((sent, context) => {
    const { amount, paid_on, method, reference } = sent
    const entered = asEntered({ amount, paid_on, method, reference }, ['amount'])
    const read = receiptForm(today).safeParse(entered)
    if (read.success) return { ...sent, money: read.data }
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
}

export const paymentQuery = z
  .strictObject({
    cursor,
    fields: fieldsOf(PAYMENT_FIELDS),
    customer_id: reference().optional(),
    from: z.iso.date().optional().meta({ description: 'Paid on this day or later.' }),
    to: z.iso.date().optional().meta({ description: 'Paid on this day or before.' }),
  })
  .transform(({ cursor: place, fields, customer_id: customerId, from, to }) => ({
    fields,
    query: { place, customerId, from, to },
  }))
