import { type Kysely, sql } from 'kysely'

// What a firm's own calculation of payslips goes by, besides what is known of employees, their pay and their hours.
const STATEMENTS = [
  `create table payroll_firms (
    tenant_id text primary key references tenants (id),
    state text not null,
    is_in_u1 integer not null check (is_in_u1 in (0, 1)),
    is_levied integer not null check (is_levied in (0, 1)),
    trade text not null check (trade in ('none', 'building_cleaning')),
    proration text not null check (proration in ('calendar_days', 'thirtieths')),
    overtime_percent text,
    night_percent text,
    sunday_percent text,
    holiday_percent text,
    recorded_at text not null,
    revision integer not null default 1
  ) strict`,
  `create table payroll_funds (
    tenant_id text not null references tenants (id),
    name text not null,
    from_month text not null,
    additional_rate text not null,
    u1_rate text not null,
    u2_rate text not null,
    recorded_at text not null,
    primary key (tenant_id, name, from_month)
  ) strict`,
  `create table employee_payroll_facts (
    tenant_id text not null,
    employee_id text not null,
    from_month text not null,
    facts_sealed text not null,
    recorded_by text not null,
    recorded_at text not null,
    revision integer not null,
    primary key (tenant_id, employee_id, from_month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  `create table payroll_extras (
    tenant_id text not null,
    employee_id text not null,
    month text not null,
    extras_sealed text not null,
    recorded_by text not null,
    recorded_at text not null,
    revision integer not null default 1,
    primary key (tenant_id, employee_id, month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
