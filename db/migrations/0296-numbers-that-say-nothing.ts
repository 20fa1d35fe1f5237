import { type Kysely, sql } from 'kysely'

// A bank, or a program, that numbers each download anew: its numbers tell no copies apart. The formats of an account of which a
// person has said so.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table bank_accounts add column unnumbered_json text not null default '[]'").execute(db)
}
