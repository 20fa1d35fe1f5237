import type { Call } from '../../contract/call'
import { payment, paymentPage } from './answers'
import { newPayment, paymentQuery } from './schema'

const shared = { chapter: 'payments', opens: 'key', path: '/api/v1/payments' } as const

export const paymentCalls: readonly Call[] = [
  {
    ...shared,
    id: 'listPayments',
    method: 'GET',
    scope: 'payments:read',
    query: paymentQuery,
    answer: { status: 200, name: 'PaymentPage', schema: paymentPage },
    example: ({ customer }) => ({ address: `/api/v1/payments?customer_id=${customer}` }),
  },
  {
    ...shared,
    id: 'recordPayment',
    method: 'POST',
    scope: 'payments:write',
    body: { name: 'NewPayment', schema: newPayment },
    takes: ['Idempotency-Key'],
    answer: { status: 201, name: 'Payment', schema: payment },
    problems: [
      'not_issued',
      'not_open',
      'other_customer',
      'not_payable',
      'more_than_open',
      'date_before_issue',
      'discount_offered',
      'discount_over',
      'discount_short',
      'conflict',
    ],
    example: ({ customer, month }) => ({
      address: '/api/v1/payments',
      headers: { 'Idempotency-Key': 'order-4711-payment' },
      body: {
        customer_id: customer,
        amount: '20.00',
        paid_on: `${month}-28`,
        method: 'transfer',
        reference: 'Anzahlung 4711',
        is_confirmed: true,
      },
    }),
  },
]
