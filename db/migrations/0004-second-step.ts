import { type Kysely, sql } from 'kysely'

// A firm may ask for a code beside an employee's link. A code is made from its row and a key whenever it is needed
// and stands in no column; a pass is what the right code earns, known by the hash of the browser's cookie.
const STEPS = [
  `alter table tenants add column is_second_step_demanded integer not null default 0
    check (is_second_step_demanded in (0, 1))`,
  `create table portal_codes (
    tenant_id text not null references tenants (id),
    id text not null,
    link_id text not null,
    key_id text not null,
    created_at text not null,
    expires_at text not null,
    tries integer not null default 0 check (tries between 0 and 5),
    used_at text,
    primary key (tenant_id, id),
    foreign key (tenant_id, link_id) references access_links (tenant_id, id)
  ) strict`,
  'create index portal_codes_by_link on portal_codes (tenant_id, link_id, created_at desc)',
  `create table portal_passes (
    tenant_id text not null references tenants (id),
    token_hash text not null,
    link_id text not null,
    created_at text not null,
    expires_at text not null,
    primary key (tenant_id, token_hash),
    foreign key (tenant_id, link_id) references access_links (tenant_id, id)
  ) strict`,
  'create index portal_passes_by_link on portal_passes (tenant_id, link_id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of STEPS) await sql.raw(step).execute(db)
}
