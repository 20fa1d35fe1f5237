import { type Kysely, sql } from 'kysely'

// What a person said of a booking that was perhaps there twice holds when its statement is taken back and comes again.

const STATEMENTS = [
  'alter table bank_statements add column contents_key text',
  `create table bank_double_answers (
    tenant_id text not null references tenants (id),
    id text not null,
    account_id text not null,
    statement_id text not null,
    contents_key text not null,
    entry_key text not null,
    other_key text not null,
    is_one integer not null check (is_one in (0, 1)),
    said_at text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, account_id) references bank_accounts (tenant_id, id)
  ) strict`,
  'create index bank_double_answers_contents on bank_double_answers (tenant_id, account_id, contents_key)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
