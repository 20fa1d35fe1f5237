import { sql } from 'kysely'
import type { Connection } from './test-house'

/** Runs work without a table's update trigger, so that a test can change frozen rows. */
export async function unfrozen(db: Connection, table: string, work: () => Promise<void>): Promise<void> {
  const name = `${table}_no_update`
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${name}`.execute(db)
  await sql.raw(`drop trigger ${name}`).execute(db)
  await work()
  await sql.raw(rows[0]?.sql ?? '').execute(db)
}
