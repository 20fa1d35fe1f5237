import { sql } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import type { EventType } from './types'

/** As `paused` and `ended` were chosen; `failing` is live, with nothing taken since. */
export type EndpointState = 'live' | 'failing' | 'paused' | 'ended'

export interface Endpoint {
  id: string
  url: string
  types: EventType[]
  state: EndpointState
  /** Its receiver answered 410, or the office ended it; null if it has not ended. */
  endedReason: 'gone' | 'office' | null
  createdAt: Instant
  lastAt: Instant | null
  lastAnswer: string | null
  failingSince: Instant | null
  waiting: number
}

export interface WatchedEndpoint extends Endpoint {
  firmId: string
  /** Until when the former secret signs too; null if it does not. */
  formerUntil: Instant | null
  /** When it is tried again after a failure. */
  restsUntil: Instant | null
  test: { at: Instant; answer: string; tookMs: number } | null
}

/** The oldest first; those that ended come last. */
export async function listEndpoints(executor: Executor, scope: Within): Promise<Endpoint[]> {
  const rows = await selectEndpoints(executor, scope)
    .orderBy(sql`endpoint.status = 'ended'`)
    .orderBy('endpoint.created_at')
    .orderBy('endpoint.id')
    .execute()
  return rows.map(asEndpoint)
}

/** @throws NotFound */
export async function getEndpoint(
  executor: Executor,
  scope: Within,
  id: string,
  at: Instant,
): Promise<WatchedEndpoint> {
  const endpoint = await findEndpoint(executor, scope, id, at)
  if (!endpoint) throw new NotFound()
  return endpoint
}

export async function findEndpoint(
  executor: Executor,
  scope: Within,
  id: string,
  at: Instant,
): Promise<WatchedEndpoint | undefined> {
  const row = await selectEndpoints(executor, scope)
    .select(['endpoint.former_until_at', 'endpoint.rests_until_at'])
    .select(['endpoint.tested_at', 'endpoint.test_answer', 'endpoint.test_took_ms'])
    .where('endpoint.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { tested_at, test_answer, test_took_ms } = row
  return {
    ...asEndpoint(row),
    firmId: scope.tenantId,
    formerUntil: stillAhead(row.former_until_at, at),
    restsUntil: stillAhead(row.rests_until_at, at),
    test: tested_at === null ? null : { at: tested_at, answer: test_answer ?? '', tookMs: test_took_ms ?? 0 },
  }
}

function stillAhead(until: Instant | null, at: Instant): Instant | null {
  return until !== null && until > at ? until : null
}

function selectEndpoints(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('event_endpoints as endpoint')
    .select(['endpoint.id', 'endpoint.url', 'endpoint.types_json', 'endpoint.status'])
    .select(['endpoint.ended_reason', 'endpoint.created_at', 'endpoint.last_at', 'endpoint.last_answer'])
    .select(['endpoint.failures', 'endpoint.failing_since_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('event_deliveries as delivery')
        .whereRef('delivery.tenant_id', '=', 'endpoint.tenant_id')
        .whereRef('delivery.endpoint_id', '=', 'endpoint.id')
        .where('delivery.status', 'in', ['queued', 'sending'])
        .select(fn.countAll<number>().as('count'))
        .as('waiting'),
    )
    .where('endpoint.tenant_id', '=', tenantId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['execute']>>[number]

function asEndpoint(row: Row): Endpoint {
  const isFailing = row.status === 'live' && row.failures > 0
  return {
    id: row.id,
    url: row.url,
    types: JSON.parse(row.types_json) as EventType[],
    state: isFailing ? 'failing' : row.status,
    endedReason: row.ended_reason,
    createdAt: row.created_at,
    lastAt: row.last_at,
    lastAnswer: row.last_answer,
    failingSince: isFailing ? row.failing_since_at : null,
    waiting: row.waiting ?? 0,
  }
}
