import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Executor, openReader, openWriter } from '~db/open'

interface TestDatabase {
  db: Executor
  reader: Executor
  file: string
}

/** A fresh, migrated database of the running test, gone when the test ends. */
export function freshDatabase(): TestDatabase {
  const { close, ...database } = copyDatabase()
  onTestFinished(close)
  return database
}

/** A fresh, migrated database that several tests share; whoever asks for it closes it. */
export function copyDatabase(): TestDatabase & { close: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-test-'))
  const file = join(folder, 'zahltag.sqlite')
  copyFileSync(inject('templateFile'), file)
  const db = openWriter(file)
  const reader = openReader(file)
  async function close() {
    await reader.destroy()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
  return { db, reader, file, close }
}
