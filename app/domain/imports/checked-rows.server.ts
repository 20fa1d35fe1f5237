import type { ImportRow } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { lastPage, type Paged } from '../lists/paging'
import type { AlikeRecord } from '../records/alike'
import { openCells } from './cells'
import { mappingOf } from './imports.server'
import type { ImportKind } from './kind'
import { getsZeroBack } from './lost-zero'
import { type Findings, findingOf, type RowFinding } from './row-finding'
import { cellsByField } from './table'

const PER_PAGE = 50

export interface CheckedRow {
  line: number
  name: string
  finding: RowFinding
  /** Text key of the fault of each field. */
  faults: Record<string, string>
  alike: AlikeRecord[]
  lines: number[]
  /** Its postcode lost its leading zero and gets it back. */
  getsZeroBack: boolean
}

type Kind = Pick<ImportKind<never>, 'kind' | 'nameOf' | 'listNamed'>

/** Wrong rows first, then those that may exist already. */
export async function readCheckedRows(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { kind, file, page }: { kind: Kind; file: ImportRow; page: number },
): Promise<Paged<CheckedRow>> {
  const pages = lastPage(file.row_count, PER_PAGE)
  const shown = Math.min(page, pages)
  const items = await readSome(executor, vault, scope, { kind, file, skip: (shown - 1) * PER_PAGE })
  return {
    items,
    total: file.row_count,
    page: shown,
    pages,
    previous: shown > 1 ? String(shown - 1) : null,
    next: shown < pages ? String(shown + 1) : null,
  }
}

/** All rows, in the same order. */
export async function listCheckedRows(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { kind, file }: { kind: Kind; file: ImportRow },
): Promise<CheckedRow[]> {
  const all: CheckedRow[] = []
  for (;;) {
    const some = await readSome(executor, vault, scope, { kind, file, skip: all.length })
    all.push(...some)
    if (some.length < PER_PAGE) return all
    await yieldToLoop()
  }
}

export async function listRemaining(
  executor: Executor,
  scope: Within,
  { kind, id }: { kind: Kind; id: string },
): Promise<AlikeRecord[]> {
  const rows = await executor
    .selectFrom('import_rows')
    .select('record_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', id)
    .where('record_id', 'is not', null)
    .orderBy('line')
    .limit(PER_PAGE)
    .execute()
  return kind.listNamed(
    executor,
    scope,
    rows.flatMap(({ record_id }) => record_id ?? []),
  )
}

async function readSome(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { kind, file, skip }: { kind: Kind; file: ImportRow; skip: number },
): Promise<CheckedRow[]> {
  const rows = await executor
    .selectFrom('import_rows')
    .select(['line', 'rank', 'cells_sealed', 'findings_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('import_id', '=', file.id)
    .where('line', '>', 0)
    .where('cells_sealed', 'is not', null)
    .orderBy('rank')
    .orderBy('line')
    .limit(PER_PAGE)
    .offset(skip)
    .execute()
  const mapping = mappingOf(file) ?? { columns: [], defaults: {} }
  const imported = { tenantId: scope.tenantId, importId: file.id }
  const read = rows.map(({ line, rank, cells_sealed, findings_json }) => {
    const byField = cellsByField(mapping, openCells(vault, imported, line, cells_sealed))
    return {
      line,
      finding: findingOf(rank),
      findings: JSON.parse(findings_json ?? '{}') as Findings,
      name: kind.nameOf(byField),
      getsZeroBack: getsZeroBack(byField),
    }
  })
  const ids = read.flatMap(({ findings }) => findings.alike ?? [])
  const named = new Map((await kind.listNamed(executor, scope, ids)).map((record) => [record.id, record]))
  return read.map(({ findings, ...row }) => ({
    ...row,
    faults: findings.faults ?? {},
    lines: findings.lines ?? [],
    alike: (findings.alike ?? []).flatMap((id) => named.get(id) ?? []),
  }))
}
