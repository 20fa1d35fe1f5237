import { type Kysely, sql } from 'kysely'

// What was paid from January on before a firm's, or a person's, first payslip here.
const STATEMENTS = [
  `create table payslip_openings (
    tenant_id text not null,
    employee_id text not null,
    year text not null,
    until_month text not null,
    sums_sealed text not null,
    recorded_at text not null,
    revision integer not null default 1,
    primary key (tenant_id, employee_id, year),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
