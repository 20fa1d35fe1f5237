import type { ImportRow } from '~db/schema'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { getImport, mappingOf } from './imports.server'
import type { ImportKind, ReadRow } from './kind'
import { type Findings, type RowFinding, rankOf } from './row-finding'
import { eachRow } from './rows.server'
import { cellsByField } from './table'

/** Takes a millisecond or two. */
const CHUNK = 50
/** Matching rows named at most. */
const MOST_LINES = 5

export interface CheckedRow {
  line: number
  finding: RowFinding
  findings: Findings
}

export interface Checking<Values> {
  kind: ImportKind<Values>
  id: string
  read: ReadRow<Values>
}

/**
 * Gives each row its finding, unless the findings still hold: nothing they depend on changes without an audit entry for
 * a record of the kind.
 */
export async function checkImport<Values>(
  house: House,
  scope: Scope,
  checking: Checking<Values>,
): Promise<ImportRow> {
  const { kind, id } = checking
  const file = await getImport(house.reader, scope, { kind: kind.kind, id })
  if (file.state !== 'open' || file.mapping_json === null) return file
  const seq = await newestSeq(house.reader, scope, kind.subjectType)
  if (file.checked_seq === seq) return file
  const rows = await judge(house, scope, checking, file)
  return keepFindings(house, scope, file, { rows, seq })
}

/** Newest audit entry of any record of the kind; 0 before the first. */
export async function newestSeq(executor: Executor, scope: Within, subjectType: string): Promise<number> {
  const newest = await executor
    .selectFrom('audit_entries')
    .select('seq')
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', subjectType)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.seq ?? 0
}

async function judge<Values>(
  { reader, vault }: House,
  scope: Scope,
  { kind, read }: Checking<Values>,
  file: ImportRow,
): Promise<CheckedRow[]> {
  const mapping = mappingOf(file) ?? { columns: [], defaults: {} }
  const taken = await listTaken(reader, scope, kind.kind)
  const marked = new Map<string, { line: number; values: Values }[]>()
  const checked: CheckedRow[] = []

  async function judgeRow(line: number, cells: string[]): Promise<CheckedRow> {
    const row = read(cellsByField(mapping, cells))
    if ('faults' in row) return { line, finding: 'wrong', findings: { faults: row.faults } }
    const faults = takenFaults(taken, { number: kind.numberOf(row.values), id: kind.idOf(row.values) })
    if (Object.keys(faults).length > 0) return { line, finding: 'wrong', findings: { faults } }
    const marks = kind.marksOf(row.values)
    const same = marks
      .flatMap((mark) => marked.get(mark) ?? [])
      .filter(({ values }) => kind.mayBeSame(values, row.values))
    const lines = [...new Set(same.map((other) => other.line))].slice(0, MOST_LINES)
    for (const mark of marks)
      marked.set(mark, [...(marked.get(mark) ?? []), { line, values: row.values }].slice(0, MOST_LINES))
    const alike = (await kind.findAlike(reader, vault, scope, row.values)).map((record) => record.id)
    if (alike.length + lines.length === 0) return { line, finding: 'new', findings: {} }
    return { line, finding: 'alike', findings: { alike, lines } }
  }

  for await (const rows of eachRow(reader, vault, { tenantId: scope.tenantId, importId: file.id }))
    for (const { line, cells } of rows) checked.push(await judgeRow(line, cells))
  return checked
}

interface Keys<Key> {
  number: Key
  id: Key
}

async function listTaken(
  executor: Executor,
  scope: Within,
  table: 'customers' | 'employees',
): Promise<Keys<Set<string>>> {
  const rows = await executor
    .selectFrom(table)
    .select(['number', 'id'])
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  return { number: new Set(rows.map(({ number }) => number)), id: new Set(rows.map(({ id }) => id)) }
}

/** Values taken by another record or an earlier row. Free ones count as taken from now on. */
function takenFaults(taken: Keys<Set<string>>, wanted: Keys<string | null>): Record<string, string> {
  const faults: Record<string, string> = {}
  if (wanted.number !== null && taken.number.has(wanted.number)) faults.number = 'number_taken'
  if (wanted.id !== null && taken.id.has(wanted.id)) faults.id = 'employee_exists'
  if (Object.keys(faults).length > 0) return faults
  if (wanted.number !== null) taken.number.add(wanted.number)
  if (wanted.id !== null) taken.id.add(wanted.id)
  return faults
}

/**
 * Stores nothing if the file has been mapped or imported meanwhile. The revision rises only if a finding has changed: who
 * has seen the same findings need not look again.
 */
function keepFindings(
  house: House,
  scope: Scope,
  { kind, id, revision }: ImportRow,
  { rows, seq }: { rows: CheckedRow[]; seq: number },
): Promise<ImportRow> {
  const count = (wanted: RowFinding) => rows.filter(({ finding }) => finding === wanted).length
  return writing(house, scope, async (trx) => {
    const file = await getImport(trx, scope, { kind, id })
    if (file.state !== 'open' || file.revision !== revision) return file
    const own = { tenantId: scope.tenantId, id }
    if (file.checked_seq !== null && (await areUnchanged(trx, own, rows)))
      return setCheck(trx, own, { checked_seq: seq })
    const mine = trx
      .updateTable('import_rows')
      .where('tenant_id', '=', scope.tenantId)
      .where('import_id', '=', id)
    await mine
      .set({ rank: rankOf('new'), findings_json: null })
      .where('rank', '<>', rankOf('new'))
      .execute()
    for (const [index, { line, finding, findings }] of rows
      .filter((row) => row.finding !== 'new')
      .entries()) {
      await mine
        .set({ rank: rankOf(finding), findings_json: JSON.stringify(findings) })
        .where('line', '=', line)
        .execute()
      if (index % CHUNK === CHUNK - 1) await yieldToLoop()
    }
    return setCheck(trx, own, {
      new_count: count('new'),
      alike_count: count('alike'),
      wrong_count: count('wrong'),
      checked_seq: seq,
      revision: revision + 1,
    })
  })
}

interface OneImport {
  tenantId: string
  id: string
}

async function areUnchanged(
  trx: Trx,
  { tenantId, id }: OneImport,
  rows: readonly CheckedRow[],
): Promise<boolean> {
  const kept = await trx
    .selectFrom('import_rows')
    .select(['line', 'rank', 'findings_json'])
    .where('tenant_id', '=', tenantId)
    .where('import_id', '=', id)
    .where('rank', '<>', rankOf('new'))
    .execute()
  const found = rows.filter(({ finding }) => finding !== 'new')
  const known = new Map(kept.map(({ line, rank, findings_json }) => [line, `${rank} ${findings_json}`]))
  return (
    found.length === known.size &&
    found.every(
      ({ line, finding, findings }) => known.get(line) === `${rankOf(finding)} ${JSON.stringify(findings)}`,
    )
  )
}

function setCheck(trx: Trx, { tenantId, id }: OneImport, check: Partial<ImportRow>): Promise<ImportRow> {
  return trx
    .updateTable('imports')
    .set(check)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
