import { join } from 'node:path'
import SqliteConnector, { type Database as SqliteConnection } from 'better-sqlite3'

/** Thrown where another process serves the same data. */
export class DirectoryInUse extends Error {}

// Held until the process ends: a collected connection would let go of the lock.
let held: SqliteConnection | undefined

/**
 * Takes the data directory for this process.
 * @throws DirectoryInUse
 */
export function lockDataDirectory(dataDir: string): void {
  held = takeLock(join(dataDir, 'lock.sqlite'))
  if (held) return
  throw new DirectoryInUse(
    `Another process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

/**
 * Locks a file until the connection is closed; undefined where another process holds it. It is SQLite's own
 * file lock, which the system releases even after kill -9, so no stale lock is ever left behind.
 */
export function takeLock(file: string): SqliteConnection | undefined {
  const connection = new SqliteConnector(file, { timeout: 0 })
  try {
    connection.exec('begin exclusive')
    return connection
  } catch (error) {
    connection.close()
    if (error instanceof SqliteConnector.SqliteError && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
}
