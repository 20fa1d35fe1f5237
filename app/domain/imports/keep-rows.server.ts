import type { Trx } from '../kernel/house'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type Imported, placeOf } from './cells'
import { CHUNK, HEADINGS_LINE } from './rows.server'
import type { Table } from './table'

export async function keepTable(
  trx: Trx,
  vault: Vault,
  of: Imported,
  { headings, rows }: Table,
): Promise<void> {
  const all = [{ line: HEADINGS_LINE, cells: headings }, ...rows]
  for (let first = 0; first < all.length; first += CHUNK) {
    const values = all.slice(first, first + CHUNK).map(({ line, cells }) => ({
      tenant_id: of.tenantId,
      import_id: of.importId,
      line,
      cells_sealed: vault.seal(placeOf(of, line), JSON.stringify(cells)),
    }))
    await trx.insertInto('import_rows').values(values).execute()
    await yieldToLoop()
  }
}
