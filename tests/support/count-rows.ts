import { sql } from 'kysely'
import type { Connection } from './test-house'

export async function countRows(db: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(db)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.n ?? 0
  }
  return counts
}

async function tableNames(db: Connection): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by name`.execute(
    db,
  )
  return rows.map((row) => row.name)
}
