import { type Kysely, sql } from 'kysely'

const FROZEN = `raise(abort, 'payroll_years: what was loaded stays')`

// Official figures of a year that whoever runs the service has loaded, beside those of the release.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payroll_years (
    version text primary key,
    year integer not null,
    sha256 text not null unique,
    file_json text not null,
    loaded_at text not null,
    loaded_by text not null
  ) strict`.execute(db)
  for (const when of ['update', 'delete'])
    await sql
      .raw(
        `create trigger payroll_years_no_${when} before ${when} on payroll_years begin select ${FROZEN}; end`,
      )
      .execute(db)
}
