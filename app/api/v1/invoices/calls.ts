import type { Call, ExampleIds } from '../../contract/call'
import { handedOver, invoice, invoicePage, sent, sharedLink } from './answers'
import { invoiceQuery, newHandover, newInvoice, newLink, nothing } from './schema'

const Invoice = { name: 'Invoice', schema: invoice }
const Nothing = { name: 'Nothing', schema: nothing, isOptional: true }
const shared = { chapter: 'invoices', opens: 'key' } as const

const WORK = {
  description: 'Fensterreinigung',
  quantity: '2.5',
  unit: 'HUR',
  unit_price: '45',
  tax_rate: '19',
}
const served = ({ month }: ExampleIds) => ({ service_from: `${month}-01`, service_to: `${month}-28` })

/** One line of work and nothing else, as it is drafted in the example. */
const plain = (ids: ExampleIds) => ({
  ...served(ids),
  discount_percent: null,
  discount_days: null,
  delivery: null,
  adjustments: [],
  advances: [],
  lines: [
    {
      position: 1,
      article_number: null,
      details: null,
      ...WORK,
      price_includes_tax: false,
      adjustments: [],
      tax_category: 'S',
      tax_reason: null,
      period_from: null,
      period_to: null,
      net: '112.50',
    },
  ],
})

export const invoiceCalls: readonly Call[] = [
  {
    ...shared,
    id: 'listInvoices',
    method: 'GET',
    path: '/api/v1/invoices',
    scope: 'invoices:read',
    query: invoiceQuery,
    answer: { status: 200, name: 'InvoicePage', schema: invoicePage },
    example: () => ({ address: '/api/v1/invoices?state=open&order=due' }),
  },
  {
    ...shared,
    id: 'draftInvoice',
    method: 'POST',
    path: '/api/v1/invoices',
    scope: 'invoices:write',
    body: { name: 'NewInvoice', schema: newInvoice },
    takes: ['Idempotency-Key'],
    answer: { ...Invoice, status: 201, headers: ['ETag', 'Location'] },
    problems: ['mandate_not_active', 'advance_not_deductible', 'advance_taken', 'conflict'],
    answersWith: 'draft',
    shows: (ids) => ({
      number: null,
      state: 'draft',
      issued_on: null,
      due_on: null,
      open: '0.00',
      ...plain(ids),
    }),
    example: (ids) => ({
      address: '/api/v1/invoices',
      headers: { 'Idempotency-Key': 'order-4711-invoice' },
      body: {
        customer_id: ids.customer,
        ...served(ids),
        lines: [WORK],
      },
    }),
  },
  {
    ...shared,
    id: 'getInvoice',
    method: 'GET',
    path: '/api/v1/invoices/{invoice_id}',
    scope: 'invoices:read',
    answer: { ...Invoice, status: 200, headers: ['ETag'] },
    shows: plain,
    example: ({ invoice }) => ({ address: `/api/v1/invoices/${invoice}` }),
  },
  {
    ...shared,
    id: 'issueInvoice',
    method: 'POST',
    path: '/api/v1/invoices/{invoice_id}/issuance',
    scope: 'invoices:write',
    body: Nothing,
    takes: ['Idempotency-Key', 'If-Match'],
    answer: { ...Invoice, status: 200, headers: ['ETag'] },
    problems: [
      'already_issued',
      'not_issuable',
      'mandate_not_active',
      'advance_not_deductible',
      'advance_taken',
      'conflict',
      'changed_meanwhile',
    ],
    answersWith: 'draft',
    shows: plain,
    example: ({ draft }) => ({
      address: `/api/v1/invoices/${draft}/issuance`,
      headers: { 'Idempotency-Key': 'order-4711-issuance' },
      body: {},
    }),
  },
  {
    ...shared,
    id: 'sendInvoice',
    method: 'POST',
    path: '/api/v1/invoices/{invoice_id}/sending',
    scope: 'invoices:write',
    body: Nothing,
    takes: ['Idempotency-Key'],
    answer: { status: 200, name: 'Sending', schema: sent },
    problems: ['not_issued', 'not_open', 'no_address', 'conflict'],
    example: ({ invoice }) => ({ address: `/api/v1/invoices/${invoice}/sending`, body: {} }),
  },
  {
    ...shared,
    id: 'noteHandover',
    method: 'POST',
    path: '/api/v1/invoices/{invoice_id}/handover',
    scope: 'invoices:write',
    body: { name: 'NewHandover', schema: newHandover },
    takes: ['Idempotency-Key'],
    answer: { status: 200, name: 'Handover', schema: handedOver },
    problems: ['not_issued', 'handed_over_early', 'handed_over_already', 'conflict'],
    shows: ({ today }) => ({ on: today }),
    example: ({ invoice, today }) => ({
      address: `/api/v1/invoices/${invoice}/handover`,
      body: { on: today },
    }),
  },
  {
    ...shared,
    id: 'shareInvoice',
    method: 'POST',
    path: '/api/v1/invoices/{invoice_id}/link',
    scope: 'invoices:write',
    body: { name: 'NewLink', schema: newLink, isOptional: true },
    takes: ['Idempotency-Key'],
    answer: { status: 200, name: 'InvoiceLink', schema: sharedLink },
    example: ({ invoice }) => ({ address: `/api/v1/invoices/${invoice}/link`, body: { valid_days: 30 } }),
  },
  {
    ...shared,
    id: 'getInvoicePdf',
    method: 'GET',
    path: '/api/v1/invoices/{invoice_id}/pdf',
    scope: 'invoices:read',
    answer: { status: 200, mediaType: 'application/pdf', headers: ['ETag'] },
    example: ({ invoice }) => ({ address: `/api/v1/invoices/${invoice}/pdf` }),
  },
  {
    ...shared,
    id: 'getInvoiceXml',
    method: 'GET',
    path: '/api/v1/invoices/{invoice_id}/xml',
    scope: 'invoices:read',
    answer: { status: 200, mediaType: 'application/xml', headers: ['ETag'] },
    example: ({ invoice }) => ({ address: `/api/v1/invoices/${invoice}/xml` }),
  },
]
