import { type Kysely, sql } from 'kysely'

// What an employee asks about a month. Pay and sickness are what such questions are about, so they are sealed.
const STATEMENTS = [
  `create table payslip_questions (
    tenant_id text not null references tenants (id),
    id text not null,
    employee_id text not null,
    month text not null,
    form_key text not null,
    body_sealed text not null,
    reply_to text,
    created_at text not null,
    done_at text,
    primary key (tenant_id, id),
    unique (tenant_id, form_key),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create index payslip_questions_employee on payslip_questions (tenant_id, employee_id)',
  `create index payslip_questions_waiting on payslip_questions (tenant_id, created_at) where done_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
