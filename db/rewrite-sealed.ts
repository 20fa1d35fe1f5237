import type { Database as SqliteConnection } from 'better-sqlite3'

const CHUNK = 200

/** A column of sealed values, and what each is bound to. */
export interface SealedColumn {
  table: string
  column: string
  purpose: string
  /** The column with the tenant or the user. */
  owner: string
  row: readonly string[]
}

/** As in the vault. */
interface Place {
  tenantId: string
  purpose: string
  rowId: string
}

/** Text in some columns, bytes in others. */
export type SealedValue = string | Buffer

interface Row {
  value: SealedValue
  owner: string
  place: string
}

/**
 * Replaces each value by the result of `change`, a few rows per transaction; undefined leaves it. After a failure, start
 * again: changed values are visited once more. Triggers that protect rows are suspended, since the content stays the same.
 * @returns how many were changed
 */
export function rewriteSealed(
  connection: SqliteConnection,
  sealed: SealedColumn,
  change: (place: Place, value: SealedValue) => SealedValue | undefined,
): number {
  const { table, column, purpose } = sealed
  const keys = primaryKeyOf(connection, table)
  const triggers = connection
    .prepare(`select name, sql from sqlite_schema where type = 'trigger' and tbl_name = ?`)
    .all(table) as { name: string; sql: string }[]
  const named = keys.map((key) => `${key} = ?`).join(' and ')
  const update = `update ${table} set ${column} = ? where ${named}`
  let changed = 0
  for (let rows = next(connection, sealed, keys, undefined); rows.length > 0; ) {
    const changes = rows.flatMap((row) => {
      const { value, owner, place } = row as unknown as Row
      const fresh = change({ tenantId: owner, purpose, rowId: place }, value)
      return fresh === undefined ? [] : [[fresh, ...keys.map((key) => row[`key_${key}`])]]
    })
    if (changes.length > 0)
      connection
        .transaction(() => {
          for (const { name } of triggers) connection.exec(`drop trigger ${name}`)
          const statement = connection.prepare(update)
          for (const values of changes) statement.run(...values)
          for (const { sql } of triggers) connection.exec(sql)
        })
        .immediate()
    changed += changes.length
    rows = next(connection, sealed, keys, rows.at(-1))
  }
  return changed
}

function next(
  connection: SqliteConnection,
  { table, column, owner, row }: SealedColumn,
  keys: readonly string[],
  last: Record<string, unknown> | undefined,
): Record<string, unknown>[] {
  const after = last ? `and (${keys.join()}) > (${keys.map(() => '?').join()})` : ''
  const place = row.join(` || ' ' || `)
  const selected = keys.map((key) => `${key} as key_${key}`).join()
  const from = `select ${selected}, ${column} as value, ${owner} as owner, ${place} as place from ${table}`
  const rows = connection.prepare(
    `${from} where ${column} is not null ${after} order by ${keys.join()} limit ${CHUNK}`,
  )
  return rows.all(...(last ? keys.map((key) => last[`key_${key}`]) : [])) as Record<string, unknown>[]
}

function primaryKeyOf(connection: SqliteConnection, table: string): string[] {
  const columns = connection.pragma(`table_info(${table})`) as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  return key.length > 0 ? key.map(({ name }) => name) : ['rowid']
}
