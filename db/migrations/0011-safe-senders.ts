import { type Kysely, sql } from 'kysely'

// A firm's sender counts once somebody has read a mail at it. What firms write from today counts as proven, unless
// another firm that nobody runs as well writes from it too.
const STEPS = [
  'alter table tenants add column proven_sender text',
  `update tenants set proven_sender = lower(coalesce(mail_from, email))
    where not exists (
      select 1 from tenants other
      where other.id <> tenants.id
        and lower(coalesce(other.mail_from, other.email)) = lower(coalesce(tenants.mail_from, tenants.email))
        and not exists (
          select 1 from memberships mine join memberships theirs on theirs.user_id = mine.user_id
          where mine.tenant_id = tenants.id and mine.role = 'owner' and mine.disabled_at is null
            and theirs.tenant_id = other.id and theirs.role = 'owner' and theirs.disabled_at is null
        )
    )`,
  'create index tenants_by_proven_sender on tenants (proven_sender)',
  `create table sender_codes (
    tenant_id text not null references tenants (id),
    id text not null,
    address text not null,
    key_id text not null,
    created_at text not null,
    expires_at text not null,
    tries integer not null default 0,
    used_at text,
    primary key (tenant_id, id)
  ) strict`,
  // Who looked at links, who signed in.
  'create index audit_by_action on audit_entries (tenant_id, action, seq)',
  'create index sender_codes_by_time on sender_codes (tenant_id, created_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
