import { documentIn } from './document-names'
import { backupsAmong } from './list'
import type { BackupStorage } from './storage'
import { surplusOf } from './which-to-keep'

const NOTES = 'no-longer-named.json'

/** Since when the newest backup does not name a document, as an instant. */
type Notes = Record<string, string>

/** Removes what killed runs left, the backups that are too many, and then the documents that none of the others needs. */
export async function thin(storage: BackupStorage, named: readonly string[], at: Date): Promise<void> {
  await storage.sweep()
  const there = await storage.list()
  const surplus = surplusOf(backupsAmong(there), at).map(({ file }) => file)
  await storage.remove(surplus)
  for (const file of surplus) there.delete(file)
  await pruneDocuments(storage, there, { named, at })
}

/**
 * Removes the documents that none of the backups needs. Encrypted backups cannot be asked: so it is noted since when
 * the database has not named a document, and it goes once every backup there is younger. Called under the lock.
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
  // A clock that is behind for an hour must not make all the others younger.
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
    // Cut off: counted from now on.
    return {}
  }
}

async function writeNotes(storage: BackupStorage, before: Notes, notes: Notes): Promise<void> {
  const text = JSON.stringify(notes)
  if (text === JSON.stringify(before)) return
  if (text === '{}') await storage.remove([NOTES])
  else await storage.put(NOTES, Buffer.from(`${text}\n`))
}
