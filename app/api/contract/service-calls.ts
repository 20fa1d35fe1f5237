import * as z from 'zod'
import { linkRequest } from '~/kit/forms/link-request'
import { moment } from '../rest/answers'
import { oneOf, text } from '../rest/shapes'
import { sharedLink } from '../v1/invoices/answers'
import type { Call } from './call'

const milliseconds = (description: string) => z.number().min(0).meta({ description, example: 0.42 })

const health = z.object({
  status: oneOf(['ok', 'degraded'], {
    description: 'degraded: it works, and somebody should look.',
    example: 'ok',
  }),
  db: oneOf(['ok', 'error'], { description: 'Whether the database answers.', example: 'ok' }),
  db_latency_ms: milliseconds('How long the database took.'),
  timestamp: moment({ description: 'Of the check.' }),
  version: text({ description: 'Of Zahltag, in three parts.', example: '0.22.0' }),
  response_ms: milliseconds('How long the whole check took.'),
})

export const serviceCalls: readonly Call[] = [
  {
    id: 'getHealth',
    chapter: 'service',
    method: 'GET',
    path: '/api/health',
    opens: 'nothing',
    answer: { status: 200, name: 'Health', schema: health },
    example: () => ({ address: '/api/health' }),
  },
  {
    id: 'shareInvoiceInOffice',
    chapter: 'service',
    method: 'POST',
    path: '/api/intern/rechnungen/{id}/token',
    opens: 'session',
    body: { name: 'LinkRequest', schema: linkRequest, isOptional: true },
    answer: { status: 200, name: 'InvoiceLink', schema: sharedLink },
    example: ({ invoice }) => ({
      address: `/api/intern/rechnungen/${invoice}/token`,
      body: { gueltig_tage: 30 },
    }),
  },
]
