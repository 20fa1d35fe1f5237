import { type Kysely, sql } from 'kysely'

// How people come in: invitations and resets by link, an identity provider, a second factor, the first set-up.
const STEPS = [
  `create table setup_claims (
    id integer primary key check (id = 1),
    claimed_at text not null
  ) strict`,
  // Whoever could sign in before this migration has long been let in.
  `alter table memberships add column accepted_at text`,
  `alter table memberships add column disabled_at text`,
  `update memberships set accepted_at = created_at`,
  // A session that still waits for the second factor opens nothing but the page that asks for it.
  `alter table sessions add column purpose text not null default 'office'
    check (purpose in ('office', 'second_factor'))`,
  `alter table sessions add column signed_in_by text not null default 'local'
    check (signed_in_by in ('local', 'provider'))`,
  `alter table sessions add column id_token_sealed text`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table account_links (
    tenant_id text not null references tenants (id),
    id text not null,
    user_id text not null references users (id),
    purpose text not null check (purpose in ('einladung', 'passwort')),
    key_id text not null,
    created_at text not null,
    expires_at text not null,
    used_at text,
    revoked_at text,
    primary key (tenant_id, id)
  ) strict`,
  `create unique index account_links_by_id on account_links (id)`,
  `create index account_links_by_user on account_links (user_id)`,
  `create table user_identities (
    issuer text not null,
    subject text not null,
    user_id text not null references users (id),
    created_at text not null,
    primary key (issuer, subject),
    unique (user_id, issuer)
  ) strict`,
  `create table totp_secrets (
    user_id text primary key references users (id),
    secret_sealed text not null,
    created_at text not null,
    confirmed_at text,
    last_step integer not null default 0
  ) strict`,
  `create table recovery_codes (
    user_id text not null references users (id),
    code_hash text not null,
    created_at text not null,
    used_at text,
    primary key (user_id, code_hash)
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
