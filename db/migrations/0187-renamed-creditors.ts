import { type Kysely, sql } from 'kysely'

// The creditor that a payer's bank knows for a mandate, where files name another one since.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table debit_collections add column original_creditor_json text
    check (original_creditor_json is null or json_valid(original_creditor_json))`.execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'debit_collections_no_update'`.execute(db)
  await sql`drop trigger debit_collections_no_update`.execute(db)
  await sql
    .raw((rows[0]?.sql ?? '').replace('is_amended, holder', 'is_amended, original_creditor_json, holder'))
    .execute(db)
}
