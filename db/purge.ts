import SqliteConnector from 'better-sqlite3'

const BUSY_MS = 5000
/** What `user_version` says of a file that was rewritten since its rows were sealed, and since documents left it. */
const REWRITTEN = 2

/**
 * Writes the file anew, once, after rows that were readable have been sealed: parts of them may still lie in pages
 * that SQLite reuses or keeps free. What documents took up goes back to the disk. Begun again by the next start where it was broken off.
 */
export function purge(file: string): void {
  const connection = new SqliteConnector(file, { timeout: BUSY_MS })
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
