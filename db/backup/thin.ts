import { documentIn } from './document-names'
import { backupsAmong } from './list'
import type { BackupStorage } from './storage'
import { surplusOf } from './which-to-keep'

const NOTES = 'no-longer-named.json'

/** Since when the newest backup no longer refers to a document, as an instant. */
type Notes = Record<string, string>

/** Removes leftovers of killed runs, surplus backups, and then the documents that no remaining backup needs. */
export async function thin(storage: BackupStorage, named: readonly string[], at: Date): Promise<void> {
  await storage.sweep()
  const there = await storage.list()
  const surplus = surplusOf(backupsAmong(there), at).map(({ file }) => file)
  await storage.remove(surplus)
  for (const file of surplus) there.delete(file)
  await pruneDocuments(storage, there, { named, at })
}

/**
 * Removes documents that no backup needs. Encrypted backups cannot be read, so it notes since when the database has not
 * referred to a document, and removes it once every backup is younger. Called under the lock.
 */
async function pruneDocuments(
  storage: BackupStorage,
  there: ReadonlyMap<string, number>,
  { named, at }: { named: readonly string[]; at: Date },
): Promise<void> {
  const isNamed = new Set(named)
  const before = await readNotes(storage, there)
  const backups = backupsAmong(there)
  const [newest, oldest] = [backups[0]?.at ?? '', backups.at(-1)?.at ?? '']
  // A clock that is an hour behind must not make all others younger.
  const now = at.toISOString() > newest ? at.toISOString() : newest
  const notes: Notes = {}
  const gone: string[] = []
  for (const name of there.keys()) {
    const sha256 = documentIn(name)
    if (sha256 === undefined || isNamed.has(sha256)) continue
    const since = before[sha256] ?? now
    if (oldest > since) gone.push(name)
    else notes[sha256] = since
  }
  await storage.remove(gone)
  await writeNotes(storage, before, notes)
}

async function readNotes(storage: BackupStorage, there: ReadonlyMap<string, number>): Promise<Notes> {
  if (!there.has(NOTES)) return {}
  try {
    return JSON.parse((await storage.get(NOTES)).toString()) as Notes
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Cut off: starts again from now.
    return {}
  }
}

async function writeNotes(storage: BackupStorage, before: Notes, notes: Notes): Promise<void> {
  const text = JSON.stringify(notes)
  if (text === JSON.stringify(before)) return
  if (text === '{}') await storage.remove([NOTES])
  else await storage.put(NOTES, Buffer.from(`${text}\n`))
}
