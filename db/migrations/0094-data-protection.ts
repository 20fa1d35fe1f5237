import { type Kysely, sql } from 'kysely'

// What the data protection papers say of a firm and no other setting tells.
const STATEMENTS = [
  'alter table tenants add column data_contact text',
  'alter table tenants add column data_officer text',
  'alter table tenants add column data_authority text',
  'alter table tenants add column hosted_by text',
  'alter table tenants add column payroll_partner text',
  `alter table tenants add column is_notice_shown integer not null default 0 check (is_notice_shown in (0, 1))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
