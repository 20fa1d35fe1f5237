import { type Kysely, sql } from 'kysely'

// When an employee's month was last reported by a sender that says so, and kinds of hours that time recording reports. These may
// come under an id before its employee is there, as hours do.

const STATEMENTS = [
  `create table hours_times (
    tenant_id text not null references tenants (id),
    month text not null,
    employee_id text not null,
    made_at text not null,
    primary key (tenant_id, month, employee_id)
  ) strict, without rowid`,
  'create index hours_times_age on hours_times (made_at)',
  `create table entries_of_hours (
    tenant_id text not null references tenants (id),
    id text not null,
    month text not null,
    employee_id text not null,
    version integer not null check (version > 0),
    act text not null check (act in ('entered', 'pasted', 'accepted', 'rejected', 'reported', 'late')),
    kinds_sealed text not null,
    reason_sealed text not null,
    hours_seq integer,
    recorded_by text not null,
    recorded_at text not null,
    delivery_id text,
    times_sealed text,
    primary key (tenant_id, id),
    check ((act in ('reported', 'late')) = (times_sealed is not null))
  ) strict`,
  `insert into entries_of_hours (tenant_id, id, month, employee_id, version, act, kinds_sealed, reason_sealed, hours_seq,
      recorded_by, recorded_at)
    select tenant_id, id, month, employee_id, version, act, kinds_sealed, reason_sealed, hours_seq, recorded_by,
      recorded_at from hours_entries order by rowid`,
  'drop trigger hours_entries_no_delete',
  'drop trigger hours_entries_no_update',
  'drop table hours_entries',
  'alter table entries_of_hours rename to hours_entries',
  'create unique index hours_entries_once on hours_entries (tenant_id, employee_id, month, version)',
  'create index hours_entries_month on hours_entries (tenant_id, month, employee_id, version)',
  `create index hours_entries_delivery on hours_entries (tenant_id, delivery_id)
    where delivery_id is not null`,
  `create trigger hours_entries_no_update before update on hours_entries
    begin select raise(abort, 'hours_entries: rows are frozen'); end`,
  `create trigger hours_entries_no_delete before delete on hours_entries
    when not exists (select 1 from retention_permits p
      where p.tenant_id = old.tenant_id and p.table_name = 'hours_entries' and p.row_id = old.id)
    begin select raise(abort, 'hours_entries: rows are kept'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  // It names the table, which is away for a moment.
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
    where type = 'trigger' and name = 'retention_permits_in_time'`.execute(db)
  await sql`drop trigger retention_permits_in_time`.execute(db)
  for (const statement of [...STATEMENTS, ...rows.map((row) => row.sql)]) await sql.raw(statement).execute(db)
}
