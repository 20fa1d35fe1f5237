import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../kernel/house'
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

function endpointsFor(trx: Trx, { tenantId }: Within, type: EventType): Promise<{ id: string }[]> {
  return listEndpoints(trx, { tenantId, type })
}

const listEndpoints = prepared((trx: Trx, { tenantId, type }: { tenantId: string; type: EventType }) =>
  trx
    .selectFrom('event_endpoints')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'ended')
    .where(sql<boolean>`exists (select 1 from json_each(types_json) where value = ${type})`),
)

/**
 * Records an event in the same transaction as the change it reports, and queues it for every endpoint that wants it.
 * Firms that want nothing have no events.
 * @param delayMs how long it may grow before it is sent
 */
export async function recordEvent(trx: Trx, actor: Actor, event: OutgoingEvent, delayMs = 0): Promise<void> {
  const endpoints = await endpointsFor(trx, actor, event.type)
  if (endpoints.length === 0) return
  const { id, seq } = await insertEvent(trx, actor, event)
  const nextAttemptAt = new Date(Date.parse(actor.at) + delayMs).toISOString()
  const values = endpoints.map((endpoint) => ({
    tenant_id: actor.tenantId,
    id: randomUUID(),
    endpoint_id: endpoint.id,
    event_id: id,
    type: event.type,
    seq,
    stream_id: event.streamId,
    status: 'queued' as const,
    queued_at: actor.at,
    next_attempt_at: nextAttemptAt,
    status_changed_at: actor.at,
  }))
  await trx.insertInto('event_deliveries').values(values).execute()
  ringDoorbell('events')
}

function insertEvent(trx: Trx, actor: Actor, event: OutgoingEvent): Promise<{ id: string; seq: number }> {
  return trx
    .insertInto('events')
    .values(({ selectFrom }) => ({
      tenant_id: actor.tenantId,
      id: randomUUID(),
      seq: selectFrom('events')
        .where('tenant_id', '=', actor.tenantId)
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max('seq'), lit(0)), '+', 1).as('next')),
      type: event.type,
      subject_id: event.subjectId,
      stream_id: event.streamId,
      payload_json: JSON.stringify(event.data),
      created_at: actor.at,
    }))
    .returning(['id', 'seq'])
    .executeTakeFirstOrThrow()
}
