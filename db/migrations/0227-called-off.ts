import { type Kysely, sql } from 'kysely'

// When a payer who knew of a collection was written that it is left out: another one is announced anew.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table debit_collections add column called_off_at text
    check (called_off_at is null or left_out_at is not null)`.execute(db)
}
