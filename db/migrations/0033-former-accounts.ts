import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The account a mandate stood for before; its IBAN goes once nobody can ask about it any more.
  `create table former_accounts (
    tenant_id text not null,
    id text not null,
    mandate_id text not null,
    holder text not null,
    iban_sealed text,
    iban_masked text not null,
    last_used_on text,
    changed_at text not null,
    changed_by text not null,
    kept_until_on text not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, mandate_id) references mandates (tenant_id, id)
  ) strict`,
  'create index former_accounts_of_mandates on former_accounts (tenant_id, mandate_id, changed_at)',
  'create index former_accounts_kept on former_accounts (kept_until_on) where iban_sealed is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
