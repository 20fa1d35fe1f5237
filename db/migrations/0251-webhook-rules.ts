import { type Kysely, sql } from 'kysely'

// A firm may take its own secrets alone, and signatures by Standard Webhooks beside them.

const STATEMENTS = [
  `alter table tenants add column is_own_secret_demanded integer not null default 0
    check (is_own_secret_demanded in (0, 1))`,
  `alter table tenants add column is_signature_demanded integer not null default 0
    check (is_signature_demanded in (0, 1))`,
  'alter table webhook_secrets add column signing_sealed text',
  'alter table webhook_secrets add column last_used_on text',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
