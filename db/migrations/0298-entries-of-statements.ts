import { type Kysely, sql } from 'kysely'

// By its entry, a line of a statement is read from the index alone: SQLite reads all lines of a firm instead where it has to look
// up the position beside it.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index bank_statement_entries_entry').execute(db)
  await sql
    .raw(
      'create index bank_statement_entries_entry on bank_statement_entries (tenant_id, entry_id, statement_id, position)',
    )
    .execute(db)
}
