import { type Kysely, sql } from 'kysely'

// What a firm gives an employee beside payslips: frozen, but for the first download and a withdrawal before it, which
// takes the bytes away. Bytes may be sealed anew under another key; their hash never changes.
const STATEMENTS = [
  `alter table tenants add column leaver_link_days integer not null default 365
    check (leaver_link_days between 1 and 730)`,
  `create table employee_documents (
    tenant_id text not null,
    id text not null,
    employee_id text not null,
    kind text not null check (kind in ('wage_tax_certificate', 'insurance_notice', 'contract', 'other')),
    dated text not null check (length(dated) in (4, 10)),
    title_sealed text,
    byte_length integer not null check (byte_length > 0),
    sha256 text not null check (length(sha256) = 64),
    bytes blob,
    created_by text not null,
    created_at text not null,
    downloaded_at text,
    withdrawn_by text,
    withdrawn_at text,
    primary key (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
    check ((withdrawn_at is null) = (withdrawn_by is null)),
    check ((withdrawn_at is null) = (bytes is not null)),
    check (withdrawn_at is null or downloaded_at is null)
  ) strict`,
  `create unique index employee_documents_once on employee_documents (tenant_id, employee_id, sha256)
    where withdrawn_at is null`,
  `create index employee_documents_newest on employee_documents (tenant_id, employee_id, dated desc, id)`,
  `create trigger employee_documents_no_update before update on employee_documents
    when new.tenant_id is not old.tenant_id or new.id is not old.id or new.employee_id is not old.employee_id
      or new.kind is not old.kind or new.dated is not old.dated
      or new.byte_length is not old.byte_length or new.sha256 is not old.sha256
      or new.created_by is not old.created_by or new.created_at is not old.created_at
      or (old.downloaded_at is not null and new.downloaded_at is not old.downloaded_at)
      or old.withdrawn_at is not null
    begin select raise(abort, 'employee_documents: rows are frozen'); end`,
  `create trigger employee_documents_no_delete before delete on employee_documents
    when not exists (select 1 from retention_permits p
      where p.table_name = 'employee_documents' and p.tenant_id = old.tenant_id and p.row_id = old.id)
    begin select raise(abort, 'employee_documents: rows are frozen'); end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
