import { join } from 'node:path'
import SqliteConnector, { type Database as SqliteConnection } from 'better-sqlite3'

/** Thrown where another process serves the same data. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

// Held until the process ends: a collected connection would let go of the lock.
let held: SqliteConnection | undefined

/**
 * Takes the data directory for this process. SQLite's own file lock does it, which the system lets go of
 * even after kill -9, so no stale lock is ever left behind.
 * @throws DirectoryInUse
 */
export function lockDataDirectory(dataDir: string): void {
  const connection = new SqliteConnector(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  try {
    connection.exec('begin exclusive')
  } catch {
    connection.close()
    throw new DirectoryInUse(
      `Another process is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  held = connection
}

/** Lets go of the directory again; for commands that take it for a while. */
export function unlockDataDirectory(): void {
  held?.close()
  held = undefined
}
