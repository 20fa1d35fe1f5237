import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBackupsIn } from './list'

/** `<sha256>`, with a suffix where it is encrypted for a key. */
const FILE = /^([0-9a-f]{64})(?:\..+)?$/
const UNFINISHED = /\.tmp$/
const NOTES = 'no-longer-named.json'

/** Since when the newest backup does not name a document, as an instant. */
type Notes = Record<string, string>

/**
 * Removes the documents beside backups that none of them needs. Encrypted backups cannot be asked: so it is noted since
 * when the database has not named a document, and it goes once every backup there is younger. Called under the lock.
 */
export function pruneDocuments(folder: string, named: readonly string[], at: Date): void {
  const documents = join(folder, 'documents')
  if (!existsSync(documents)) return
  const isNamed = new Set(named)
  const before = readNotes(folder)
  const backups = listBackupsIn(folder)
  const [newest, oldest] = [backups[0]?.at ?? '', backups.at(-1)?.at ?? '']
  // A clock that is behind for an hour must not make all the others younger.
  const now = at.toISOString() > newest ? at.toISOString() : newest
  const notes: Notes = {}
  for (const { path, name } of filesIn(documents)) {
    const [, sha256] = FILE.exec(name) ?? []
    const since = (sha256 && before[sha256]) ?? now
    const isNeeded = sha256 === undefined || isNamed.has(sha256) || oldest <= since
    if (UNFINISHED.test(name) || !isNeeded) rmSync(path, { force: true })
    else if (sha256 !== undefined && !isNamed.has(sha256)) notes[sha256] = since
  }
  writeNotes(folder, notes)
}

function filesIn(documents: string): { path: string; name: string }[] {
  return readdirSync(documents).flatMap((part) =>
    readdirSync(join(documents, part)).map((name) => ({ path: join(documents, part, name), name })),
  )
}

function readNotes(folder: string): Notes {
  try {
    return JSON.parse(readFileSync(join(folder, NOTES), 'utf8')) as Notes
  } catch {
    // None yet, or cut off: counted from now on.
    return {}
  }
}

function writeNotes(folder: string, notes: Notes): void {
  const path = join(folder, NOTES)
  if (Object.keys(notes).length === 0) {
    rmSync(path, { force: true })
    return
  }
  writeFileSync(`${path}.tmp`, `${JSON.stringify(notes)}\n`, { mode: 0o600 })
  renameSync(`${path}.tmp`, path)
}
