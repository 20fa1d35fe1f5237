import { type Kysely, sql } from 'kysely'

// An owner sees of each address how its last attempts went and how a test went, and finds deliveries by event and state.

const OF_ENDPOINTS = [
  // The last attempt, whatever of its deliveries has been removed since.
  'last_at text',
  'last_answer text',
  // The first failure since the last success.
  'failing_since_at text',
  'tested_at text',
  'test_answer text',
  'test_took_ms integer check (test_took_ms >= 0)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of OF_ENDPOINTS)
    await sql.raw(`alter table event_endpoints add column ${column}`).execute(db)
  await fillLastAttempts(db)
  await addTypeToDeliveries(db)
  for (const index of [
    'create index event_deliveries_by_status on event_deliveries (tenant_id, endpoint_id, status, seq)',
    'create index event_deliveries_by_type on event_deliveries (tenant_id, endpoint_id, type, seq)',
    'create index events_by_time on events (tenant_id, created_at)',
    'create index event_endpoints_failing on event_endpoints (failing_since_at) where failing_since_at is not null',
  ])
    await sql.raw(index).execute(db)
}

async function fillLastAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`update event_endpoints set (last_at, last_answer) = (
    select a.at, a.answer from event_attempts a
    join event_deliveries d on d.tenant_id = a.tenant_id and d.id = a.delivery_id
    where d.tenant_id = event_endpoints.tenant_id and d.endpoint_id = event_endpoints.id
    order by a.at desc limit 1)`.execute(db)
  await sql`update event_endpoints set failing_since_at = last_at where failures > 0`.execute(db)
}

/** Rebuilt, so that the type is never without a value; all indexes as they are. */
async function addTypeToDeliveries(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'event_deliveries' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?event_deliveries"?/i, 'create table typed_deliveries')
    .replace('event_id text not null,', 'event_id text not null,\n    type text not null,')
  await sql.raw(changed).execute(db)
  const kept = `tenant_id, id, endpoint_id, event_id, seq, stream_id, status, attempts, queued_at, next_attempt_at,
    claim_token, claimed_at, status_changed_at, sent_at, last_answer`
  await sql
    .raw(
      `insert into typed_deliveries (${kept}, type) select ${kept.replaceAll(/(\w+)/g, 'd.$1')}, e.type
    from event_deliveries d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id`,
    )
    .execute(db)
  await sql`drop table event_deliveries`.execute(db)
  await sql`alter table typed_deliveries rename to event_deliveries`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
