import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import type { Language } from './schema'
import { Sqlite } from './sqlite'

const LOCK_FILE = 'lock.sqlite'
const USER_VERSION_AT = 60

/** Another process serves the same data. */
export class DirectoryInUse extends Error {
  constructor(
    readonly holder: Record<Language, string>,
    readonly dataDir: string,
  ) {
    super(`${holder.en} is using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`)
  }
}

// Held until the process ends: a garbage-collected connection would release the lock.
let held: SqliteConnection | undefined

/** Locks the data directory for this process. @throws DirectoryInUse */
export function lockDataDirectory(dataDir: string): void {
  const file = lockPath(dataDir)
  held = takeLock(file)
  if (held) return
  throw new DirectoryInUse(holderOf(file), dataDir)
}

export function lockPath(dataDir: string): string {
  return join(dataDir, LOCK_FILE)
}

/**
 * Locks a file until the connection is closed; undefined if another process holds it. It is SQLite's own file lock, which
 * the system releases even after kill -9, so no stale lock is left behind.
 */
export function takeLock(file: string): SqliteConnection | undefined {
  const connection = new Sqlite(file, { timeout: 0 })
  try {
    // Keeps the lock after the commit, which leaves the process id in the file for others to read.
    connection.pragma('locking_mode = exclusive')
    connection.pragma('journal_mode = memory')
    connection.exec(`begin exclusive; pragma user_version = ${process.pid}; commit`)
    return connection
  } catch (error) {
    connection.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
}

/** Who holds a lock, as the beginning of a message. */
export function holderOf(file: string): Record<Language, string> {
  const number = Buffer.alloc(4)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, number, 0, 4, USER_VERSION_AT)
  } finally {
    closeSync(descriptor)
  }
  const pid = number.readInt32BE()
  if (pid <= 0) return { de: 'Ein anderer Prozess', en: 'Another process' }
  return { de: `Prozess ${pid}`, en: `Process ${pid}` }
}
