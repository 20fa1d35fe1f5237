import { type Kysely, sql } from 'kysely'

// An account that is no longer used is closed, and keeps its statements; a list of statements may have many pages.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_accounts add column closed_at text`.execute(db)
  await sql`create index bank_statements_listed on bank_statements
    (tenant_id, to_on, from_on, created_at, id)`.execute(db)
}
