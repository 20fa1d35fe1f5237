import { sql } from 'kysely'
import type { DocumentStore } from '~/domain/documents/document-store'
import { sha256Of } from '~db/document-store'
import type { Connection } from '../support/test-house'

/** The hashes that documents had when they were first seen. */
export type Hashes = Map<string, string>

/** What SQLite says is wrong with the file. */
export async function damageOf(db: Connection): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const references = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...references.rows.map((row) => `dangling ${JSON.stringify(row)}`),
  ]
}

/** Documents that are gone, or are no longer what they were. */
export async function changedDocuments(
  db: Connection,
  store: DocumentStore,
  seen: Hashes,
): Promise<string[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'sha256', 'is_sealed', 'kept_sha256'])
    .execute()
  const faults: string[] = []
  for (const { id, sha256, kept_sha256 } of documents) {
    // What is inside a sealed one, payslips are read for elsewhere.
    const kept = await store.get(kept_sha256)
    const isWhole = kept !== undefined && sha256Of(kept) === kept_sha256
    if (!isWhole || (seen.get(id) ?? sha256) !== sha256) faults.push(`document ${id} has changed`)
    seen.set(id, sha256)
  }
  const there = new Set(documents.map(({ id }) => id))
  return [...faults, ...[...seen.keys()].filter((id) => !there.has(id)).map((id) => `document ${id} is gone`)]
}
