import { type Kysely, sql } from 'kysely'

// A claim looks only at the first delivery of each stream that is not settled, and not at all that wait behind it. Triggers
// keep the mark, whoever queues, settles, removes or sends again.

const OF_STREAM = (row: 'new' | 'old') => `tenant_id = ${row}.tenant_id and endpoint_id = ${row}.endpoint_id
    and stream_id = ${row}.stream_id and status in ('queued', 'sending')`

const MARK_FIRST = (row: 'new' | 'old') => `
  update event_deliveries set is_first = 1 where tenant_id = ${row}.tenant_id and id = (
    select id from event_deliveries where ${OF_STREAM(row)} order by seq limit 1);`

/** What was first behind the new one no longer is. */
const OPENED = `
  update event_deliveries set is_first = 0 where is_first = 1 and tenant_id = new.tenant_id and id = (
    select id from event_deliveries where ${OF_STREAM('new')} and seq > new.seq order by seq limit 1);
  ${MARK_FIRST('new')}`

const STATEMENTS = [
  'alter table event_deliveries add column is_first integer not null default 0 check (is_first in (0, 1))',
  `update event_deliveries set is_first = 1 where status in ('queued', 'sending')
    and not exists (select 1 from event_deliveries as earlier
      where earlier.tenant_id = event_deliveries.tenant_id and earlier.endpoint_id = event_deliveries.endpoint_id
        and earlier.stream_id = event_deliveries.stream_id and earlier.seq < event_deliveries.seq
        and earlier.status in ('queued', 'sending'))`,
  'drop index event_deliveries_due',
  `create index event_deliveries_due on event_deliveries (tenant_id, endpoint_id, next_attempt_at, seq)
    where status = 'queued' and claim_token is null and is_first = 1`,
  `create trigger event_deliveries_queued after insert on event_deliveries
    when new.status in ('queued', 'sending') begin ${OPENED} end`,
  `create trigger event_deliveries_queued_again after update of status on event_deliveries
    when old.status not in ('queued', 'sending') and new.status in ('queued', 'sending') begin ${OPENED} end`,
  `create trigger event_deliveries_settled after update of status on event_deliveries
    when old.is_first = 1 and old.status in ('queued', 'sending') and new.status not in ('queued', 'sending') begin
      update event_deliveries set is_first = 0 where tenant_id = new.tenant_id and id = new.id;
      ${MARK_FIRST('new')} end`,
  `create trigger event_deliveries_removed after delete on event_deliveries
    when old.is_first = 1 begin ${MARK_FIRST('old')} end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
