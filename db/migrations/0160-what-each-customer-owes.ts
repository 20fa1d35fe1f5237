import { type Kysely, sql } from 'kysely'

// A list of customers says what each owes: only the open invoices are read, not all that a customer ever had.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index standings_owed`.execute(db)
  await sql`create index standings_owed on invoice_standings
    (tenant_id, customer_id, listed_key, standing, due_on, open_cents, mandate_used_on)
    where open_cents > 0`.execute(db)
}
