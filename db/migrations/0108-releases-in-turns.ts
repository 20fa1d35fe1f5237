import { type Kysely, sql } from 'kysely'

// Payslips that somebody has released and that have not all gone out yet: a restart goes on with them.
const STATEMENTS = [
  `create table payslip_releases (
    tenant_id text not null,
    slip_id text not null,
    requested_by text not null,
    employee_id text not null,
    month text not null,
    requested_at text not null,
    outcome text check (outcome in ('released', 'approved', 'stale', 'gone', 'failed')),
    settled_at text,
    primary key (tenant_id, slip_id, requested_by),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create index payslip_releases_open on payslip_releases (tenant_id, requested_at) where outcome is null',
  'create index payslip_releases_employee on payslip_releases (tenant_id, employee_id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
