import { type Kysely, sql } from 'kysely'

// A task for hours of an id that belongs to nobody. All indexes of the tasks stay as they are.

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'tasks' and sql is not null`.execute(db)
  const table = rows.find(({ type }) => type === 'table')?.sql ?? ''
  const changed = table
    .replace(/^create table "?tasks"?/i, 'create table tasks_of_unknown_hours')
    .replace("'event_endpoint'", "'event_endpoint', 'unknown_hours'")
  await sql.raw(changed).execute(db)
  await sql`insert into tasks_of_unknown_hours select * from tasks`.execute(db)
  await sql`drop table tasks`.execute(db)
  await sql`alter table tasks_of_unknown_hours rename to tasks`.execute(db)
  for (const { type, sql: text } of rows) if (type !== 'table') await sql.raw(text).execute(db)
}
