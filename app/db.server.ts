import { databaseFile, openReader, openWriter } from '~db/open'
import { config } from './config.server'

const file = databaseFile(config().dataDir)

/** Writes, and reads inside a transaction. */
export const db = openWriter(file, 'server')

/** Serves pages and health: read-only, so a long write never holds a page. */
export const reader = openReader(file)

/** Closes both; the last to close checkpoints the WAL. */
export async function closeDatabase(): Promise<void> {
  await reader.destroy()
  await db.destroy()
}
