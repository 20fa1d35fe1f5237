import { type Kysely, sql } from 'kysely'

// All money of a firm, newest first, as the interface lists it.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index receipts_listed on receipts (tenant_id, created_at, id)').execute(db)
}
