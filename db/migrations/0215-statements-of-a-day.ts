import { type Kysely, sql } from 'kysely'

// What tells files of one day apart: what wrote a statement, on which days its entries begin and end, and their order.

const STATEMENTS = [
  "alter table bank_statements add column format text not null default ''",
  'alter table bank_statements add column first_on text',
  'alter table bank_statements add column last_on text',
  `update bank_statements set format = (select iif(f.format like 'camt.%', substr(f.format, 1, 8), f.format)
    from bank_files f where f.tenant_id = bank_statements.tenant_id and f.id = bank_statements.file_id)`,
  ...['min', 'max'].map(
    (end) => `update bank_statements set ${end === 'min' ? 'first_on' : 'last_on'} =
      (select ${end}(e.booked_on) from bank_statement_entries s
        join bank_entries e on e.tenant_id = s.tenant_id and e.id = s.entry_id
        where s.tenant_id = bank_statements.tenant_id and s.statement_id = bank_statements.id)`,
  ),
  'alter table bank_statement_entries add column position integer not null default 0',
  // Null where it was kept before this was known.
  'alter table bank_entry_aliases add column format text',
  'create index bank_entries_day on bank_entries (tenant_id, account_id, booked_on)',
  // A search that finds nothing looks at all; without its words, each would be read from the table.
  'drop index bank_items_listed',
  'create index bank_items_listed on bank_items (tenant_id, booked_on desc, id, open_cents, search_key)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
