import { type Kysely, sql } from 'kysely'

// The reader of a format learns, and what it reads otherwise has another key: entries say which reading made theirs.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table bank_entries add column reading integer not null default 0').execute(db)
}
