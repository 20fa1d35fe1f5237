import { type Kysely, sql } from 'kysely'

// A firm that has nobody to pay, or writes no invoices, says so once, and is not asked again.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column skipped_steps text not null default '[]'`.execute(db)
}
