import { type Kysely, sql } from 'kysely'

const FLAG = 'integer not null default 0 check (%s in (0, 1))'
const ROLES = ['owner', 'invoicing', 'payroll', 'read_only']

// A firm demands a second factor of those who hold a role in it.
const DEMANDS = ROLES.map((role) => {
  const column = `is_factor_demanded_of_${role}`
  return `alter table tenants add column ${column} ${FLAG.replace('%s', column)}`
})

// A webhook secret that opens one firm alone, beside the one of the installation. Only its hash is kept.
const SECRETS = [
  `create table webhook_secrets (
    tenant_id text not null references tenants (id),
    id text not null,
    secret_hash text not null unique check (length(secret_hash) = 64),
    created_at text not null,
    revoked_at text,
    primary key (tenant_id, id)
  ) strict`,
]

// What the nightly clean-up looks for, so that it costs what it finds.
const ENDED = [
  'create index sessions_by_end on sessions (expires_at)',
  'create index account_links_by_end on account_links (expires_at)',
  'create index portal_codes_by_end on portal_codes (expires_at)',
  'create index portal_passes_by_end on portal_passes (expires_at)',
  'create index sender_codes_by_end on sender_codes (expires_at)',
  'create index webhook_refusals_by_time on webhook_refusals (received_at)',
  'create index webhook_payloads on webhook_deliveries (received_at) where payload_sealed is not null',
  'create index webhook_keys on webhook_deliveries (received_at) where idempotency_key is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...DEMANDS, ...SECRETS, ...ENDED]) await sql.raw(statement).execute(db)
}
