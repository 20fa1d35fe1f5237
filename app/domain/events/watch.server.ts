import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Instant } from '../values/calendar'

/**
 * Whether the worker leaves events lying: due since then, the first of their stream, at an endpoint that is live, does not
 * rest and was not tried since. A receiver that takes nothing is its firm's affair: its endpoint is tried, or rests.
 */
export async function hasStuckEvents(executor: Executor, dueSince: Instant): Promise<boolean> {
  const { rows } = await sql<{ stuck: number }>`select exists (
    select 1 from event_endpoints as endpoint
    where endpoint.status = 'live'
      and (endpoint.rests_until_at is null or endpoint.rests_until_at < ${dueSince})
      and (endpoint.last_at is null or endpoint.last_at < ${dueSince})
      and exists (select 1 from event_deliveries as due
        where due.tenant_id = endpoint.tenant_id and due.endpoint_id = endpoint.id
          and due.status = 'queued' and due.claim_token is null and due.is_first = 1
          and due.next_attempt_at < ${dueSince})) as stuck`.execute(executor)
  return rows[0]?.stuck === 1
}

/** Of all firms: events on their way, and endpoints that take nothing. */
export async function countEvents(executor: Executor): Promise<{ waiting: number; failing: number }> {
  const { rows } = await sql<{ waiting: number; failing: number }>`select
    (select count(*) from event_deliveries where status in ('queued', 'sending')) as waiting,
    (select count(*) from event_endpoints where failing_since_at is not null and status = 'live') as failing
  `.execute(executor)
  return rows[0] ?? { waiting: 0, failing: 0 }
}
