import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { ringDoorbell } from '../sending/doorbell'
import { addDays, type DateText, type Instant } from '../values/calendar'
import { EndpointConflict } from './endpoints.server'

/** Days in Germany, both included; `all`: also what arrived. */
export interface ReplaySpan {
  from: DateText
  to: DateText
  all: boolean
}

/**
 * Sends a delivery again, under its id, with three days to arrive. False if it waits already.
 * @throws NotFound; Conflict `endpoint_ended`
 */
export function replayDelivery(
  house: House,
  scope: Scope,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const { status } = await getOpenDelivery(trx, scope, { endpointId, deliveryId })
    if (status === 'queued' || status === 'sending') return false
    await queueAgain(trx, scope, endpointId).where('id', '=', deliveryId).execute()
    await audit(trx, scope, endpointId, { count: 1 })
    ringDoorbell('events')
    return true
  })
}

/** How many `replaySpan` would send. */
export async function countSpan(
  executor: Executor,
  { tenantId }: Within,
  endpointId: string,
  span: ReplaySpan,
): Promise<number> {
  const { count } = await executor
    .selectFrom('event_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', endpointId)
    .where('status', 'in', statesOf(span))
    .where('event_id', 'in', eventsOf(tenantId, span))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Sends again what was told on these days, in its order; what waits already is left as it is. Returns how many.
 * @throws NotFound; Conflict `endpoint_ended`
 */
export function replaySpan(
  house: House,
  scope: Scope,
  endpointId: string,
  span: ReplaySpan,
): Promise<number> {
  return writing(house, scope, async (trx) => {
    await getOpenEndpoint(trx, scope, endpointId)
    const { numUpdatedRows } = await queueAgain(trx, scope, endpointId)
      .where('status', 'in', statesOf(span))
      .where('event_id', 'in', eventsOf(scope.tenantId, span))
      .executeTakeFirst()
    const count = Number(numUpdatedRows)
    if (count === 0) return 0
    await audit(trx, scope, endpointId, { from_day: span.from, to_day: span.to, count })
    ringDoorbell('events')
    return count
  })
}

function statesOf({ all }: ReplaySpan) {
  return all ? (['sent', 'failed', 'dropped'] as const) : (['failed', 'dropped'] as const)
}

function eventsOf(tenantId: string, { from, to }: ReplaySpan) {
  return sql<string>`(select id from events where tenant_id = ${tenantId}
    and created_at >= ${beginOf(from)} and created_at < ${beginOf(addDays(to, 1))})`
}

function beginOf(day: DateText): Instant {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime('Europe/Berlin').epochMilliseconds,
  ).toISOString()
}

function queueAgain(trx: Trx, { tenantId, at }: Scope, endpointId: string) {
  return trx
    .updateTable('event_deliveries')
    .set({ status: 'queued', attempts: 0, queued_at: at, next_attempt_at: at, status_changed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', endpointId)
}

async function getOpenDelivery(
  trx: Trx,
  scope: Scope,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
) {
  const delivery = await trx
    .selectFrom('event_deliveries')
    .select('status')
    .where('tenant_id', '=', scope.tenantId)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', deliveryId)
    .executeTakeFirst()
  if (!delivery) throw new NotFound()
  await getOpenEndpoint(trx, scope, endpointId)
  return delivery
}

async function getOpenEndpoint(trx: Trx, { tenantId }: Scope, id: string): Promise<void> {
  const endpoint = await trx
    .selectFrom('event_endpoints')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!endpoint) throw new NotFound()
  if (endpoint.status === 'ended') throw new EndpointConflict('endpoint_ended')
}

function audit(trx: Trx, scope: Scope, subjectId: string, after: object): Promise<void> {
  const action = 'event_endpoint.replayed'
  return recordAudit(trx, scope, { action, subjectType: 'event_endpoint', subjectId, after })
}
