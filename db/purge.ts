import { Sqlite } from './sqlite'

const BUSY_MS = 5000
/** `user_version` of a file rewritten since its rows were sealed and its documents moved out. */
const REWRITTEN = 2

/**
 * Rewrites the file, once, after readable rows have been sealed: parts of them may remain in pages that SQLite reuses or
 * keeps free. Returns the space of documents to the disk. If interrupted, the next start repeats it.
 */
export function purge(file: string): void {
  const connection = new Sqlite(file, { timeout: BUSY_MS })
  try {
    if (connection.pragma('user_version', { simple: true }) === REWRITTEN) return
    connection.pragma('secure_delete = on')
    connection.exec('vacuum')
    connection.pragma(`user_version = ${REWRITTEN}`)
    connection.pragma('wal_checkpoint(truncate)')
  } finally {
    connection.close()
  }
}
