import { type Kysely, sql } from 'kysely'

// What happens in a firm is told to addresses that it named: an event is written with what it tells of, and a delivery for
// each address that wants it. Events of one stream (a customer, a month of payroll) reach an address in their order.

const STATEMENTS = [
  `create table event_endpoints (
    tenant_id text not null references tenants (id),
    id text not null,
    url text not null check (url <> ''),
    types_json text not null check (json_valid(types_json)),
    secret_sealed text not null,
    former_secret_sealed text,
    former_until_at text,
    status text not null check (status in ('live', 'paused', 'ended')),
    ended_reason text check (ended_reason in ('gone', 'office')),
    failures integer not null default 0 check (failures >= 0),
    rests_until_at text,
    created_at text not null,
    primary key (tenant_id, id),
    check ((former_secret_sealed is null) = (former_until_at is null)),
    check ((ended_reason is null) = (status <> 'ended'))
  ) strict`,
  `create table events (
    tenant_id text not null references tenants (id),
    id text not null,
    seq integer not null check (seq > 0),
    type text not null,
    subject_id text not null,
    stream_id text not null,
    payload_json text not null check (json_valid(payload_json)),
    created_at text not null,
    primary key (tenant_id, id)
  ) strict`,
  'create unique index events_in_order on events (tenant_id, seq)',
  'create index events_age on events (created_at)',
  `create table event_deliveries (
    tenant_id text not null references tenants (id),
    id text not null,
    endpoint_id text not null,
    event_id text not null,
    seq integer not null check (seq > 0),
    stream_id text not null,
    status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'dropped')),
    attempts integer not null default 0 check (attempts >= 0),
    queued_at text not null,
    next_attempt_at text not null,
    claim_token text,
    claimed_at text,
    status_changed_at text not null,
    sent_at text,
    last_answer text,
    primary key (tenant_id, id),
    foreign key (tenant_id, endpoint_id) references event_endpoints (tenant_id, id),
    foreign key (tenant_id, event_id) references events (tenant_id, id)
  ) strict`,
  'create unique index event_deliveries_once on event_deliveries (tenant_id, event_id, endpoint_id)',
  'create index event_deliveries_listed on event_deliveries (tenant_id, endpoint_id, seq)',
  `create index event_deliveries_due on event_deliveries (tenant_id, endpoint_id, next_attempt_at, seq)
    where status = 'queued' and claim_token is null`,
  `create index event_deliveries_open on event_deliveries (tenant_id, endpoint_id, stream_id, seq)
    where status in ('queued', 'sending')`,
  'create index event_deliveries_claimed on event_deliveries (claim_token) where claim_token is not null',
  `create table event_attempts (
    tenant_id text not null references tenants (id),
    id text not null,
    delivery_id text not null,
    at text not null,
    answer text not null,
    took_ms integer not null check (took_ms >= 0),
    primary key (tenant_id, id),
    foreign key (tenant_id, delivery_id) references event_deliveries (tenant_id, id)
  ) strict`,
  'create index event_attempts_listed on event_attempts (tenant_id, delivery_id, at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await allowTasksOfEndpoints(db)
}

/** With another kind, all indexes as they are. */
async function allowTasksOfEndpoints(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'tasks' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?tasks"?/i, 'create table tasks_of_endpoints')
    .replace("'returned'", "'returned', 'event_endpoint'")
  await sql.raw(changed).execute(db)
  await sql`insert into tasks_of_endpoints select * from tasks`.execute(db)
  await sql`drop table tasks`.execute(db)
  await sql`alter table tasks_of_endpoints rename to tasks`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
