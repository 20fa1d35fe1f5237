import type { Database } from 'better-sqlite3'
import type { SealedFor } from './copy-rows'

const ROWS = 2_000
const COLUMNS = ['number', 'name', 'street', 'postal_code', 'city', 'email']

/** A file of customers that waits to be taken over; its rows are checked when it is first shown. */
export function growImport(db: Database, { vault, tenantId }: SealedFor): void {
  const id = 'import-0'
  db.prepare(`insert into imports (tenant_id, id, kind, headings_fingerprint, mapping_json, row_count, created_by,
      created_at, expires_at)
    values (?, ?, 'customers', '', ?, ?, 'system', '2026-01-01T08:00:00.000Z', '2099-01-01T08:00:00.000Z')`).run(
    tenantId,
    id,
    JSON.stringify({ columns: COLUMNS, defaults: {} }),
    ROWS,
  )
  const keep = db.prepare(
    'insert into import_rows (tenant_id, import_id, line, cells_sealed) values (?, ?, ?, ?)',
  )
  for (let line = 0; line <= ROWS; line += 1) {
    const cells = line === 0 ? COLUMNS : cellsOf(line)
    const place = { tenantId, purpose: 'import.row', rowId: `${id} ${line}` }
    keep.run(tenantId, id, line, vault.seal(place, JSON.stringify(cells)))
  }
}

/** Every third row has no address. */
function cellsOf(line: number): string[] {
  const address = line % 3 === 0 ? ['', '', ''] : [`Hafenstraße ${line}`, '24103', 'Kiel']
  return [`I${line}`, `Werft Nummer ${line} GmbH`, ...address, `einkauf${line}@werft.example`]
}
