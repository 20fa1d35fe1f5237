import { type Kysely, sql } from 'kysely'

// Direct debits may be collected for another account than the one that invoices name, and some banks want the first debit
// of a mandate marked as such.

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['is_collecting', 'marks_first'])
    await sql
      .raw(
        `alter table bank_accounts add column ${column} integer not null default 0 check (${column} in (0, 1))`,
      )
      .execute(db)
  await sql`create unique index bank_accounts_collecting on bank_accounts (tenant_id) where is_collecting = 1`.execute(
    db,
  )
}
