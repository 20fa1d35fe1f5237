import type { Database as SqliteConnection } from 'better-sqlite3'
import { Sqlite } from '../sqlite'

/** In KiB: with the usual 16 MB the upper pages of large indexes are read again and again. */
const CACHE = 'cache_size = -64000'
/** In bytes, SQLite's maximum: asking the kernel for each page takes longer than checking it. There is no other writer. */
const MAPPED = 'mmap_size = 2147418112'

/** What a copy must share with its source: pages, migrations, and the rows of each table. */
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

/** The file must have no writer. */
export function inventoryOfFile(file: string): Inventory {
  const connection = new Sqlite(file, { readonly: true })
  try {
    return inventoryOf(connection)
  } finally {
    connection.close()
  }
}

/** Damage in a file without a writer, down to each index entry, as text. */
export function damageOf(file: string): string[] {
  try {
    const connection = new Sqlite(file, { readonly: true })
    try {
      return soundness(connection, 'integrity_check')
    } finally {
      connection.close()
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return [error.message]
    throw error
  }
}

/**
 * Faults of a copy as text; none if it can be trusted. Reads every page and row. Whether each row is in each index takes
 * ten times as long and is checked when the copy is rehearsed or restored.
 */
export function faultsOf(file: string, source: Inventory): string[] {
  const copy = new Sqlite(file)
  try {
    // A single file without a WAL can be copied away as it is.
    copy.pragma('journal_mode = DELETE')
    return [...soundness(copy, 'quick_check'), ...differences(source, inventoryOf(copy))]
  } finally {
    copy.close()
  }
}

function soundness(connection: SqliteConnection, check: 'quick_check' | 'integrity_check'): string[] {
  connection.pragma(CACHE)
  connection.pragma(MAPPED)
  const damage = connection.pragma(`${check}(10)`) as Record<string, string>[]
  const loose = connection.pragma('foreign_key_check') as { table: string }[]
  return [
    ...damage.flatMap((row) => Object.values(row)).filter((text) => text !== 'ok'),
    ...new Set(loose.map(({ table }) => `${table} has rows that point at nothing`)),
  ]
}

function differences(source: Inventory, copy: Inventory): string[] {
  return Object.keys({ ...source, ...copy })
    .filter((name) => source[name] !== copy[name])
    .map((name) => `${name}: ${source[name] ?? 'none'} in the database, ${copy[name] ?? 'none'} in the copy`)
}
