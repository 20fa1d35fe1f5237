import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { closeEmptier, emptyLike } from './empty-database'
import { type Connection, type OpenTestHouse, openTestHouse, type TestHouse } from './test-house'

interface TestDatabase {
  house: TestHouse
  db: Connection
  file: string
}

interface Kept {
  house: OpenTestHouse
  file: string
  /** Of the file, which a test may replace. */
  inode: number
}

/** What a test may leave beside its database without spoiling it for the next. */
const OWN_FILES = ['zahltag.sqlite', 'zahltag.sqlite-shm', 'zahltag.sqlite-wal', 'documents']

/** What a test may have set on the connection that writes, and how it is opened. */
const SETTINGS = { foreign_keys: 1, recursive_triggers: 1, query_only: 0, ignore_check_constraints: 0 }

/** Open and empty, by the template that they are copies of: opening one costs more than most tests do with it. */
const kept = new Map<string, Kept[]>()

/** A fresh, migrated database for the running test, given back when the test ends. */
export function freshDatabase(): TestDatabase {
  const { close, ...database } = copyDatabase()
  onTestFinished(close)
  return database
}

/** A fresh, migrated database shared by several tests; the caller closes it. */
export function copyDatabase(): TestDatabase & { close: () => Promise<void> } {
  const templateFile = inject('templateFile')
  const database = kept.get(templateFile)?.pop() ?? copyOf(templateFile)
  const { house, file } = database
  const close = async () => {
    if (await isAsNew(database, templateFile))
      kept.set(templateFile, [...(kept.get(templateFile) ?? []), database])
    else await remove(database)
  }
  return { house: { ...house }, db: house.db, file, close }
}

function copyOf(templateFile: string): Kept {
  const folder = mkdtempSync(join(dirname(templateFile), 'test-'))
  const file = join(folder, 'zahltag.sqlite')
  copyFileSync(templateFile, file)
  return { house: openTestHouse(file), file, inode: statSync(file).ino }
}

/** Empties a database; false if a test did with it what the next might notice. */
async function isAsNew({ house, file, inode }: Kept, templateFile: string): Promise<boolean> {
  try {
    if (readdirSync(dirname(file)).some((name) => !OWN_FILES.includes(name))) return false
    if (statSync(file).ino !== inode || !emptyLike(templateFile, file)) return false
    rmSync(join(dirname(file), 'documents'), { recursive: true, force: true })
    return await isUntouched(house)
  } catch {
    return false
  }
}

async function remove({ house, file }: Kept): Promise<void> {
  closeEmptier(file)
  await house.close()
  rmSync(dirname(file), { recursive: true, force: true })
}

/** Whether both connections work, read what is there now, and are set as they were; what was written is gone from the WAL as well. */
async function isUntouched({ db, reader }: OpenTestHouse): Promise<boolean> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db)
    if (rows[0]?.[name] !== value) return false
  }
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  const seen = await reader.selectFrom('audit_entries').select('seq').limit(1).execute()
  return rows[0]?.busy === 0 && seen.length === 0
}
