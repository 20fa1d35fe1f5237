import { type Kysely, sql } from 'kysely'

// Reports to social insurance that were made elsewhere, and whether the firm makes them. What a report is about is sealed,
// since some tell of sickness; its fingerprint keeps it from being told twice.

const STATEMENTS = [
  `create table insurance_reports (
    tenant_id text not null,
    id text not null,
    employee_id text not null,
    fingerprint text not null,
    report_sealed text not null,
    told_by text not null,
    told_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, fingerprint),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict, without rowid`,
  'create index insurance_reports_of_employee on insurance_reports (tenant_id, employee_id)',
  `create table insurance_reporters (
    tenant_id text not null references tenants (id),
    is_own integer not null check (is_own in (0, 1)),
    is_immediate integer not null check (is_immediate in (0, 1)),
    recorded_at text not null,
    primary key (tenant_id)
  ) strict, without rowid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
