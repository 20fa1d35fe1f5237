import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { SEALED_COLUMNS } from '../kernel/sealed-columns'
import type { Vault } from '../kernel/vault'
import { LEFT_OUT_COLUMNS, PROOFS } from './left-out'
import { EXPORTED, type Kind } from './tables.server'

export type Cell = string | number | null
export type Row = Record<string, Cell>

export interface Wanted {
  tenantId: string
  person?: { kind: Kind; id: string }
}

/** Tables of the export; for a person only those with rows of theirs. */
export function tablesOf({ person }: Wanted): string[] {
  return Object.entries(EXPORTED)
    .filter(([, share]) => person === undefined || share[person.kind] !== undefined)
    .map(([table]) => table)
}

/** Column names of the export: sealed columns are opened and lose their suffix. */
export async function columnsOf(executor: Executor, table: string): Promise<string[]> {
  return (await storedColumns(executor, table)).map(plainName)
}

async function storedColumns(executor: Executor, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(executor)
  return rows
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT_COLUMNS.test(name) || PROOFS.includes(`${table}.${name}`))
    .filter((name) => !name.startsWith('bytes'))
}

function plainName(column: string): string {
  return column.replace(/_sealed$/, '')
}

/** Row by row, never all at once. */
export async function* readTable(
  executor: Executor,
  vault: Vault,
  table: string,
  wanted: Wanted,
): AsyncGenerator<Row> {
  const columns = await storedColumns(executor, table)
  const { firm, ...share } = EXPORTED[table] ?? {}
  const owned = firm?.(wanted.tenantId) ?? sql<SqlBool>`tenant_id = ${wanted.tenantId}`
  const theirs = wanted.person && share[wanted.person.kind]?.(wanted.person.id)
  const rows = executor
    .selectFrom(sql<Row>`${sql.table(table)}`.as('exported'))
    .select(columns.map((name) => sql.ref<Row[string]>(name).as(name)))
    .where(({ and }) => and(theirs ? [owned, theirs] : [owned]))
    .stream()
  for await (const row of rows) yield opened(vault, table, row)
}

function opened(vault: Vault, table: string, row: Row): Row {
  const bindings = SEALED_COLUMNS[table] ?? {}
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const binding = bindings[column]
      if (!binding || value === null || value === '') return [plainName(column), value]
      const rowId = binding.row.map((name) => row[name]).join(' ')
      const place = { tenantId: String(row.tenant_id), purpose: binding.purpose, rowId }
      return [plainName(column), vault.open(place, String(value))]
    }),
  )
}
