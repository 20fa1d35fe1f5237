import { type Kysely, sql } from 'kysely'

// What the forms of payroll want to know of a firm and its funds, and what was told to each fund for a month, so that the
// rest can go into the next one. The fund of Minijobs has an empty name.

const STATEMENTS = [
  `create table payroll_report_settings (
    tenant_id text not null primary key references tenants (id),
    company_number text check (company_number is null or length(company_number) = 8),
    tax_period text not null check (tax_period in ('month', 'quarter', 'year')),
    accident_maximum_cents integer check (accident_maximum_cents is null or accident_maximum_cents > 0),
    accident_tariff text,
    recorded_at text not null,
    revision integer not null
  ) strict, without rowid`,
  `create table payroll_fund_numbers (
    tenant_id text not null references tenants (id),
    name text not null,
    company_number text not null check (length(company_number) = 8),
    recorded_at text not null,
    primary key (tenant_id, name)
  ) strict, without rowid`,
  `create table payroll_statements (
    tenant_id text not null references tenants (id),
    month text not null,
    fund text not null,
    rows_sealed text not null,
    stated_by text not null,
    stated_at text not null,
    primary key (tenant_id, month, fund)
  ) strict, without rowid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
