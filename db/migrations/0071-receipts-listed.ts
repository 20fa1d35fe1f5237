import { type Kysely, sql } from 'kysely'

// A list is read from a row on, so that what orders it runs in one direction.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index receipts_customer').execute(db)
  await sql
    .raw('create index receipts_customer on receipts (tenant_id, customer_id, created_at, id)')
    .execute(db)
}
