import { type Kysely, sql } from 'kysely'

/** Whether the owners of a firm with a payroll clerk see church tax, garnishments and sickness. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tenants add column is_sensitive_shown integer not null default 0
    check (is_sensitive_shown in (0, 1))`.execute(db)
}
