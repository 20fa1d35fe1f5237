import { type Kysely, sql } from 'kysely'

// Every delivery of the webhook is kept with what it did. One that was refused takes the oldest of a fixed number of places,
// so that whoever sends nonsense adds no row.

const PLACES = JSON.stringify(Array.from({ length: 25 }, (_, slot) => slot))

const DELIVERIES = [
  `create table kept_deliveries (
    tenant_id text not null references tenants (id),
    id text not null,
    event text not null,
    idempotency_key text,
    body_sha256 text not null,
    status text not null check (status in ('understood', 'overtaken', 'kept', 'settled')),
    processed integer not null check (processed >= 0),
    overtaken integer not null default 0 check (overtaken >= 0),
    reason text,
    received_at text not null,
    took_ms integer check (took_ms >= 0),
    month text,
    event_at text,
    subject_id text,
    secret_id text,
    repeats_id text,
    payload_sealed text,
    body_sealed text,
    primary key (tenant_id, id),
    unique (tenant_id, idempotency_key),
    check ((status = 'kept') <= (payload_sealed is not null or body_sealed is not null))
  ) strict`,
  `insert into kept_deliveries (tenant_id, id, event, idempotency_key, body_sha256, status, processed, payload_sealed,
      reason, received_at)
    select tenant_id, id, event, idempotency_key, body_sha256, status, processed, payload_sealed, reason, received_at
    from webhook_deliveries order by rowid`,
  `update kept_deliveries set month = hours.month from hours
    where hours.tenant_id = kept_deliveries.tenant_id and hours.delivery_id = kept_deliveries.id`,
  'drop table webhook_deliveries',
  'alter table kept_deliveries rename to webhook_deliveries',
  `create index webhook_deliveries_listed on webhook_deliveries (tenant_id, received_at, id, event, status, month)`,
  `create index webhook_deliveries_kept on webhook_deliveries (tenant_id, received_at desc, id, event)
    where status = 'kept'`,
  `create index webhook_payloads on webhook_deliveries (received_at)
    where payload_sealed is not null or body_sealed is not null`,
  'create index webhook_keys on webhook_deliveries (received_at) where idempotency_key is not null',
]

const REFUSED = [
  `create table refused_deliveries (
    tenant_id text not null references tenants (id),
    secret_id text not null,
    slot integer not null,
    id text,
    event text,
    code text,
    findings_json text check (json_valid(findings_json)),
    body_sha256 text,
    received_at text,
    took_ms integer check (took_ms >= 0),
    body_sealed text,
    primary key (tenant_id, secret_id, slot),
    check ((id is null) = (code is null) and (id is null) = (received_at is null))
  ) strict`,
  `create index refused_listed on refused_deliveries (tenant_id, received_at, id, event) where id is not null`,
  'create index refused_by_time on refused_deliveries (received_at) where id is not null',
  `create trigger tenants_refused after insert on tenants begin
    insert into refused_deliveries (tenant_id, secret_id, slot)
      select new.id, '', value from json_each('${PLACES}');
  end`,
  `create trigger webhook_secrets_refused after insert on webhook_secrets begin
    insert into refused_deliveries (tenant_id, secret_id, slot)
      select new.tenant_id, new.id, value from json_each('${PLACES}');
  end`,
  `insert into refused_deliveries (tenant_id, secret_id, slot)
    select tenants.id, '', value from tenants, json_each('${PLACES}')`,
  `insert into refused_deliveries (tenant_id, secret_id, slot)
    select s.tenant_id, s.id, value from webhook_secrets s, json_each('${PLACES}') where s.revoked_at is null`,
  `alter table webhook_refusals add column secret_id text not null default ''`,
  'create index webhook_refusals_of_secret on webhook_refusals (secret_id, id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DELIVERIES, ...REFUSED]) await sql.raw(statement).execute(db)
}
