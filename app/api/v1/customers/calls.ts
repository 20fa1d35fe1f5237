import type { Call } from '../../contract/call'
import { customer, customerPage } from './answers'
import { customerChange, customerQuery, newCustomer } from './schema'

const Customer = { name: 'Customer', schema: customer }
/** What of the examples of the fields does not fit a firm. */
const OF_A_FIRM = {
  name_title: null,
  first_name: null,
  last_name: null,
  address_extra: null,
  vat_id: null,
  register_number: null,
  phone: null,
  invoice_format: 'pdf',
  invoice_attachment: 'usual',
  contact_name: null,
  payment_term_days: null,
  discount_percent: null,
  discount_days: null,
}

const shared = { chapter: 'customers', opens: 'key' } as const

export const customerCalls: readonly Call[] = [
  {
    ...shared,
    id: 'listCustomers',
    method: 'GET',
    path: '/api/v1/customers',
    scope: 'customers:read',
    query: customerQuery,
    answer: { status: 200, name: 'CustomerPage', schema: customerPage },
    example: () => ({ address: '/api/v1/customers?search=Kiel&fields=id,number,name' }),
  },
  {
    ...shared,
    id: 'createCustomer',
    method: 'POST',
    path: '/api/v1/customers',
    scope: 'customers:write',
    body: { name: 'NewCustomer', schema: newCustomer },
    takes: ['Idempotency-Key'],
    shows: () => OF_A_FIRM,
    answer: { ...Customer, status: 201, headers: ['ETag', 'Location'] },
    problems: ['number_taken', 'debit_needs_mandate', 'discount_longer_than_term', 'conflict'],
    example: () => ({
      address: '/api/v1/customers',
      headers: { 'Idempotency-Key': 'order-4711-customer' },
      body: {
        kind: 'business',
        name: 'Hafenbäckerei Petersen GmbH',
        street: 'Holtenauer Straße 12',
        postal_code: '24105',
        city: 'Kiel',
        email: 'rechnung@hafenbaeckerei.example',
      },
    }),
  },
  {
    ...shared,
    id: 'getCustomer',
    method: 'GET',
    path: '/api/v1/customers/{customer_id}',
    scope: 'customers:read',
    shows: () => OF_A_FIRM,
    answer: { ...Customer, status: 200, headers: ['ETag'] },
    example: ({ customer }) => ({ address: `/api/v1/customers/${customer}` }),
  },
  {
    ...shared,
    id: 'changeCustomer',
    method: 'PATCH',
    path: '/api/v1/customers/{customer_id}',
    scope: 'customers:write',
    body: { name: 'CustomerChange', schema: customerChange },
    takes: ['If-Match'],
    shows: () => ({ ...OF_A_FIRM, phone: '0431 123456', payment_term_days: 14 }),
    answer: { ...Customer, status: 200, headers: ['ETag'] },
    problems: [
      'number_taken',
      'debit_needs_mandate',
      'discount_longer_than_term',
      'conflict',
      'changed_meanwhile',
    ],
    example: ({ customer }) => ({
      address: `/api/v1/customers/${customer}`,
      body: { phone: '0431 123456', payment_term_days: 14 },
    }),
  },
]
