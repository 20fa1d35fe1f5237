import { type Kysely, sql } from 'kysely'

// What goes to the payroll office: which files, what they said of whom, and what the office calls each kind of hours.
const WAGE_TYPES = ['regular', 'overtime', 'night', 'sunday', 'holiday', 'sick_days', 'vacation_days']

const STATEMENTS = [
  'alter table tenants add column payroll_consultant text',
  'alter table tenants add column payroll_client text',
  ...WAGE_TYPES.map((kind) => `alter table tenants add column wage_type_${kind} text`),
  `alter table tenants add column is_hours_shown integer not null default 0 check (is_hours_shown in (0, 1))`,
  `create table handovers (
    tenant_id text not null references tenants (id),
    id text not null,
    month text not null,
    format text not null check (format in ('csv', 'lodas', 'lug')),
    is_whole integer not null check (is_whole in (0, 1)),
    number integer not null check (number > 0),
    file_name text not null,
    media_type text not null,
    sha256 text not null,
    bytes_sealed text not null,
    employee_count integer not null,
    line_count integer not null,
    created_by text not null,
    created_at text not null,
    primary key (tenant_id, id)
  ) strict`,
  'create unique index handovers_once on handovers (tenant_id, month, number)',
  `create table handover_stands (
    tenant_id text not null,
    handover_id text not null,
    employee_id text not null,
    month text not null,
    version integer not null check (version > 0),
    amounts_sealed text not null,
    primary key (tenant_id, handover_id, employee_id),
    foreign key (tenant_id, handover_id) references handovers (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create unique index handover_stands_once on handover_stands (tenant_id, month, employee_id, version)',
  'create index handover_stands_employee on handover_stands (tenant_id, employee_id)',
  ...['handovers', 'handover_stands'].flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      when not exists (select 1 from retention_permits p where p.tenant_id = old.tenant_id
        and p.table_name = '${table}' and p.row_id = old.${table === 'handovers' ? 'id' : 'handover_id'})
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
