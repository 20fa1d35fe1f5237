import { sql } from 'kysely'
import type { Trx } from '../kernel/house'
import type { Instant } from '../values/calendar'

/** Takes a millisecond or two; pages are served in between. */
const CHUNK = 200

/** Removes old events with their deliveries and attempts, whether they arrived or not, but none that is being sent. */
export async function removeEvents(trx: Trx, before: Instant): Promise<number> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`select tenant_id, id from events
    where created_at < ${before} and not exists (select 1 from event_deliveries as own
      where own.tenant_id = events.tenant_id and own.event_id = events.id and own.claim_token is not null)
    limit ${CHUNK}`.execute(trx)
  const old = sql`select value ->> 'tenant_id', value ->> 'id' from json_each(${JSON.stringify(rows)})`
  await sql`delete from event_attempts where (tenant_id, delivery_id) in
    (select tenant_id, id from event_deliveries where (tenant_id, event_id) in (${old}))`.execute(trx)
  await sql`delete from event_deliveries where (tenant_id, event_id) in (${old})`.execute(trx)
  await sql`delete from events where (tenant_id, id) in (${old})`.execute(trx)
  return rows.length
}
