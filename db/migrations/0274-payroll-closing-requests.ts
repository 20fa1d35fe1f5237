import { type Kysely, sql } from 'kysely'

// A payroll month whose closing was asked for, until it is closed or something stands in its way.

const TABLE = `create table payroll_closing_requests (
    tenant_id text not null references tenants (id),
    month text not null,
    seen_sha256 text not null check (length(seen_sha256) = 64),
    is_change_accepted integer not null check (is_change_accepted in (0, 1)),
    people integer not null,
    checked integer not null default 0,
    requested_by text not null,
    requested_at text not null,
    outcome text check (outcome in ('changed', 'meanwhile', 'unready', 'failed')),
    changed_json text check (changed_json is null or json_valid(changed_json)),
    primary key (tenant_id, month)
  ) strict`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db)
}
