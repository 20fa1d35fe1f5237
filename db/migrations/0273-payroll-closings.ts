import { type Kysely, sql } from 'kysely'

// A payroll month that is closed, the payslips that count in it, and who was left out. A payslip counts in one month only: its
// own, or for a correction of a closed month the one that was open then, where it replaces the version that counted before.

const STATEMENTS = [
  `create table payroll_closings (
    tenant_id text not null references tenants (id),
    month text not null,
    slip_count integer not null,
    sums_sealed text not null,
    sha256 text not null check (length(sha256) = 64),
    closed_by text not null,
    closed_at text not null,
    primary key (tenant_id, month)
  ) strict, without rowid`,
  `create table payroll_closing_slips (
    tenant_id text not null,
    closing_month text not null,
    employee_id text not null,
    month text not null,
    payslip_id text not null,
    replaces_id text,
    primary key (tenant_id, closing_month, employee_id, month),
    unique (tenant_id, payslip_id),
    unique (tenant_id, replaces_id),
    foreign key (tenant_id, closing_month) references payroll_closings (tenant_id, month),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id),
    foreign key (tenant_id, replaces_id) references payslips (tenant_id, id),
    check (month <= closing_month),
    check ((replaces_id is null) or month < closing_month)
  ) strict, without rowid`,
  'create index payroll_closing_slips_of_month on payroll_closing_slips (tenant_id, employee_id, month)',
  `create table payroll_left_out (
    tenant_id text not null,
    month text not null,
    employee_id text not null,
    reason_sealed text not null,
    left_by text not null,
    left_at text not null,
    primary key (tenant_id, month, employee_id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict, without rowid`,
  ...['payroll_closings', 'payroll_closing_slips'].flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
