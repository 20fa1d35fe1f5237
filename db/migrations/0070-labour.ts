import { type Kysely, sql } from 'kysely'

// How much of a line is labour, for households (§ 35a EStG).
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table invoice_lines add column labour_json text').execute(db)
}
