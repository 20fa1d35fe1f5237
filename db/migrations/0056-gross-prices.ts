import { type Kysely, sql } from 'kysely'

// The price of a line may have been entered with VAT in it.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table invoice_lines add column is_gross integer not null default 0 check (is_gross in (0, 1))`,
    )
    .execute(db)
}
