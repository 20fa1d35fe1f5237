import { readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import { holderOf, takeLock } from '../lock'
import { makeFolder } from '../make-folder'
import { databasePath } from '../open'
import { assertPresent, notOurs } from '../present'
import { Sqlite } from '../sqlite'
import { faultsOf, type Inventory, inventoryOf } from './check'
import { copyDocuments, type Lost, namesIn } from './documents'
import { CommandRefusal, EXIT, tookTooLong } from './refusal'

const BUSY_MS = 5000
/** The time limit is checked between steps. */
const PAGES_A_STEP = 5000
/** The copy, and the journal during its check. */
const SPACE_NEEDED = 1.2

export interface Copied {
  copy: string
  target: string
  inventory: Inventory
  lost: readonly Lost[]
}

export interface BackedUp {
  file: string
  /** Documents missing or damaged beside the database. */
  lost: readonly Lost[]
}

/** Deadline in milliseconds since 1970; `name` of the file besides its time. */
interface Choices {
  deadline: number
  name?: string
  /** Finishes the copy under the lock; returns its path. */
  finish?: (copied: Copied) => Promise<string>
}

/**
 * Copies and checks the database and its documents; the copy is named last of all. A missing or damaged document does not
 * stop a backup: all other documents would be left without one.
 */
export async function backUp(
  dataDir: string,
  { deadline, name = 'zahltag', finish = rename }: Choices,
): Promise<BackedUp> {
  const source = open(databasePath(dataDir))
  const folder = join(dataDir, 'backups')
  makeFolder(folder)
  const lockFile = join(folder, 'lock')
  const lock = takeLock(lockFile)
  if (!lock)
    throw new CommandRefusal(EXIT.alreadyRunning, {
      de: `Es läuft schon eine Sicherung, Probe oder Wiederherstellung (${holderOf(lockFile).de}).`,
      en: `Another backup, a rehearsal or a restore is running: ${holderOf(lockFile).en}.`,
    })
  try {
    sweep(folder)
    const unfinished = join(folder, `unfinished-${process.pid}.tmp`)
    const inventory = await copy(source, unfinished, deadline)
    const faults = faultsOf(unfinished, inventory)
    if (faults.length > 0)
      throw new CommandRefusal(EXIT.failed, {
        de: `Die Kopie ist beschädigt: ${faults.join('; ')}`,
        en: `The copy is damaged: ${faults.join('; ')}`,
      })
    const lost = await copyDocuments(namesIn(unfinished), { from: source.name, to: unfinished, deadline })
    const target = join(folder, `${name}-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite`)
    return { file: await finish({ copy: unfinished, target, inventory, lost }), lost }
  } finally {
    sweep(folder)
    lock.close()
    source.close()
  }
}

async function rename({ copy, target }: Copied): Promise<string> {
  renameSync(copy, target)
  return target
}

function open(file: string): SqliteConnection {
  assertPresent(file)
  const source = new Sqlite(file, { readonly: true, timeout: BUSY_MS })
  const known = source.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
  if (!known) throw notOurs(file)
  return source
}

/** Called under the lock, so an unfinished file is left over from a crash. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (/^unfinished.*\.tmp|^record\.json\.\d+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true })
  }
}

/**
 * The transaction keeps every step on one snapshot. Without it SQLite restarts the copy after each write by another
 * process, and under steady writes it never ends.
 */
async function copy(source: SqliteConnection, target: string, deadline: number): Promise<Inventory> {
  requireSpace(source, target)
  source.exec('begin')
  const inventory = inventoryOf(source)
  await source.backup(target, {
    progress() {
      if (Date.now() >= deadline) throw tookTooLong()
      return PAGES_A_STEP
    },
  })
  source.exec('commit')
  return inventory
}

function requireSpace(source: SqliteConnection, target: string): void {
  const { bavail, bsize } = statfsSync(join(target, '..'))
  const needed = statSync(source.name).size * SPACE_NEEDED
  if (bavail * bsize >= needed) return
  const [needs, has] = [Math.ceil(needed / 1e6), Math.floor((bavail * bsize) / 1e6)]
  throw new CommandRefusal(EXIT.failed, {
    de: `Es braucht ${needs} MB, aber es sind nur ${has} MB frei.`,
    en: `It needs ${needs} MB, but ${has} MB are free.`,
  })
}
