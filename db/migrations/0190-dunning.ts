import { type Kysely, sql } from 'kysely'

// Reminders of late invoices: how a firm reminds, whom it does not, and what was sent. A notice is frozen; the level of an
// invoice is that of its last notice. One notice a customer and day, and each level once an invoice, whoever presses.

const SETTINGS = [
  `create table dunning_settings (
    tenant_id text not null references tenants (id),
    level_count integer not null check (level_count between 1 and 3),
    statement_days integer check (statement_days between 1 and 90),
    revision integer not null default 1,
    primary key (tenant_id)
  ) strict`,
  `create table dunning_levels (
    tenant_id text not null references tenants (id),
    level integer not null check (level between 1 and 3),
    after_days integer not null check (after_days between 1 and 90),
    pay_days integer not null check (pay_days between 3 and 60),
    fee_cents integer not null check (fee_cents between 0 and 100000),
    words_de text,
    words_en text,
    primary key (tenant_id, level)
  ) strict`,
  `create table dunning_stops (
    tenant_id text not null references tenants (id),
    customer_id text not null,
    reason text not null check (reason <> ''),
    created_at text not null,
    created_by text not null,
    primary key (tenant_id, customer_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
]

const NOTICES = [
  `create table dunning_notices (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    level integer not null check (level between 1 and 3),
    sent_on text not null,
    pay_by_on text not null check (pay_by_on > sent_on),
    way text not null check (way in ('mail', 'letter')),
    recipient text,
    invoice_count integer not null check (invoice_count > 0),
    total_cents integer not null check (total_cents > 0),
    is_account_enclosed integer not null check (is_account_enclosed in (0, 1)),
    view_json text not null,
    created_at text not null,
    created_by text not null,
    primary key (tenant_id, id),
    check ((recipient is null) = (way = 'letter')),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
  'create unique index dunning_notices_daily on dunning_notices (tenant_id, customer_id, sent_on)',
  'create index dunning_notices_listed on dunning_notices (tenant_id, created_at, id)',
  `create table dunned_invoices (
    tenant_id text not null references tenants (id),
    notice_id text not null,
    invoice_id text not null,
    level integer not null check (level between 1 and 3),
    open_cents integer not null check (open_cents > 0),
    primary key (tenant_id, notice_id, invoice_id),
    foreign key (tenant_id, notice_id) references dunning_notices (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  'create unique index dunned_invoices_once on dunned_invoices (tenant_id, invoice_id, level)',
  ...['dunning_notices', 'dunned_invoices'].flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      when not exists (select 1 from retention_permits p where p.tenant_id = old.tenant_id
        and p.table_name = '${table}' and p.row_id = old.${table === 'dunning_notices' ? 'id' : 'notice_id'})
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]),
]

const SENT_AT = 'select created_at from dunning_notices where tenant_id = new.tenant_id and id = new.row_id'
const MADE = `case new.table_name when 'dunning_notices' then (${SENT_AT}) when 'dunned_invoices' then (${SENT_AT})`
/** Letters are kept for six years (§ 147 (3) AO, § 257 (4) HGB), what is booked for eight. */
const YEARS = "<= case when new.table_name in ('dunning_notices', 'dunned_invoices') then 6 else 8 end"

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...SETTINGS, ...NOTICES]) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'retention_permits_in_time'`.execute(db)
  await sql`drop trigger retention_permits_in_time`.execute(db)
  const known = rows[0]?.sql ?? ''
  await sql.raw(known.replace('case new.table_name', MADE).replace('<= 8', YEARS)).execute(db)
}
