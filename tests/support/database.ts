import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Connection, openTestHouse, type TestHouse } from './test-house'

interface TestDatabase {
  house: TestHouse
  db: Connection
  file: string
}

/** A fresh, migrated database for the running test, deleted when the test ends. */
export function freshDatabase(): TestDatabase {
  const { close, ...database } = copyDatabase()
  onTestFinished(close)
  return database
}

/** A fresh, migrated database shared by several tests; the caller closes it. */
export function copyDatabase(): TestDatabase & { close: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-test-'))
  const file = join(folder, 'zahltag.sqlite')
  copyFileSync(inject('templateFile'), file)
  const house = openTestHouse(file)
  async function close() {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { house, db: house.db, file, close }
}
