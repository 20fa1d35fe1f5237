import { type Kysely, sql } from 'kysely'

// What the columns of a bank's CSV are, as a person said it: for files with just these headings, of one account or of any.

const STATEMENTS = [
  `create table bank_layouts (
    tenant_id text not null references tenants (id),
    id text not null,
    account_id text,
    name text not null,
    headings_key text not null,
    layout_json text not null check (json_valid(layout_json)),
    created_at text not null,
    created_by text,
    ended_at text,
    primary key (tenant_id, id),
    foreign key (tenant_id, account_id) references bank_accounts (tenant_id, id)
  ) strict`,
  `create unique index bank_layouts_once on bank_layouts (tenant_id, headings_key, coalesce(account_id, ''))
    where ended_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
