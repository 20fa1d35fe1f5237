import { type Kysely, sql } from 'kysely'

/** "Second step" was one word away from the second factor of the office; it is the code that opens payslips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants rename column is_second_step_demanded to is_portal_code_demanded`.execute(db)
}
