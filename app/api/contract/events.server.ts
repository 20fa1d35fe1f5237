import * as z from 'zod'
import { EVENT_TYPES, type EventType } from '~/domain/events/types'
import { docsTexts } from '~/i18n/docs/texts.server'
import { moment } from '../rest/answers'
import type { Named } from './call'
import { EVENT_DATA } from './outgoing'

const HEADERS = {
  'webhook-id': 'The event’s id, the same each time that it is sent: know by it what you have had.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature':
    'Signatures of Standard Webhooks, with a space between them; one that is right is enough.',
}

/** An event as it is sent. */
export function envelopeOf(type: EventType) {
  return z.object({
    type: z.literal(type).meta({ description: 'What happened.' }),
    timestamp: moment({ description: 'When it happened.' }),
    data: EVENT_DATA[type],
  })
}

/** `invoice.paid` → `InvoicePaidEvent` */
function nameOf(type: EventType): string {
  const words = type.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}

export function eventSchemas(): Named[] {
  return EVENT_TYPES.map((type) => ({ name: nameOf(type), schema: envelopeOf(type) }))
}

/** What Zahltag sends to others. */
export function webhooksOf() {
  const { events } = docsTexts('en')
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: webhookOf(type, events[type]) }]))
}

function webhookOf(type: EventType, { title, text }: { title: string; text: string }) {
  const schema = { $ref: `#/components/schemas/${nameOf(type)}` }
  return {
    operationId: type,
    tags: ['events'],
    summary: title,
    description: text,
    security: [],
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Taken. Any other answer is tried again for three days.' },
      '410': { description: 'Nothing more is sent to this address.' },
    },
  }
}
