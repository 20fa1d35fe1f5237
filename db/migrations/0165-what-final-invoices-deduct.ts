import { type Kysely, sql } from 'kysely'

// There are few final invoices, and figures ask what they deduct.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_final on invoices (tenant_id, issued_on)
    where prepaid_cents > 0 and status = 'issued'`.execute(db)
}
