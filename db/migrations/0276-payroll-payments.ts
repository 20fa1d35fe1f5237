import { type Kysely, sql } from 'kysely'

// Where a payroll month's money goes beside the employees' own accounts, and the files for banks that were made of it. A file is
// made anew from what is kept here, so nothing of it changes but that it was fetched or dropped.

const STATEMENTS = [
  `create table payroll_payees (
    tenant_id text not null references tenants (id),
    id text not null,
    employee_id text,
    payee_sealed text not null,
    recorded_by text not null,
    recorded_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create index payroll_payees_of_employee on payroll_payees (tenant_id, employee_id)',
  `create table payroll_payment_files (
    tenant_id text not null references tenants (id),
    id text not null,
    month text not null,
    payment_group text not null check (payment_group in ('pay', 'garnishment', 'provision', 'fund', 'tax')),
    message_id text not null,
    execute_on text not null,
    payment_count integer not null check (payment_count > 0),
    content_sealed text not null,
    is_by_hand integer not null check (is_by_hand in (0, 1)),
    sha256 text not null check (length(sha256) = 64),
    made_by text not null,
    made_at text not null,
    fetched_at text,
    dropped_by text,
    dropped_at text,
    primary key (tenant_id, id),
    unique (tenant_id, message_id),
    check ((dropped_by is null) = (dropped_at is null))
  ) strict`,
  'create index payroll_payment_files_of_month on payroll_payment_files (tenant_id, month)',
  `create trigger payroll_payment_files_frozen before update of
      tenant_id, id, month, payment_group, message_id, execute_on, payment_count, content_sealed, is_by_hand, sha256, made_by, made_at
    on payroll_payment_files
    begin select raise(abort, 'payroll_payment_files: rows are frozen'); end`,
  `create trigger payroll_payment_files_settled before update on payroll_payment_files
    when (old.fetched_at is not null and new.fetched_at is not old.fetched_at)
      or (old.dropped_at is not null and new.dropped_at is not old.dropped_at)
    begin select raise(abort, 'payroll_payment_files: what happened stays'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
