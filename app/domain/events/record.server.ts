import type { Insertable } from 'kysely'
import type { Database } from '~db/schema'
import type { Trx } from '../kernel/house'
import { newId } from '../kernel/new-id.server'
import { prepared } from '../kernel/prepared.server'
import type { Actor, Within } from '../kernel/scope'
import { ringDoorbell } from '../sending/doorbell'
import type { EventData, EventType } from './types'

export type OutgoingEvent = {
  [Type in EventType]: {
    type: Type
    subjectId: string
    /** What is told in order: the customer, or the month of payroll. */
    streamId: string
    data: EventData[Type]
  }
}[EventType]

/** Whether any endpoint wants events of this type: most firms have none, and need not read what they would say. */
export async function isWanted(trx: Trx, within: Within, type: EventType): Promise<boolean> {
  return (await endpointsFor(trx, within, type)).length > 0
}

interface Endpoint {
  id: string
  types: readonly string[]
}

const known = new WeakMap<Trx, Map<string, readonly Endpoint[]>>()

/** Read once in a transaction, which may record thousands of events and changes no endpoint. */
async function endpointsFor(trx: Trx, { tenantId }: Within, type: EventType): Promise<Endpoint[]> {
  const read = known.get(trx) ?? new Map<string, readonly Endpoint[]>()
  known.set(trx, read)
  const endpoints = read.get(tenantId) ?? (await listEndpoints(trx, { tenantId })).map(endpointOf)
  read.set(tenantId, endpoints)
  return endpoints.filter(({ types }) => types.includes(type))
}

function endpointOf({ id, types_json }: { id: string; types_json: string }): Endpoint {
  return { id, types: JSON.parse(types_json) as string[] }
}

const listEndpoints = prepared((trx: Trx, { tenantId }: Within) =>
  trx
    .selectFrom('event_endpoints')
    .select(['id', 'types_json'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'ended'),
)

/**
 * Records an event in the same transaction as the change it reports, and queues it for every endpoint that wants it.
 * Firms that want nothing have no events.
 * @param delayMs how long it may grow before it is sent
 */
export async function recordEvent(trx: Trx, actor: Actor, event: OutgoingEvent, delayMs = 0): Promise<void> {
  const endpoints = await endpointsFor(trx, actor, event.type)
  if (endpoints.length === 0) return
  const [recorded] = await insertEvent(trx, {
    tenantId: actor.tenantId,
    id: newId(),
    type: event.type,
    subjectId: event.subjectId,
    streamId: event.streamId,
    payload: JSON.stringify(event.data),
    at: actor.at,
  })
  if (!recorded) throw new Error('an insert returned no row')
  const nextAttemptAt = new Date(Date.parse(actor.at) + delayMs).toISOString()
  for (const endpoint of endpoints)
    await queue(trx, {
      tenant_id: actor.tenantId,
      id: newId(),
      endpoint_id: endpoint.id,
      event_id: recorded.id,
      type: event.type,
      seq: recorded.seq,
      stream_id: event.streamId,
      status: 'queued',
      queued_at: actor.at,
      next_attempt_at: nextAttemptAt,
      status_changed_at: actor.at,
    })
  ringDoorbell('events')
}

interface EventRow extends Within {
  id: string
  type: EventType
  subjectId: string
  streamId: string
  payload: string
  at: string
}

const insertEvent = prepared((trx: Trx, { tenantId, id, type, subjectId, streamId, payload, at }: EventRow) =>
  trx
    .insertInto('events')
    .values(({ selectFrom }) => ({
      tenant_id: tenantId,
      id,
      seq: selectFrom('events')
        .where('tenant_id', '=', tenantId)
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max('seq'), lit(0)), '+', 1).as('next')),
      type,
      subject_id: subjectId,
      stream_id: streamId,
      payload_json: payload,
      created_at: at,
    }))
    .returning(['id', 'seq']),
)

const queue = prepared((trx: Trx, row: Insertable<Database['event_deliveries']>) =>
  trx.insertInto('event_deliveries').values(row),
)
