import { type Kysely, sql } from 'kysely'

// The first page says how many movements wait, and how many with a suggestion, whose text need not be read for that. Waiting
// ones are counted in an index that has all that is asked for: else the larger one of all movements is read.

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'drop index bank_items_open',
    `create index bank_items_open on bank_items (tenant_id, booked_on, id, open_cents, search_key)
      where open_cents <> 0`,
    `create index bank_items_suggested on bank_items (tenant_id)
      where open_cents <> 0 and proposal_json is not null`,
  ])
    await sql.raw(statement).execute(db)
}
