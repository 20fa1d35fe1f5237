import { type Kysely, sql } from 'kysely'

/** An employee's mail address that changed: since when the employee does not know, and whether payroll has looked at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employees add column email_untold_since text`.execute(db)
  await sql`alter table employees add column email_held_at text`.execute(db)
  await sql`alter table employees add column email_before text`.execute(db)
  await sql`
    create index employees_email_held on employees (tenant_id, email_held_at, id)
    where email_held_at is not null`.execute(db)
}
