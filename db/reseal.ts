import type { Database as SqliteConnection } from 'better-sqlite3'
import { documentsBeside } from './document-store'
import { rewriteSealed, type SealedColumn, type SealedValue } from './rewrite-sealed'
import { Sqlite } from './sqlite'

const BUSY_MS = 5000

/** What the vault can do with bytes. */
interface Seals {
  sealBytes(place: Place, bytes: Uint8Array): Buffer
  openBytes(place: Place, sealed: Uint8Array): Buffer
}

interface Place {
  tenantId: string
  purpose: string
  rowId: string
}

interface DocumentRow {
  tenant_id: string
  id: string
  kept_sha256: string
  owner: string
  media_type: string
}

/** Seals with the key `keyId` what other keys have sealed: columns first, then document files. */
export async function reseal(
  file: string,
  { columns, seals, keyId }: { columns: readonly SealedColumn[]; seals: Seals; keyId: string },
): Promise<number> {
  const connection = new Sqlite(file, { timeout: BUSY_MS })
  connection.pragma('secure_delete = on')
  connection.pragma('synchronous = full')
  connection.pragma('foreign_keys = on')
  try {
    let count = 0
    for (const column of columns)
      count += rewriteSealed(connection, column, (place, value) => {
        if (keyOf(value) === keyId) return undefined
        const sealed = seals.sealBytes(place, opened(seals, column, place, value))
        return typeof value === 'string' ? sealed.toString('base64url') : sealed
      })
    return count + (await resealDocuments(connection, { seals, keyId }))
  } finally {
    connection.close()
  }
}

/** In place of a key, for a document whose file is missing. */
export const MISSING = 'missing'

export async function sealedBy(file: string, columns: readonly SealedColumn[]): Promise<Map<string, number>> {
  const connection = new Sqlite(file, { readonly: true, timeout: BUSY_MS })
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  try {
    for (const column of columns)
      rewriteSealed(connection, column, (_, value) => {
        count(keyOf(value))
        return undefined
      })
    const documents = documentsBeside(file)
    for (const { kept_sha256 } of sealedDocuments(connection)) {
      const bytes = await documents.get(kept_sha256)
      // A missing file may be restored from a backup, sealed with any key.
      count(bytes ? keyOf(bytes) : MISSING)
    }
    return counts
  } finally {
    connection.close()
  }
}

/** The old file stays until it is swept: a backup may be running. */
async function resealDocuments(
  connection: SqliteConnection,
  { seals, keyId }: { seals: Seals; keyId: string },
): Promise<number> {
  const documents = documentsBeside(connection.name)
  const point = connection.prepare('update documents set kept_sha256 = ? where tenant_id = ? and id = ?')
  let count = 0
  for (const { tenant_id: tenantId, id, kept_sha256, owner, media_type } of sealedDocuments(connection)) {
    const bytes = await documents.get(kept_sha256)
    if (!bytes || keyOf(bytes) === keyId) continue
    const place = { tenantId, purpose: 'document', rowId: `${owner} ${media_type}` }
    const column = { table: 'documents', column: 'kept_sha256', purpose: 'document', owner: '', row: [] }
    point.run(await documents.put(seals.sealBytes(place, opened(seals, column, place, bytes))), tenantId, id)
    count += 1
  }
  return count
}

function sealedDocuments(connection: SqliteConnection): DocumentRow[] {
  return connection
    .prepare(
      `select tenant_id, id, kept_sha256, coalesce(payslip_id, invoice_id) as owner, media_type
       from documents where is_sealed = 1`,
    )
    .all() as DocumentRow[]
}

function opened(seals: Seals, { table, column }: SealedColumn, place: Place, value: SealedValue): Buffer {
  try {
    return seals.openBytes(place, typeof value === 'string' ? Buffer.from(value, 'base64url') : value)
  } catch (error) {
    throw new Error(`${table}.${column} of ${place.rowId} does not open: ${(error as Error).message}`)
  }
}

/** The key name at the start of a sealed value. */
function keyOf(value: SealedValue): string {
  const start = typeof value === 'string' ? Buffer.from(value.slice(0, 16), 'base64url') : value
  return start.toString('utf8', 1, 1 + (start[0] ?? 0))
}
