import { type Kysely, sql } from 'kysely'

// What the office says of hours: closed months, whose an unknown id is, and what it enters besides the time recorder.

const TASKS = [
  `create table tasks_of_hours (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null check (kind in
      ('message', 'address', 'bank', 'mandate', 'question', 'delivery', 'transfer', 'choice', 'fresh_link', 'hours')),
    subject_id text not null,
    area text not null check (area in ('invoicing', 'payroll')),
    customer_id text,
    employee_id text,
    detail text,
    created_at text not null,
    assigned_to text references users (id),
    done_at text,
    done_by text,
    primary key (tenant_id, id),
    unique (tenant_id, kind, subject_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'insert into tasks_of_hours select * from tasks',
  'drop table tasks',
  'alter table tasks_of_hours rename to tasks',
  'create index tasks_open on tasks (tenant_id, created_at, id, area) where done_at is null',
  'create index tasks_done on tasks (tenant_id, created_at, id, area) where done_at is not null',
  'create index tasks_of_customer on tasks (tenant_id, customer_id, created_at, id, area)',
  'create index tasks_employee on tasks (tenant_id, employee_id)',
  'create index tasks_assigned on tasks (assigned_to)',
]

const HOURS = [
  // Few rows of many: what arrived after a month was closed or paid.
  'create index newest_hours_late on newest_hours (tenant_id, month, employee_id) where is_correction = 1',
  `create table closed_months (
    tenant_id text not null references tenants (id),
    month text not null,
    closed_at text not null,
    closed_by text not null,
    primary key (tenant_id, month)
  ) strict`,
  `create table hours_ids (
    tenant_id text not null,
    foreign_id text not null,
    employee_id text not null,
    through_seq integer not null,
    assigned_at text not null,
    assigned_by text not null,
    primary key (tenant_id, foreign_id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create index hours_ids_employee on hours_ids (tenant_id, employee_id)',
  `create table hours_entries (
    tenant_id text not null,
    id text not null,
    month text not null,
    employee_id text not null,
    version integer not null check (version > 0),
    act text not null check (act in ('entered', 'pasted', 'accepted', 'rejected')),
    kinds_sealed text not null,
    reason_sealed text not null,
    hours_seq integer,
    recorded_by text not null,
    recorded_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create unique index hours_entries_once on hours_entries (tenant_id, employee_id, month, version)',
  'create index hours_entries_month on hours_entries (tenant_id, month, employee_id, version)',
  `create trigger hours_entries_no_update before update on hours_entries
    begin select raise(abort, 'hours_entries: rows are frozen'); end`,
  `create trigger hours_entries_no_delete before delete on hours_entries
    when not exists (select 1 from retention_permits p
      where p.tenant_id = old.tenant_id and p.table_name = 'hours_entries' and p.row_id = old.id)
    begin select raise(abort, 'hours_entries: rows are kept'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TASKS, ...HOURS]) await sql.raw(statement).execute(db)
}
