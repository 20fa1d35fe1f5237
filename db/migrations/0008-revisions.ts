import { type Kysely, sql } from 'kysely'

const CHANGED_BY_FORMS = ['tenants', 'customers', 'contracts', 'employees']

// A form says which revision of the record it shows. The audit says which revision a change made, so that a form made
// before it can be told what came between.
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of CHANGED_BY_FORMS)
    await sql
      .raw(`alter table ${table} add column revision integer not null default 0 check (revision >= 0)`)
      .execute(db)
  await sql.raw('alter table audit_entries add column subject_revision integer').execute(db)
}
