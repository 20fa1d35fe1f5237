import { type Kysely, sql } from 'kysely'

/** By which accounts a firm's payroll is booked, and the accountant's numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table payroll_accounts (
      tenant_id text not null references tenants (id),
      revision integer not null,
      map_json text not null,
      kept_by text not null,
      kept_at text not null,
      primary key (tenant_id)
    ) strict`)
    .execute(db)
}
