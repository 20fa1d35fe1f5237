import { type Kysely, sql } from 'kysely'

// A payroll month that is closed, the payslips that count in it, and who was left out. A payslip counts in one month only: its
// own, or for a correction of a closed month the one that was open then, where it replaces the version that counted before.

const TABLES = [
  `create table payroll_closings (
    tenant_id text not null references tenants (id),
    month text not null,
    slip_count integer not null check (slip_count >= 0),
    sums_sealed text not null,
    sha256 text not null check (length(sha256) = 64),
    closed_by text not null,
    closed_at text not null,
    primary key (tenant_id, month)
  ) strict`,
  `create table payroll_closing_slips (
    tenant_id text not null,
    closing_month text not null,
    employee_id text not null,
    month text not null,
    payslip_id text not null,
    replaces_id text,
    primary key (tenant_id, closing_month, employee_id, month),
    unique (tenant_id, payslip_id),
    unique (tenant_id, replaces_id),
    foreign key (tenant_id, closing_month) references payroll_closings (tenant_id, month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id),
    foreign key (tenant_id, replaces_id) references payslips (tenant_id, id),
    check (month <= closing_month),
    check ((replaces_id is null) or month < closing_month)
  ) strict, without rowid`,
  'create index payroll_closing_slips_of_month on payroll_closing_slips (tenant_id, employee_id, month)',
  `create table payroll_omissions (
    tenant_id text not null,
    month text not null,
    employee_id text not null,
    reason_sealed text not null,
    left_by text not null,
    left_at text not null,
    primary key (tenant_id, month, employee_id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict, without rowid`,
  'create index payroll_omissions_of_employee on payroll_omissions (tenant_id, employee_id)',
]

const isClosed = (row: 'new' | 'old') =>
  `exists (select 1 from payroll_closings c where c.tenant_id = ${row}.tenant_id and c.month = ${row}.month)`

const hasNoPermit = (table: string, key: string) =>
  `not exists (select 1 from retention_permits p where p.tenant_id = old.tenant_id
    and p.table_name = '${table}' and p.row_id = old.${key})`

const GUARDS = [
  ...['payroll_closings', 'payroll_closing_slips'].flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      when ${hasNoPermit(table, table === 'payroll_closings' ? 'month' : 'closing_month')}
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]),
  `create trigger payroll_closing_slips_complete before insert on payroll_closing_slips
    when (select count(*) from payroll_closing_slips s
        where s.tenant_id = new.tenant_id and s.closing_month = new.closing_month)
      >= (select c.slip_count from payroll_closings c
        where c.tenant_id = new.tenant_id and c.month = new.closing_month)
    begin select raise(abort, 'payroll_closing_slips: the month is closed'); end`,
  `create trigger payroll_omissions_no_insert before insert on payroll_omissions when ${isClosed('new')}
    begin select raise(abort, 'payroll_omissions: the month is closed'); end`,
  `create trigger payroll_omissions_no_update before update on payroll_omissions when ${isClosed('old')}
    begin select raise(abort, 'payroll_omissions: the month is closed'); end`,
  `create trigger payroll_omissions_no_delete before delete on payroll_omissions
    when ${isClosed('old')} and ${hasNoPermit('payroll_omissions', 'month')}
    begin select raise(abort, 'payroll_omissions: the month is closed'); end`,
  `create trigger payslip_recalls_not_counted before insert on payslip_recalls
    when exists (select 1 from payroll_closing_slips s
      where s.tenant_id = new.tenant_id and s.payslip_id = new.payslip_id)
    begin select raise(abort, 'payslip_recalls: the payslip counts in a closed month'); end`,
]

const CLOSED_AT =
  'select closed_at from payroll_closings where tenant_id = new.tenant_id and month = new.row_id'

/** A permit is checked against the day on which the month was closed. */
const MADE = `case new.table_name when 'payroll_closings' then (${CLOSED_AT}) when 'payroll_closing_slips' then (${CLOSED_AT})
  when 'payroll_omissions' then
    (select max(left_at) from payroll_omissions where tenant_id = new.tenant_id and month = new.row_id)`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...GUARDS]) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'retention_permits_in_time'`.execute(db)
  await sql`drop trigger retention_permits_in_time`.execute(db)
  await sql.raw((rows[0]?.sql ?? '').replace('case new.table_name', MADE)).execute(db)
}
