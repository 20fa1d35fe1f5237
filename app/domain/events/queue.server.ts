import { type RawBuilder, sql } from 'kysely'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Vault } from '../kernel/vault'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { type Claim, markClaimSending, recoverClaims, takeClaim } from '../sending/claims.server'
import { LONGEST_RETRY_MS } from '../sending/retry'
import type { Instant } from '../values/calendar'
import { bodyOf } from './body'
import { dropWaiting } from './finish.server'
import { openSecrets } from './secrets'

/** An event, and where it goes. */
export interface WrittenEvent {
  url: string
  secrets: string[]
  /** Stays the same however often it is sent. */
  id: string
  body: string
}

/** At most one per endpoint. */
export const MOST_AT_ONCE = 8
/** Endpoints that took so long for their last answer get half of the places, so that the others need not wait for them. */
const SLOW_MS = 2000
const MOST_SLOW = MOST_AT_ONCE / 2

/** The endpoints that are being told of something: as few as there are places. */
const BUSY = sql`from event_deliveries as claimed indexed by event_deliveries_claimed
  cross join event_endpoints as endpoint
    on endpoint.tenant_id = claimed.tenant_id and endpoint.id = claimed.endpoint_id
  where claimed.claim_token is not null`

/**
 * Claims a delivery that is due, of an endpoint that neither rests nor is being told of another. Firms and their endpoints
 * take turns. Of each stream only the first that is not settled, so a receiver gets the events of a record in their order.
 */
export async function claimDelivery(house: House, at: Instant): Promise<Claim | undefined> {
  // Most looks find nothing, and need not keep others from writing.
  if (!(await findDue(house.reader, at))) return undefined
  return writing(house, ALL_TENANTS, async (trx) => {
    const due = await findDue(trx, at)
    const claim = await takeClaim(trx, 'event_deliveries', due, at)
    if (due && claim)
      await trx
        .updateTable('event_endpoints')
        .set({ turn_at: at })
        .where('tenant_id', '=', due.tenant_id)
        .where('id', '=', due.endpoint_id)
        .execute()
    return claim
  })
}

function findDue(executor: Executor, at: Instant) {
  // No pause is longer, so the clock was wrong when it was noted.
  const tooFar = new Date(Date.parse(at) + LONGEST_RETRY_MS).toISOString()
  const firstThat = (isDue: RawBuilder<boolean>) => sql<string>`(
    select own.id from event_deliveries as own
    where own.tenant_id = endpoints.tenant_id and own.endpoint_id = endpoints.id
      and own.status = 'queued' and own.claim_token is null and own.is_first = 1 and ${isDue}
    order by own.next_attempt_at, own.seq limit 1)`
  const first = sql<string>`coalesce(
    ${firstThat(sql`own.next_attempt_at <= ${at}`)},
    ${firstThat(sql`own.next_attempt_at > ${tooFar}`)})`
  const isSlow = (endpoint: string) =>
    sql<boolean>`coalesce(${sql.ref(`${endpoint}.took_ms`)}, 0) >= ${sql.lit(SLOW_MS)}`
  return (
    executor
      .selectFrom('event_endpoints as endpoints')
      // A cross join keeps SQLite from starting with the deliveries.
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
      .where(sql<boolean>`not exists (select 1 ${BUSY}
        and endpoint.tenant_id = endpoints.tenant_id and endpoint.id = endpoints.id)`)
      .where(sql<boolean>`(not ${isSlow('endpoints')} or ${sql.lit(MOST_SLOW)} >
        (select count(*) ${BUSY} and ${isSlow('endpoint')}))`)
      .select(['event_deliveries.tenant_id', 'event_deliveries.id', 'event_deliveries.attempts'])
      .select('event_deliveries.endpoint_id')
      .orderBy(sql`(select count(*) ${BUSY} and endpoint.tenant_id = endpoints.tenant_id)`)
      .orderBy(sql`case when endpoints.turn_at <= ${at} then endpoints.turn_at end`)
      .orderBy('event_deliveries.next_attempt_at')
      .orderBy('event_deliveries.seq')
      .limit(1)
      .executeTakeFirst()
  )
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
 * Queues again what a crashed process was sending, but to endpoints that have ended: receivers know events by their ids, so
 * twice is better than never. Only at startup, when no one else is sending.
 */
export function recoverDeliveries(house: House, at: Instant): Promise<number> {
  return writing(house, ALL_TENANTS, async (trx) => {
    const count = await recoverClaims(trx, 'event_deliveries', 'queued', at)
    const ended = await trx
      .selectFrom('event_endpoints')
      .select(['tenant_id as tenantId', 'id'])
      .where('status', '=', 'ended')
      .execute()
    for (const { tenantId, id } of ended) await dropWaiting(trx, { tenantId, at }, id)
    return count
  })
}
