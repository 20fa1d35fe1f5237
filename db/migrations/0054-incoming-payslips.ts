import { type Kysely, sql } from 'kysely'

// Payslips that the payroll office delivers as PDF: what arrived and is not released yet, and what was recalled.
const STATEMENTS = [
  `create table payslip_files (
    tenant_id text not null references tenants (id),
    id text not null,
    month text not null,
    file_name text not null,
    sha256 text not null,
    page_count integer not null,
    slip_count integer not null,
    created_by text not null,
    created_at text not null,
    primary key (tenant_id, id)
  ) strict`,
  'create unique index payslip_files_once on payslip_files (tenant_id, sha256)',
  'create index payslip_files_month on payslip_files (tenant_id, month)',
  `create table incoming_payslips (
    tenant_id text not null,
    id text not null,
    file_id text not null,
    position integer not null,
    first_page integer not null,
    page_count integer not null,
    employee_id text,
    month text,
    doubt text,
    decided_by text,
    decided_at text,
    sha256 text not null,
    byte_length integer not null,
    bytes blob,
    released_id text,
    created_at text not null,
    revision integer not null default 1,
    primary key (tenant_id, id),
    unique (tenant_id, file_id, position),
    foreign key (tenant_id, file_id) references payslip_files (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
    foreign key (tenant_id, released_id) references payslips (tenant_id, id),
    check ((bytes is null) = (released_id is not null)),
    check (doubt is not null or (employee_id is not null and month is not null))
  ) strict`,
  'create index incoming_payslips_employee on incoming_payslips (tenant_id, employee_id, month)',
  'create unique index incoming_payslips_released on incoming_payslips (tenant_id, released_id)',
  `create table payslip_recalls (
    tenant_id text not null,
    payslip_id text not null,
    recalled_by text not null,
    recalled_at text not null,
    primary key (tenant_id, payslip_id),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id)
  ) strict`,
  `create trigger payslip_recalls_no_update before update on payslip_recalls
    begin select raise(abort, 'payslip_recalls: rows are frozen'); end`,
  'drop view current_payslips',
  `create view current_payslips as
    select p.* from payslips p
    where p.revision = (
      select max(n.revision) from payslips n
      where n.tenant_id = p.tenant_id and n.employee_id = p.employee_id and n.month = p.month
        and not exists (select 1 from payslip_recalls r where r.tenant_id = n.tenant_id and r.payslip_id = n.id))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
