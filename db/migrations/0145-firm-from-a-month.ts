import { type Kysely, sql } from 'kysely'

// What a firm says of itself holds from a month on. What is there had no date and was used for every month that could be
// calculated, of which January 2025 was the first.
const FIRST_MONTH = '2025-01'
const KEPT = `state, is_in_u1, is_levied, is_public_body, trade, proration, overtime_percent, night_percent,
  deep_night_percent, sunday_percent, holiday_percent, special_holiday_percent, recorded_at, revision`
const STATEMENTS = [
  `create table payroll_firms_new (
    tenant_id text not null references tenants (id),
    from_month text not null,
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
    revision integer not null default 1,
    primary key (tenant_id, from_month)
  ) strict`,
  `insert into payroll_firms_new (tenant_id, from_month, ${KEPT})
    select tenant_id, '${FIRST_MONTH}', ${KEPT} from payroll_firms`,
  'drop table payroll_firms',
  'alter table payroll_firms_new rename to payroll_firms',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
