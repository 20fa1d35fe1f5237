import { type Kysely, sql } from 'kysely'

// Calculated payslips wait for their release like those that came as PDF, a second person may have to agree, and what
// became of a payslip after that is kept.
const STATEMENTS = [
  `create table waiting_payslips (
    tenant_id text not null,
    id text not null,
    employee_id text not null,
    month text not null,
    content_sealed text not null,
    created_by text not null,
    created_at text not null,
    approved_by text,
    approved_at text,
    primary key (tenant_id, id),
    unique (tenant_id, employee_id, month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'alter table incoming_payslips add column approved_by text',
  'alter table incoming_payslips add column approved_at text',
  `alter table tenants add column is_release_confirmed integer not null default 0
    check (is_release_confirmed in (0, 1))`,
  `create table payslip_reads (
    tenant_id text not null,
    payslip_id text not null,
    opened_at text,
    downloaded_at text,
    primary key (tenant_id, payslip_id),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id)
  ) strict`,
  // Until now a download was noted with the link alone: whatever it may have been of counts as downloaded.
  `insert into payslip_reads (tenant_id, payslip_id, downloaded_at)
    select p.tenant_id, p.id, max(l.last_used_at) from payslips p
    join access_links l on l.tenant_id = p.tenant_id and l.employee_id = p.employee_id
    where l.last_used_at >= p.published_at
    group by p.tenant_id, p.id`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
