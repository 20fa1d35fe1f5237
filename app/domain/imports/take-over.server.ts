import type { ImportRow } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { Busy } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type Checking, checkImport, newestSeq } from './check.server'
import { aDayAfter, getImport, mappingOf } from './imports.server'
import { rankOf } from './row-finding'
import { eachRow } from './rows.server'
import { cellsByField } from './table'

/** Takes a few milliseconds. */
const CHUNK = 50
const TRIES = 3

/** The user's decision after the check. */
export interface Decision {
  /** The revision they saw. */
  revision: number
  takesAlike: boolean
}

interface Row<Values> {
  line: number
  values: Values
}

/** Imports all rows or none. Idempotent. `changed` if the check is no longer the one they saw; then nothing is imported. */
export async function carryOut<Values>(
  house: House,
  scope: Scope,
  checking: Checking<Values>,
  { revision, takesAlike }: Decision,
): Promise<'done' | 'changed' | 'nothing'> {
  const which = { kind: checking.kind.kind, id: checking.id }
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await getImport(house.reader, scope, which)
    if (seen.state !== 'open') return 'done'
    if (seen.revision !== revision || seen.checked_seq === null) return 'changed'
    const file = await checkImport(house, scope, checking)
    if (file.revision !== revision) return 'changed'
    const rows = await readRows(house, scope, checking, { file, takesAlike })
    if (rows.length === 0) return 'nothing'
    const batches = await makeBatches(house, scope, checking, rows)
    if (await takeOver(house, scope, checking, { file, batches, count: rows.length })) return 'done'
  }
  throw new Busy()
}

async function readRows<Values>(
  { reader, vault }: House,
  scope: Scope,
  { read }: Checking<Values>,
  { file, takesAlike }: { file: ImportRow; takesAlike: boolean },
): Promise<Row<Values>[]> {
  const mapping = mappingOf(file) ?? { columns: [], defaults: {} }
  const least = rankOf(takesAlike ? 'alike' : 'new')
  const chosen = await reader
    .selectFrom('import_rows')
    .select('line')
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', file.id)
    .where('rank', '>=', least)
    .execute()
  const lines = new Set(chosen.map(({ line }) => line))
  const taken: Row<Values>[] = []
  for await (const rows of eachRow(reader, vault, { tenantId: scope.tenantId, importId: file.id })) {
    for (const { line, cells } of rows) {
      const row = lines.has(line) ? read(cellsByField(mapping, cells)) : undefined
      if (row && 'values' in row) taken.push({ line, values: row.values })
    }
  }
  return taken
}

interface Batch {
  lines: number[]
  write: (trx: Trx) => Promise<string[]>
}

/** The transaction blocks other writers, so everything possible is prepared first. */
async function makeBatches<Values>(
  house: House,
  scope: Scope,
  { kind }: Checking<Values>,
  rows: readonly Row<Values>[],
): Promise<Batch[]> {
  const batches: Batch[] = []
  for (const some of inChunks(kind, rows)) {
    const values = some.map((row) => row.values)
    batches.push({ lines: some.map(({ line }) => line), write: kind.make(house, scope, values) })
    await yieldToLoop()
  }
  return batches
}

/** False if anything has changed since the check. */
function takeOver<Values>(
  house: House,
  scope: Scope,
  { kind }: Checking<Values>,
  { file, batches, count }: { file: ImportRow; batches: Batch[]; count: number },
): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const now = await getImport(trx, scope, { kind: kind.kind, id: file.id })
    const seq = await newestSeq(trx, scope, kind.subjectType)
    if (now.state !== 'open' || now.revision !== file.revision || seq !== file.checked_seq) return false
    for (const { lines, write } of batches) {
      const ids = await write(trx)
      await noteRecords(trx, scope, file.id, new Map(lines.map((line, index) => [line, ids[index] ?? ''])))
      await yieldToLoop()
    }
    await forgetCells(trx, scope, file.id)
    await recordAudit(trx, scope, {
      action: `${kind.kind}.imported`,
      subjectType: 'import',
      subjectId: file.id,
      after: { count },
    })
    await trx
      .updateTable('imports')
      .set({
        state: 'done',
        done_at: scope.at,
        expires_at: aDayAfter(scope),
        taken_count: count,
        revision: file.revision + 1,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', file.id)
      .execute()
    return true
  })
}

/** Rows with their own number first, so that the others are not given one of these. */
function* inChunks<Values>(
  { numberOf }: Checking<Values>['kind'],
  rows: readonly Row<Values>[],
): Generator<Row<Values>[]> {
  for (const isNumbered of [true, false]) {
    const some = rows.filter(({ values }) => (numberOf(values) !== null) === isNumbered)
    for (let first = 0; first < some.length; first += CHUNK) yield some.slice(first, first + CHUNK)
  }
}

async function noteRecords(
  trx: Trx,
  { tenantId }: Scope,
  importId: string,
  ids: ReadonlyMap<number, string>,
): Promise<void> {
  const values = [...ids].map(([line, recordId]) => ({
    tenant_id: tenantId,
    import_id: importId,
    line,
    record_id: recordId,
  }))
  await trx
    .insertInto('import_rows')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'import_id', 'line']).doUpdateSet(({ ref }) => ({
        record_id: ref('excluded.record_id'),
        cells_sealed: null,
        findings_json: null,
      })),
    )
    .execute()
}

/** Deletes the file's cells; only what was made of it stays. */
async function forgetCells(trx: Trx, scope: Scope, importId: string): Promise<void> {
  await trx
    .deleteFrom('import_rows')
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', importId)
    .where('record_id', 'is', null)
    .execute()
}
