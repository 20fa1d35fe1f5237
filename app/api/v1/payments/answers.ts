import * as z from 'zod'
import { amount, customerId, moment, pageOf, recordId } from '../../rest/answers'
import { day, oneOf, reference, text } from '../../rest/shapes'

const row = {
  id: recordId,
  customer_id: customerId,
  amount: amount({ description: 'Negative where money was taken back.', example: '119.00' }),
  currency: oneOf(['EUR'], { description: 'EUR alone.', example: 'EUR' }),
  paid_on: day({ description: 'When it came.', example: '2026-11-27' }),
  method: oneOf(['transfer', 'direct_debit', 'cash', 'set_off'], {
    description: 'How it came.',
    example: 'transfer',
  }),
  reference: text({ description: 'As the payer wrote it.', example: 'R-2026-0042' }),
  reverses_id: reference({ description: 'The payment that this one takes back.' }).nullable(),
  created_at: moment({ description: 'When it was booked.' }),
  invoices: z
    .array(
      z.object({
        id: reference({ description: 'Of the invoice.' }),
        amount: amount({ description: 'What of the payment belongs to it.', example: '119.00' }),
      }),
    )
    .meta({ description: 'What it pays; the rest is the customer’s credit.' }),
}

export const payment = z.object(row)
export const paymentPage = pageOf(row)
