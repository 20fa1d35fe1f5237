import { type Kysely, sql } from 'kysely'

// SQLite cannot change a check, but it can swap the column: employees and their mails have seven languages.
const LANGUAGES = `('de', 'en', 'pl', 'tr', 'ro', 'uk', 'ar')`

const STATEMENTS = ['employees', 'outbox'].flatMap((table) => [
  `alter table ${table} add column spoken text not null default 'de' check (spoken in ${LANGUAGES})`,
  `update ${table} set spoken = language where language <> 'de'`,
  `alter table ${table} drop column language`,
  `alter table ${table} rename column spoken to language`,
])

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
