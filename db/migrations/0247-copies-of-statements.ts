import { type Kysely, sql } from 'kysely'

/** A statement that is downloaded again is found by what it holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_statements_contents on bank_statements (tenant_id, account_id, contents_key)
    where contents_key is not null`.execute(db)
}
