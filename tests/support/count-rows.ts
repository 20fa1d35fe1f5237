import { sql } from 'kysely'
import type { Executor } from '~db/open'

/** How many rows each table has. */
export async function countRows(db: Executor): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

/** The names of all tables of ours. */
async function tableNames(db: Executor): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by name`.execute(
    db,
  )
  return rows.map((row) => row.name)
}
