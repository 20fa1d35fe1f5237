import { type Kysely, sql } from 'kysely'

/** The newest invoices of a firm, whose lines a new one is likely to repeat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index invoices_by_day on invoices (tenant_id, issued_on desc, kind) where issued_on is not null`,
    )
    .execute(db)
}
