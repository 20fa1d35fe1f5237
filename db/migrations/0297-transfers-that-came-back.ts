import { type Kysely, sql } from 'kysely'

// A task for a transfer of payroll that came back, and an index of the assignments that say so. All indexes of the tasks stay
// as they are.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index bank_assignments_came_back on bank_assignments (tenant_id)
        where instr(reasons_json, 'own_transfer_back') > 0`,
    )
    .execute(db)
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'tasks' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?tasks"?/i, 'create table tasks_of_transfers')
    .replace("'unknown_hours'", "'unknown_hours', 'transfer_back'")
  await sql.raw(changed).execute(db)
  await sql`insert into tasks_of_transfers select * from tasks`.execute(db)
  await sql`drop table tasks`.execute(db)
  await sql`alter table tasks_of_transfers rename to tasks`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
