import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { putBack, setAside } from './documents'

const MOVING = 'replacing-'
const KEPT = 'replaced-'

/** Replaces a database, which is kept with its documents. Returns the folder where it is kept. */
export async function replaceDatabase(
  copy: string,
  file: string,
  dataDir: string,
): Promise<string | undefined> {
  const moving = moveAway(file, dataDir)
  if (moving !== undefined) await setAside(copy, moving)
  // Last: once a database is there, everything else is done.
  renameSync(copy, file)
  return moving === undefined ? undefined : keep(moving, dataDir)
}

/**
 * Called under the lock, so anything found here was left by a failed or killed restore. A database moved away but not
 * replaced is moved back: only with it can the next restore say what is lost, and give no number twice.
 */
export async function undoUnfinished(file: string, dataDir: string): Promise<void> {
  const names = readdirSync(dataDir)
  for (const name of names.filter((one) => one.startsWith(MOVING))) {
    const folder = join(dataDir, name)
    if (existsSync(file)) keep(folder, dataDir)
    else await bringBack(file, folder)
  }
  for (const name of names.filter((one) => one.startsWith('restoring-')))
    rmSync(join(dataDir, name), { force: true })
}

/** With its WAL, even a stale one: replayed over a backup it would damage it. */
function moveAway(file: string, dataDir: string): string | undefined {
  const there = besides(file).filter((one) => existsSync(one))
  if (there.length === 0) return undefined
  const folder = join(dataDir, MOVING + new Date().toISOString().replace(/[:.]/g, '-'))
  mkdirSync(folder, { mode: 0o700 })
  for (const one of there) renameSync(one, join(folder, basename(one)))
  return folder
}

/** The database last: without it, this starts again. */
async function bringBack(file: string, folder: string): Promise<void> {
  await putBack(file, folder)
  const moved = besides(file).filter((one) => existsSync(join(folder, basename(one))))
  for (const one of moved.reverse()) renameSync(join(folder, basename(one)), one)
  rmSync(folder, { recursive: true })
}

function keep(folder: string, dataDir: string): string {
  const kept = join(dataDir, basename(folder).replace(MOVING, KEPT))
  renameSync(folder, kept)
  return kept
}

/** A database and the files that SQLite keeps next to it. */
function besides(file: string): string[] {
  return [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]
}
