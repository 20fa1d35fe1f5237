import { type Kysely, sql } from 'kysely'

// Calculations of many wait for their turn beside releases of many. A month of one employee is calculated once at a time.
const STATEMENTS = [
  `create table payroll_requests (
    tenant_id text not null,
    work text not null check (work in ('calculation', 'release')),
    subject_id text not null,
    month text not null,
    requested_by text not null,
    employee_id text not null,
    requested_at text not null,
    outcome text check (outcome in
      ('calculated', 'unchanged', 'left', 'released', 'approved', 'stale', 'gone', 'failed')),
    settled_at text,
    primary key (tenant_id, work, subject_id, month, requested_by),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  `insert into payroll_requests (tenant_id, work, subject_id, month, requested_by, employee_id, requested_at, outcome, settled_at)
    select tenant_id, 'release', slip_id, month, requested_by, employee_id, requested_at, outcome, settled_at
    from payslip_releases`,
  'drop table payslip_releases',
  'create index payroll_requests_open on payroll_requests (tenant_id, work, requested_at) where outcome is null',
  'create index payroll_requests_employee on payroll_requests (tenant_id, employee_id)',
  `create unique index payroll_requests_calculation on payroll_requests (tenant_id, subject_id, month)
    where work = 'calculation'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
