import { type Kysely, sql } from 'kysely'

// The same booking comes in files of two formats: other keys of an entry that is known, and entries that are perhaps known.

const STATEMENTS = [
  `create table bank_entry_aliases (
    tenant_id text not null references tenants (id),
    account_id text not null,
    entry_key text not null,
    entry_id text not null,
    primary key (tenant_id, account_id, entry_key),
    foreign key (tenant_id, entry_id) references bank_entries (tenant_id, id)
  ) strict, without rowid`,
  'create index bank_entry_aliases_entry on bank_entry_aliases (tenant_id, entry_id)',
  'create index bank_layouts_account on bank_layouts (tenant_id, account_id)',
  'alter table bank_entries add column maybe_entry_id text',
  'create index bank_entries_maybe on bank_entries (tenant_id, maybe_entry_id) where maybe_entry_id is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
