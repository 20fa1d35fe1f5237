import { type Kysely, sql } from 'kysely'

/** With the id, so that a year of payslips is listed without reading rows, of which each fills four pages with what is sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payslips_by_month`.execute(db)
  await sql`create index payslips_by_month on payslips (tenant_id, month, employee_id, revision, id)`.execute(
    db,
  )
}
