import { chownSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DocumentFolder, documentsBeside, sha256Of } from '../document-store'
import { Sqlite } from '../sqlite'
import { tookTooLong } from './refusal'

export interface Lost {
  sha256: string
  path: string
  fault: 'missing' | 'damaged'
  /** A good copy exists beside the backups. */
  isCopied: boolean
}

/**
 * Copies documents to another place, unless they are there: each is stored once, for any number of backups.
 * `mendDocuments` checks whether they are undamaged. @returns those that are missing or damaged
 */
export async function copyDocuments(
  names: readonly string[],
  { from, to, deadline = Number.POSITIVE_INFINITY }: { from: string; to: string; deadline?: number },
): Promise<Lost[]> {
  const [here, there] = [documentsBeside(from), documentsBeside(to)]
  const lost: Lost[] = []
  for (const sha256 of names) {
    if (Date.now() >= deadline) throw tookTooLong()
    const path = here.pathOf(sha256)
    const size = sizeOf(there.pathOf(sha256))
    if (size !== undefined && size === sizeOf(path)) continue
    const bytes = await bytesIn(here, sha256)
    if (isWhole(bytes, sha256)) await there.put(bytes)
    else {
      const isCopied = isWhole(await bytesIn(there, sha256), sha256)
      lost.push({ sha256, path, fault: bytes === undefined ? 'missing' : 'damaged', isCopied })
    }
  }
  return lost
}

/** Undefined if there are none, empty if the disk cannot read them. */
export async function bytesIn(folder: DocumentFolder, sha256: string): Promise<Buffer | undefined> {
  try {
    return await folder.get(sha256)
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * Reads each document beside a backup and copies damaged ones again from beside the database. If both are damaged, it
 * leaves them for other checks. @returns how many were copied again
 */
export async function mendDocuments(backup: string, database: string): Promise<number> {
  const [here, there] = [documentsBeside(database), documentsBeside(backup)]
  let mended = 0
  for await (const files of there.list()) {
    for (const { sha256 } of files) {
      if (isWhole(await bytesIn(there, sha256), sha256)) continue
      const bytes = await bytesIn(here, sha256)
      if (!isWhole(bytes, sha256)) continue
      await there.put(bytes)
      mended += 1
    }
  }
  return mended
}

/** In bytes; undefined if there is no file. */
export function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}

export function isWhole(bytes: Buffer | undefined, sha256: string): bytes is Buffer {
  return bytes !== undefined && sha256Of(bytes) === sha256
}

/** Restores the documents that are missing or damaged beside a database from beside the backup. @returns how many */
export async function bringBackDocuments(copy: string, backup: string): Promise<number> {
  // A rehearsal opens the copy where the backup's own documents are.
  if (dirname(copy) === dirname(backup)) return 0
  let brought = 0
  const [from, to] = [documentsBeside(backup), documentsBeside(copy)]
  const { uid, gid } = statSync(dirname(copy))
  for (const sha256 of namesIn(copy)) {
    if (!isWhole(await bytesIn(to, sha256), sha256)) {
      const bytes = await bytesIn(from, sha256)
      if (!isWhole(bytes, sha256)) continue
      await to.put(bytes)
      brought += 1
    }
    // Restore may run as another user than the service.
    const path = to.pathOf(sha256)
    for (const made of [path, dirname(path), dirname(dirname(path))]) chownSync(made, uid, gid)
  }
  return brought
}

/** Moves documents that a database does not refer to aside, in case the former database is wanted back. */
export async function setAside(database: string, folder: string): Promise<void> {
  const named = new Set(namesIn(database))
  const [here, there] = [documentsBeside(database), documentsBeside(join(folder, 'any'))]
  for await (const files of here.list()) {
    for (const { sha256 } of files) if (!named.has(sha256)) move(here, there, sha256)
  }
}

export async function putBack(database: string, folder: string): Promise<void> {
  const [here, there] = [documentsBeside(database), documentsBeside(join(folder, 'any'))]
  for await (const files of there.list()) for (const { sha256 } of files) move(there, here, sha256)
}

function move(from: DocumentFolder, to: DocumentFolder, sha256: string): void {
  const target = to.pathOf(sha256)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  renameSync(from.pathOf(sha256), target)
}

/** None for a database from before documents were files. */
export function namesIn(database: string): string[] {
  const connection = new Sqlite(database, { readonly: true })
  try {
    const columns = connection.pragma('table_info(documents)') as { name: string }[]
    if (!columns.some(({ name }) => name === 'kept_sha256')) return []
    const names = connection.prepare('select distinct kept_sha256 from documents order by 1')
    return names.pluck().all() as string[]
  } finally {
    connection.close()
  }
}
