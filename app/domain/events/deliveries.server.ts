import { sql } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { Instant } from '../values/calendar'
import { bodyOf } from './body'
import type { EventType } from './types'

const PER_PAGE = 50

/** `waiting`: queued, or being sent now. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'dropped'

/** Of an endpoint; undefined means everything. */
export interface DeliveryQuery {
  type: EventType | undefined
  state: DeliveryState | undefined
  place: Place
}

export interface Delivery {
  id: string
  type: EventType
  at: Instant
  state: DeliveryState
  attempts: number
  lastAnswer: string | null
  nextAt: Instant | null
}

export interface Attempt {
  at: Instant
  answer: string
  tookMs: number
}

export interface WatchedDelivery extends Delivery {
  endpoint: { id: string; url: string; hasEnded: boolean }
  eventId: string
  sentAt: Instant | null
  tries: Attempt[]
  /** As it is sent, to the byte. */
  body: string
}

/** The newest events first. */
export function readDeliveries(
  executor: Executor,
  { tenantId }: Within,
  endpointId: string,
  { type, state, place }: DeliveryQuery,
): Promise<ListPage<Delivery>> {
  let matching = executor
    .selectFrom('event_deliveries')
    .select('event_deliveries.id')
    .where('event_deliveries.tenant_id', '=', tenantId)
    .where('event_deliveries.endpoint_id', '=', endpointId)
  if (state === 'waiting') matching = matching.where('event_deliveries.status', 'in', ['queued', 'sending'])
  else if (state !== undefined) matching = matching.where('event_deliveries.status', '=', state)
  if (type !== undefined) matching = matching.where('event_deliveries.type', '=', type)
  return readPage(
    executor,
    { tenantId },
    {
      matching,
      order: { table: 'event_deliveries', by: [sql`event_deliveries.seq`], direction: 'desc' },
      rows: async (ids) =>
        (await selectDeliveries(executor, { tenantId }).where('delivery.id', 'in', ids).execute()).map(
          asDelivery,
        ),
    },
    { place, perPage: PER_PAGE },
  )
}

/** @throws NotFound */
export async function getDelivery(
  executor: Executor,
  { tenantId }: Within,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
): Promise<WatchedDelivery> {
  const row = await selectDeliveries(executor, { tenantId })
    .innerJoin('event_endpoints as endpoint', (join) => joined(join, 'endpoint.id', 'delivery.endpoint_id'))
    .select(['endpoint.url', 'endpoint.status as endpoint_status', 'events.payload_json', 'delivery.sent_at'])
    .where('delivery.endpoint_id', '=', endpointId)
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return {
    ...asDelivery(row),
    endpoint: { id: endpointId, url: row.url, hasEnded: row.endpoint_status === 'ended' },
    eventId: row.event_id,
    sentAt: row.sent_at,
    tries: await listAttempts(executor, { tenantId }, deliveryId),
    body: bodyOf(row),
  }
}

function listAttempts(executor: Executor, { tenantId }: Within, deliveryId: string): Promise<Attempt[]> {
  return executor
    .selectFrom('event_attempts')
    .select(['at', 'answer', 'took_ms as tookMs'])
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', '=', deliveryId)
    .orderBy('at', 'desc')
    .execute()
}

function selectDeliveries(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('event_deliveries as delivery')
    .innerJoin('events', (join) => joined(join, 'events.id', 'delivery.event_id'))
    .select(['delivery.id', 'delivery.event_id', 'delivery.type', 'events.created_at', 'delivery.status'])
    .select(['delivery.attempts', 'delivery.last_answer', 'delivery.next_attempt_at'])
    .where('delivery.tenant_id', '=', tenantId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number]

function asDelivery(row: Row): Delivery {
  const state = row.status === 'queued' || row.status === 'sending' ? 'waiting' : row.status
  return {
    id: row.id,
    type: row.type as EventType,
    at: row.created_at,
    state,
    attempts: row.attempts,
    lastAnswer: row.last_answer,
    nextAt: row.status === 'queued' ? row.next_attempt_at : null,
  }
}
