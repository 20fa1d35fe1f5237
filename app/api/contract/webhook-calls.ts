import * as z from 'zod'
import { type Delivery, delivery } from '~/domain/inbox/schema'
import { moment } from '../rest/answers'
import { oneOf, reference, wholeNumber } from '../rest/shapes'
import type { Call, Example, ExampleIds } from './call'

const pair = z.object({ stunden: z.number(), ueberstunden: z.number() })
/** In hours or in days. */
const kind = z.object({ art: z.string(), stunden: z.number().optional(), tage: z.number().optional() })

const received = z.object({
  status: oneOf(['received'], { description: 'Everything of the request is stored.', example: 'received' }),
  processed: wholeNumber({
    description: 'How many entries took effect; 0 for what was kept for the office to look at.',
    example: 1,
  }),
  timestamp: moment({ description: 'Of the answer.' }),
  dry_run: z
    .literal(true)
    .optional()
    .meta({ description: 'Of a dry run alone, as are the fields below: nothing was stored.' }),
  verdict: z.string().optional().meta({ description: 'What would have become of it.' }),
  reason: z.string().optional().meta({ description: 'Why it would have been kept for the office.' }),
  changed: z.int().optional().meta({
    description:
      'How many employees would have had other hours; of other events, how many records would have been new.',
  }),
  changes: z
    .array(
      z.object({
        id: reference(),
        before: pair.nullable().meta({ description: 'What is stored now; null for nothing.' }),
        after: pair.meta({ description: 'What would have been stored.' }),
        needs_decision: z
          .boolean()
          .meta({ description: 'Whether the office would have to decide, as the month is paid.' }),
      }),
    )
    .optional()
    .meta({ description: 'The first of them.' }),
  kinds: z
    .array(
      z.object({
        id: reference(),
        after: z.array(kind).meta({
          description: 'What would have counted; what counts now is not said, as it may tell of sickness.',
        }),
        needs_decision: z
          .boolean()
          .meta({ description: 'Whether the office would have to decide, as the month is paid.' }),
      }),
    )
    .optional()
    .meta({ description: 'Whose kinds of hours would have changed, where any would.' }),
})

export const webhookCalls: readonly Call[] = [
  {
    id: 'receiveEvent',
    chapter: 'webhook',
    method: 'POST',
    path: '/api/intern/webhook',
    opens: 'secret',
    body: { name: 'Delivery', schema: delivery },
    takes: [
      'webhook-id',
      'Idempotency-Key',
      'X-Dry-Run',
      'Content-Encoding',
      'webhook-timestamp',
      'webhook-signature',
    ],
    answer: { status: 200, name: 'Received', schema: received },
    example: (ids) => deliveryOf('zeiterfassung.export', ids),
    events: [
      'zeiterfassung.export' as const,
      'lohnzettel.versandt' as const,
      'mandat.neu' as const,
      'buchhaltung.export' as const,
    ].map((event) => ({ event, example: (ids) => deliveryOf(event, ids) })),
  },
]

/** What each event says, in an example. */
const DATA: Record<Delivery['event'], (ids: ExampleIds) => object> = {
  'zeiterfassung.export': ({ month, employee }) => ({
    monat: month,
    mitarbeiter: [{ id: employee, stunden: 160, ueberstunden: 2.5, zeiten: [{ art: 'nacht', stunden: 12 }] }],
  }),
  'lohnzettel.versandt': ({ month, employee }) => ({
    mitarbeiter_id: employee,
    monat: month,
    versandt_am: `${month}-28T08:00:00+01:00`,
    kanal: 'E-Post',
  }),
  'mandat.neu': ({ customer, month }) => ({
    kunde_id: customer,
    mandatsreferenz: 'WEB-4711',
    iban: 'DE02 1203 0000 0000 2020 51',
    kontoinhaber: 'Merle Petersen',
    unterschrieben_am: `${month}-28`,
    art: 'CORE',
  }),
  'buchhaltung.export': ({ month }) => ({ monat: month, format: 'DATEV' }),
}

function deliveryOf(event: Delivery['event'], ids: ExampleIds): Example {
  return {
    address: '/api/intern/webhook',
    headers: { 'webhook-id': { before: `${event}-`, isNew: true } },
    body: { event, mandant_id: ids.tenant, daten: DATA[event](ids) },
  }
}
