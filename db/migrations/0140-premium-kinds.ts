import { type Kysely, sql } from 'kysely'

// § 3b EStG has five kinds of work, of which the firm could name three; and a salary may be counted by working days.
const KEPT =
  'tenant_id, state, is_in_u1, is_levied, trade, proration, overtime_percent, night_percent, sunday_percent'
const STATEMENTS = [
  `create table payroll_firms_new (
    tenant_id text primary key references tenants (id),
    state text not null,
    is_in_u1 integer not null check (is_in_u1 in (0, 1)),
    is_levied integer not null check (is_levied in (0, 1)),
    is_public_body integer not null default 0 check (is_public_body in (0, 1)),
    trade text not null check (trade in ('none', 'building_cleaning')),
    proration text not null check (proration in ('calendar_days', 'thirtieths', 'working_days')),
    overtime_percent text,
    night_percent text,
    deep_night_percent text,
    sunday_percent text,
    holiday_percent text,
    special_holiday_percent text,
    recorded_at text not null,
    revision integer not null default 1
  ) strict`,
  `insert into payroll_firms_new (${KEPT}, holiday_percent, recorded_at, revision)
    select ${KEPT}, holiday_percent, recorded_at, revision from payroll_firms`,
  'drop table payroll_firms',
  'alter table payroll_firms_new rename to payroll_firms',
  'alter table tenants add column wage_type_deep_night text',
  'alter table tenants add column wage_type_special_holiday text',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
