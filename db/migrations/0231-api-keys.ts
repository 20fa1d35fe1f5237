import { type Kysely, sql } from 'kysely'

// A key opens the interface of one firm, with the scopes that its owner ticked. Of the key only a hash is stored. When it
// was last used is kept by the day: by the second would be a write for every read.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table api_keys (
    tenant_id text not null references tenants (id),
    id text not null,
    name text not null,
    beginning text not null,
    secret_hash text not null unique check (length(secret_hash) = 64),
    scopes_json text not null check (json_array_length(scopes_json) > 0),
    expires_on text,
    created_at text not null,
    created_by text not null,
    last_used_on text,
    revoked_at text,
    primary key (tenant_id, id)
  ) strict`)
    .execute(db)
}
