import { randomUUID } from 'node:crypto'
import type { House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type Claim, releaseClaim } from '../sending/claims.server'
import { GIVE_UP_MS, LONGEST_RETRY_MS, retryAfter } from '../sending/retry'
import { openTask } from '../tasks/open.server'
import type { Instant } from '../values/calendar'

/** So that one event that a receiver cannot take holds up the others for an hour at most. */
const LONGEST_REST_MS = 60 * 60_000

/** `gone`: the receiver wants nothing more. `failed` is what cannot be sent at all. */
export interface DeliveryEnd {
  outcome: 'sent' | 'retry' | 'failed' | 'gone'
  answer: string
  tookMs?: number
  /** What the receiver asked for. */
  retryAfterMs?: number | undefined
}

interface Delivery {
  id: string
  endpoint_id: string
  queued_at: Instant
  url: string
  failures: number
  failing_since_at: Instant | null
  endpoint_status: 'live' | 'paused' | 'ended'
}

/**
 * Notes what became of an attempt, and when the next is due. After three days of failure the office has a task. Says nothing
 * of a delivery that was removed while it was sent.
 */
export async function finishDelivery(
  house: House,
  claim: Claim,
  end: DeliveryEnd,
  at: Instant,
): Promise<void> {
  const actor: Actor = { tenantId: claim.tenantId, actor: 'system', at }
  await writing(house, actor, async (trx) => {
    const delivery = await readDelivery(trx, claim)
    if (!delivery) return
    const { status, nextAttemptAt } = settle(claim, delivery, end, at)
    const { answer } = end
    if (!(await releaseClaim(trx, 'event_deliveries', claim, { status, answer, nextAttemptAt, at }))) return
    await trx
      .insertInto('event_attempts')
      .values({
        tenant_id: claim.tenantId,
        id: randomUUID(),
        delivery_id: claim.id,
        at,
        answer,
        took_ms: Math.round(end.tookMs ?? 0),
      })
      .execute()
    await noteEndpoint(trx, actor, delivery, end)
    if (status === 'failed' && end.outcome !== 'gone') await failOld(trx, actor, delivery, answer)
    if (status === 'failed') await tellOffice(trx, actor, delivery)
  })
}

function readDelivery(trx: Trx, { tenantId, id }: Claim): Promise<Delivery | undefined> {
  return trx
    .selectFrom('event_deliveries as delivery')
    .innerJoin('event_endpoints as endpoint', (join) => joined(join, 'endpoint.id', 'delivery.endpoint_id'))
    .where('delivery.tenant_id', '=', tenantId)
    .where('delivery.id', '=', id)
    .select([
      'delivery.id',
      'delivery.endpoint_id',
      'delivery.queued_at',
      'endpoint.url',
      'endpoint.failures',
      'endpoint.failing_since_at',
      'endpoint.status as endpoint_status',
    ])
    .executeTakeFirst()
}

function settle(
  claim: Claim,
  { queued_at, endpoint_status }: Delivery,
  { outcome, retryAfterMs = 0 }: DeliveryEnd,
  at: Instant,
) {
  if (outcome === 'sent') return { status: 'sent' as const }
  // Ended by the office while this was sent.
  if (endpoint_status === 'ended') return { status: 'dropped' as const }
  const delay = outcome === 'retry' ? retryAfter(claim.attempts) : undefined
  if (delay === undefined || isTooOld(queued_at, at)) return { status: 'failed' as const }
  return { status: 'queued' as const, nextAttemptAt: later(at, pauseOf(delay, retryAfterMs)) }
}

function isTooOld(queuedAt: Instant, at: Instant): boolean {
  return Date.parse(at) - Date.parse(queuedAt) >= GIVE_UP_MS
}

function pauseOf(delay: number, asked: number): number {
  return Math.min(Math.max(delay, asked), LONGEST_RETRY_MS)
}

function later(at: Instant, ms: number): Instant {
  return new Date(Date.parse(at) + ms).toISOString()
}

/** An endpoint that fails rests, so that its whole queue is not tried in vain, and others are not held up. */
async function noteEndpoint(
  trx: Trx,
  { tenantId, at }: Actor,
  delivery: Delivery,
  { outcome, answer, tookMs = 0, retryAfterMs = 0 }: DeliveryEnd,
): Promise<void> {
  const failures = outcome === 'sent' ? 0 : delivery.failures + 1
  const rest = Math.min(retryAfter(failures) ?? LONGEST_REST_MS, LONGEST_REST_MS)
  await trx
    .updateTable('event_endpoints')
    .set({
      failures,
      last_at: at,
      last_answer: answer,
      failing_since_at: failures === 0 ? null : (delivery.failing_since_at ?? at),
      took_ms: Math.round(tookMs),
      rests_until_at: failures === 0 ? null : later(at, pauseOf(rest, retryAfterMs)),
      ...(outcome === 'gone' && { status: 'ended', ended_reason: 'gone' }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', delivery.endpoint_id)
    .where('status', '<>', 'ended')
    .execute()
  if (outcome === 'gone') await dropWaiting(trx, { tenantId, at }, delivery.endpoint_id)
}

/** What waits for an endpoint that has ended stays, and can be sent again should it come back. */
export async function dropWaiting(
  trx: Trx,
  { tenantId, at }: Pick<Actor, 'tenantId' | 'at'>,
  endpointId: string,
): Promise<void> {
  await trx
    .updateTable('event_deliveries')
    .set({ status: 'dropped', status_changed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .execute()
}

/** What has waited for three days at an endpoint that still fails fails with it, though its turn may not have come. */
async function failOld(
  trx: Trx,
  { tenantId, at }: Actor,
  { endpoint_id }: Delivery,
  answer: string,
): Promise<void> {
  await trx
    .updateTable('event_deliveries')
    .set({ status: 'failed', status_changed_at: at, last_answer: answer })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', endpoint_id)
    .where('status', '=', 'queued')
    .where('claim_token', 'is', null)
    .where('queued_at', '<=', later(at, -GIVE_UP_MS))
    .execute()
}

async function tellOffice(trx: Trx, actor: Actor, { endpoint_id, url }: Delivery): Promise<void> {
  const detail = new URL(url).host
  await openTask(trx, actor, { kind: 'event_endpoint', subjectId: endpoint_id, area: 'invoicing', detail })
}
