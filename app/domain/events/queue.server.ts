import { sql } from 'kysely'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Vault } from '../kernel/vault'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { type Claim, markClaimSending, recoverClaims, takeClaim } from '../sending/claims.server'
import { LONGEST_RETRY_MS } from '../sending/retry'
import type { Instant } from '../values/calendar'
import { bodyOf } from './body'
import { openSecrets } from './secrets'

/** An event, and where it goes. */
export interface WrittenEvent {
  url: string
  secrets: string[]
  /** Stays the same however often it is sent. */
  id: string
  body: string
}

/**
 * Claims the delivery that has been due longest, of endpoints that do not rest, and of each stream only the first that is
 * not settled. So a receiver gets the events of a record in their order.
 */
export function claimDelivery(house: House, at: Instant): Promise<Claim | undefined> {
  return writing(house, ALL_TENANTS, async (trx) => {
    // No pause is longer, so the clock was wrong when it was noted.
    const tooFar = new Date(Date.parse(at) + LONGEST_RETRY_MS).toISOString()
    const first = sql<string>`(
      select own.id from event_deliveries as own
      where own.tenant_id = endpoints.tenant_id and own.endpoint_id = endpoints.id
        and own.status = 'queued' and own.claim_token is null
        and (own.next_attempt_at <= ${at} or own.next_attempt_at > ${tooFar})
        and not exists (select 1 from event_deliveries as earlier
          where earlier.tenant_id = own.tenant_id and earlier.endpoint_id = own.endpoint_id
            and earlier.stream_id = own.stream_id and earlier.seq < own.seq
            and earlier.status in ('queued', 'sending'))
      order by own.next_attempt_at, own.seq limit 1)`
    const due = await trx
      .selectFrom('event_endpoints as endpoints')
      .crossJoin('event_deliveries')
      .whereRef('event_deliveries.tenant_id', '=', 'endpoints.tenant_id')
      .where('event_deliveries.id', '=', first)
      .where('endpoints.status', '=', 'live')
      .where(({ or, eb }) =>
        or([
          eb('endpoints.rests_until_at', 'is', null),
          eb('endpoints.rests_until_at', '<=', at),
          eb('endpoints.rests_until_at', '>', tooFar),
        ]),
      )
      .select(['event_deliveries.tenant_id', 'event_deliveries.id', 'event_deliveries.attempts'])
      .orderBy('event_deliveries.next_attempt_at')
      .orderBy('event_deliveries.seq')
      .limit(1)
      .executeTakeFirst()
    return takeClaim(trx, 'event_deliveries', due, at)
  })
}

export async function writeEvent(
  executor: Executor,
  vault: Vault,
  { tenantId, id }: Pick<Claim, 'tenantId' | 'id'>,
  at: Instant,
): Promise<WrittenEvent> {
  const row = await executor
    .selectFrom('event_deliveries as delivery')
    .innerJoin('events', (join) => joined(join, 'events.id', 'delivery.event_id'))
    .innerJoin('event_endpoints as endpoint', (join) => joined(join, 'endpoint.id', 'delivery.endpoint_id'))
    .where('delivery.tenant_id', '=', tenantId)
    .where('delivery.id', '=', id)
    .select(['events.id', 'events.type', 'events.created_at', 'events.payload_json'])
    .select(['endpoint.id as endpoint_id', 'endpoint.url', 'endpoint.secret_sealed'])
    .select(['endpoint.former_secret_sealed', 'endpoint.former_until_at'])
    .executeTakeFirstOrThrow()
  return {
    url: row.url,
    secrets: openSecrets(vault, { ...row, tenant_id: tenantId, id: row.endpoint_id }, at),
    id: row.id,
    body: bodyOf(row),
  }
}

/** From now on the receiver may have the event; it gets it again unless it says so. */
export function markDeliverySending(house: House, claim: Claim, at: Instant): Promise<void> {
  return writing(house, claim, (trx) => markClaimSending(trx, 'event_deliveries', claim, { at }))
}

/**
 * Queues again what a crashed process was sending: receivers know events by their ids, so twice is better than never.
 * Only at startup, when no one else is sending.
 */
export function recoverDeliveries(house: House, at: Instant): Promise<number> {
  return writing(house, ALL_TENANTS, (trx) => recoverClaims(trx, 'event_deliveries', 'queued', at))
}
