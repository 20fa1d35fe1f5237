import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { zahltagDialect } from './dialect'
import type { Database } from './schema'

const DATABASE_FILE = 'zahltag.sqlite'

/** Requests wait briefly and answer 503; commands may wait longer. */
const SERVER_BUSY_MS = 1000
const COMMAND_BUSY_MS = 5000

/** Path of the database file in a data directory; creates the directory, readable by its owner only. */
export function databaseFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  return databasePath(dataDir)
}

/** The same path for commands, which must not create anything if DATA_DIR is mistyped. */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE_FILE)
}

/** The writing connection of the server process, or of a command. */
export function openWriter(file: string, use: 'server' | 'command' = 'command'): Kysely<Database> {
  const busyTimeoutMs = use === 'server' ? SERVER_BUSY_MS : COMMAND_BUSY_MS
  return new Kysely<Database>({ dialect: zahltagDialect({ file, readonly: false, busyTimeoutMs }) })
}

/** The read-only connection for pages, so that a long write never blocks one. */
export function openReader(file: string): Kysely<Database> {
  return new Kysely<Database>({
    dialect: zahltagDialect({ file, readonly: true, busyTimeoutMs: SERVER_BUSY_MS }),
  })
}
