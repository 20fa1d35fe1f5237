import type { Executor } from '../kernel/house'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type Imported, openCells } from './cells'
import type { TableRow } from './table'

/** Takes a few milliseconds; other work runs in between. */
export const CHUNK = 20

export const HEADINGS_LINE = 0

export async function readHeadings(executor: Executor, vault: Vault, of: Imported): Promise<string[]> {
  const [row] = await readLines(executor, vault, of, { after: HEADINGS_LINE - 1, most: 1 })
  return row?.cells ?? []
}

/** All rows in file order, a few at a time. */
export async function* eachRow(executor: Executor, vault: Vault, of: Imported): AsyncGenerator<TableRow[]> {
  for (let after = HEADINGS_LINE; ; ) {
    const rows = await readLines(executor, vault, of, { after, most: CHUNK })
    const last = rows.at(-1)
    if (!last) return
    after = last.line
    yield rows
    if (rows.length < CHUNK) return
    await yieldToLoop()
  }
}

/** The first rows, as an example of each column. */
export function readFirstRows(
  executor: Executor,
  vault: Vault,
  of: Imported,
  most: number,
): Promise<TableRow[]> {
  return readLines(executor, vault, of, { after: HEADINGS_LINE, most })
}

async function readLines(
  executor: Executor,
  vault: Vault,
  of: Imported,
  { after, most }: { after: number; most: number },
): Promise<TableRow[]> {
  const rows = await executor
    .selectFrom('import_rows')
    .select(['line', 'cells_sealed'])
    .where('tenant_id', '=', of.tenantId)
    .where('import_id', '=', of.importId)
    .where('line', '>', after)
    .where('cells_sealed', 'is not', null)
    .orderBy('line')
    .limit(most)
    .execute()
  return rows.map(({ line, cells_sealed }) => ({ line, cells: openCells(vault, of, line, cells_sealed) }))
}
