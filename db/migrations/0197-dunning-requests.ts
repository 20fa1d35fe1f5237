import { type Kysely, sql } from 'kysely'

// Reminders of many customers wait for their turn, so that a process that ends in between sends the rest, each once.

const STATEMENTS = [
  `create table dunning_requests (
    tenant_id text not null references tenants (id),
    customer_id text not null,
    seen text not null,
    way text not null check (way in ('mail', 'letter')),
    is_account_enclosed integer not null check (is_account_enclosed in (0, 1)),
    requested_by text not null,
    requested_at text not null,
    outcome text check (outcome in ('sent', 'changed', 'failed')),
    settled_at text check ((settled_at is null) = (outcome is null)),
    primary key (tenant_id, customer_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
  'create index dunning_requests_open on dunning_requests (tenant_id, requested_at, customer_id) where outcome is null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
