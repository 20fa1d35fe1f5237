import { Sqlite } from './sqlite'

/** Faults that SQLite itself finds in a database file, which is opened read-only. */
export function fileFaults(file: string): { damage: string[]; loose: string[] } {
  const connection = new Sqlite(file, { readonly: true, timeout: 5000 })
  try {
    connection.pragma('cache_size = -64000')
    const integrity = connection.pragma('integrity_check(10)') as { integrity_check: string }[]
    const loose = connection.pragma('foreign_key_check') as { table: string }[]
    return {
      damage: integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      loose: [...new Set(loose.map(({ table }) => table))],
    }
  } finally {
    connection.close()
  }
}
