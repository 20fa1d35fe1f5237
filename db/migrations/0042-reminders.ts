import { type Kysely, sql } from 'kysely'

// Whom to remind before an invoice is due, and how many days before.
const STATEMENTS = [
  'alter table customers add column reminder_days integer check (reminder_days between 1 and 30)',
  'create index customers_reminded on customers (tenant_id, id) where reminder_days is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
