import { type Kysely, sql } from 'kysely'

// The first page says how many movements wait with a suggestion, whose text need not be read for that.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_items_suggested on bank_items (tenant_id)
    where open_cents <> 0 and proposal_json is not null`.execute(db)
}
