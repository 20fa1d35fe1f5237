import { type Kysely, sql } from 'kysely'

// The hours of a week from a month on; without a row, those in the employee's record hold since the entry.
const STATEMENTS = [
  `create table employee_weekly_hours (
    tenant_id text not null,
    employee_id text not null,
    from_month text not null check (from_month glob '[12][0-9][0-9][0-9]-[01][0-9]'),
    weekly_hours text,
    recorded_at text not null,
    primary key (tenant_id, employee_id, from_month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict, without rowid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
