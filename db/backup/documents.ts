import { chownSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SqliteConnector from 'better-sqlite3'
import { type DocumentFolder, documentsBeside, sha256Of } from '../document-store'
import { EXIT, Refusal } from './refusal'

/**
 * Copies the documents that a copy of the database names and its folder does not have yet: each is kept once, whatever
 * the number of copies. @throws Error where one is missing or damaged
 */
export async function copyDocuments(
  copy: string,
  database: string,
  deadline: number,
  target = copy,
): Promise<void> {
  const [from, to] = [documentsBeside(database), documentsBeside(target)]
  for (const sha256 of namesIn(copy)) {
    if (Date.now() >= deadline) throw new Refusal(EXIT.tooSlow, 'It took longer than the time limit.')
    if (await to.has(sha256)) continue
    const bytes = await from.get(sha256)
    if (!bytes || sha256Of(bytes) !== sha256)
      throw new Error(`The document ${from.pathOf(sha256)} is ${bytes ? 'damaged' : 'missing'}.`)
    await to.put(bytes)
  }
}

/** Brings back the documents of a database that are missing beside it, or damaged, from beside the backup. */
export async function bringBackDocuments(copy: string, backup: string): Promise<void> {
  const [from, to] = [documentsBeside(backup), documentsBeside(copy)]
  const { uid, gid } = statSync(dirname(copy))
  for (const sha256 of namesIn(copy)) {
    const there = await to.get(sha256)
    const isWhole = there !== undefined && sha256Of(there) === sha256
    const bytes = isWhole ? there : await from.get(sha256)
    if (!bytes || sha256Of(bytes) !== sha256) continue
    if (!isWhole) await to.put(bytes)
    // Whoever restores need not be who the service runs as.
    const path = to.pathOf(sha256)
    for (const made of [path, dirname(path), dirname(dirname(path))]) chownSync(made, uid, gid)
  }
}

/** Puts aside the documents that a database does not name, for somebody who wants the former one back. */
export async function setAside(database: string, folder: string): Promise<void> {
  const named = new Set(namesIn(database))
  const [here, there] = [documentsBeside(database), documentsBeside(join(folder, 'any'))]
  for await (const files of here.list()) {
    for (const { sha256 } of files) if (!named.has(sha256)) move(here, there, sha256)
  }
}

function move(from: DocumentFolder, to: DocumentFolder, sha256: string): void {
  const target = to.pathOf(sha256)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  renameSync(from.pathOf(sha256), target)
}

/** None for a database from before documents were files. */
export function namesIn(database: string): string[] {
  const connection = new SqliteConnector(database, { readonly: true })
  try {
    const columns = connection.pragma('table_info(documents)') as { name: string }[]
    if (!columns.some(({ name }) => name === 'kept_sha256')) return []
    const names = connection.prepare('select distinct kept_sha256 from documents order by 1')
    return names.pluck().all() as string[]
  } finally {
    connection.close()
  }
}
