import { type Kysely, sql } from 'kysely'

// A person's name in its parts. Who has a last name is called what the parts say together; everybody who is on file
// keeps the one name they have, since nobody can tell "Familie Sauber" from "Petra Sauber" by rule.
const PARTS = ['name_title', 'first_name', 'last_name']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of PARTS)
    await sql.raw(`alter table customers add column ${part} text check (${part} <> '')`).execute(db)
}
