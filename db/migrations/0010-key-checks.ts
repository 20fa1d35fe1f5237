import { type Kysely, sql } from 'kysely'

// What tells a key from another one of the same name. The key that makes fingerprints is noted besides: with another
// one, the same IBAN would no longer be found.
const STATEMENTS = [
  `create table key_checks (
    kind text not null check (kind in ('link', 'field', 'fingerprint')),
    key_id text not null,
    check_value text not null check (length(check_value) = 43),
    first_used_at text not null,
    primary key (kind, key_id)
  ) strict`,
  `create unique index key_checks_one_fingerprint on key_checks (kind) where kind = 'fingerprint'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
