import { sql } from 'kysely'
import type { Connection } from './test-house'

interface Column {
  name: string
  type: string
  must: number
}

interface Choices {
  except: readonly string[]
  at: string
  /** Of tables with several rows, the id to refer to. */
  rows: Readonly<Record<string, string>>
}

interface Reference {
  table: string
  from: string
  to: string
}

/**
 * Adds one row to every table of a firm that has none, so that no table is missed for lack of a factory. It
 * refers to existing rows; other values are meaningless, and CHECK constraints are off.
 */
export async function fillEmpty(db: Connection, { except, at, rows }: Choices): Promise<void> {
  await sql`pragma ignore_check_constraints = on`.execute(db)
  const empty = async () => (await emptyTables(db)).filter((name) => !except.includes(name))
  let before: string[] = []
  for (let left = await empty(); left.length !== before.length; left = await empty()) {
    before = left
    // References to empty tables wait for the next pass; tables that a trigger has filled by then are not empty.
    for (const table of left) if (await isEmpty(db, table)) await fill(db, table, at, rows)
  }
  await sql`pragma ignore_check_constraints = off`.execute(db)
}

async function emptyTables(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select m.name from sqlite_master m
    where m.type = 'table' and exists (select 1 from pragma_table_info(m.name) where name = 'tenant_id')`.execute(
    db,
  )
  const empty: string[] = []
  for (const { name } of rows) if (await isEmpty(db, name)) empty.push(name)
  return empty
}

async function isEmpty(db: Connection, table: string): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0
}

async function fill(db: Connection, table: string, at: string, wished: Choices['rows']): Promise<void> {
  const { rows: columns } =
    await sql<Column>`select name, type, "notnull" as must from pragma_table_info(${table})`.execute(db)
  const { rows: references } =
    await sql<Reference>`select "table", "from", "to" from pragma_foreign_key_list(${table})`.execute(db)
  const values: Record<string, unknown> = {}
  for (const column of columns) values[column.name] = anything(column, at)
  for (const { table: other, from, to } of references) {
    const { rows } = await sql<{ value: unknown }>`
      select ${sql.ref(to)} as value from ${sql.table(other)} order by rowid limit 1`.execute(db)
    if (rows.length === 0) return
    values[from] = (to === 'id' && wished[other]) || rows[0]?.value
  }
  const names = columns.map(({ name }) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(values))})`.execute(
    db,
  )
}

function anything({ name, type, must }: Column, at: string): unknown {
  if (!must && !name.endsWith('_at')) return null
  if (type === 'INTEGER') return 1
  if (type === 'BLOB') return Buffer.from('x')
  if (name.endsWith('_at')) return at
  if (name.endsWith('_on')) return at.slice(0, 10)
  if (name === 'month') return at.slice(0, 7)
  return name.endsWith('_json') ? '{}' : 'x'
}
