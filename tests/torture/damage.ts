import { createHash } from 'node:crypto'
import { sql } from 'kysely'
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
export async function changedDocuments(db: Connection, seen: Hashes): Promise<string[]> {
  const documents = await db.selectFrom('documents').select(['id', 'sha256', 'is_sealed', 'bytes']).execute()
  const faults: string[] = []
  for (const { id, sha256, is_sealed, bytes } of documents) {
    // A sealed one has the hash of what is inside, which payslips are read for elsewhere.
    const actual = is_sealed ? sha256 : createHash('sha256').update(bytes).digest('hex')
    if (actual !== sha256 || (seen.get(id) ?? sha256) !== sha256) faults.push(`document ${id} has changed`)
    seen.set(id, sha256)
  }
  const there = new Set(documents.map(({ id }) => id))
  return [...faults, ...[...seen.keys()].filter((id) => !there.has(id)).map((id) => `document ${id} is gone`)]
}
