import SqliteConnector, { type Database as SqliteConnection } from 'better-sqlite3'

/** What a copy has in common with its source: pages, migrations, and the rows of each table. */
export type Inventory = Record<string, number | string>

/** Inside a transaction, the inventory of one moment. */
export function inventoryOf(connection: SqliteConnection): Inventory {
  const list = (sql: string) => connection.prepare(sql).pluck().all() as string[]
  const tables = list(`select name from sqlite_schema where type = 'table' order by name`)
  const rows = tables.map((table) => [
    `rows of ${table}`,
    connection.prepare(`select count(*) from "${table}"`).pluck().get() as number,
  ])
  return {
    pages: connection.pragma('page_count', { simple: true }) as number,
    migrations: tables.includes('kysely_migration')
      ? list('select name from kysely_migration order by name').join(' ')
      : 'none',
    ...Object.fromEntries(rows),
  }
}

/** The inventory of a file that nobody writes to. */
export function inventoryOfFile(file: string): Inventory {
  const connection = new SqliteConnector(file, { readonly: true })
  try {
    return inventoryOf(connection)
  } finally {
    connection.close()
  }
}

/** What is wrong with a file that nobody writes to, in words; nothing if it may be trusted. */
export function damageOf(file: string): string[] {
  try {
    return faultsOf(file, inventoryOfFile(file))
  } catch (error) {
    if (error instanceof SqliteConnector.SqliteError) return [error.message]
    throw error
  }
}

/** What is wrong with a copy, in words; nothing if it may be trusted. */
export function faultsOf(file: string, source: Inventory): string[] {
  const copy = new SqliteConnector(file)
  try {
    // One file that needs no WAL beside it can be copied away as it is.
    copy.pragma('journal_mode = DELETE')
    const integrity = copy.pragma('integrity_check(10)') as { integrity_check: string }[]
    const loose = copy.pragma('foreign_key_check') as { table: string }[]
    return [
      ...integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...new Set(loose.map(({ table }) => `${table} has rows that point at nothing`)),
      ...differences(source, inventoryOf(copy)),
    ]
  } finally {
    copy.close()
  }
}

function differences(source: Inventory, copy: Inventory): string[] {
  return Object.keys({ ...source, ...copy })
    .filter((name) => source[name] !== copy[name])
    .map((name) => `${name}: ${source[name] ?? 'none'} in the database, ${copy[name] ?? 'none'} in the copy`)
}
