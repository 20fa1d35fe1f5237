import type { Database } from 'better-sqlite3'
import type { Vault } from '~/domain/kernel/vault'

export interface Copies {
  /** Which rows there are; the first is copied. */
  from: string
  times: number
  /** Columns that the copies have of their own, made of their number `n`. */
  set: Record<string, string>
  /** Sealed columns with the vault's purpose. They open in no row but their own. */
  sealed?: Record<string, string>
}

/** Makes the numbers from 0 that copies are counted by, and what seals a value for another row. */
export function prepareCopies(db: Database, most: number, { vault, tenantId }: SealedFor): void {
  db.exec(`create temp table numbers (n integer primary key);
    insert into numbers with recursive n (n) as (select 0 union all select n + 1 from n where n < ${most})
      select n from n`)
  let opened = { sealed: '', text: '' }
  db.function('reseal', (purpose: unknown, from: unknown, to: unknown, sealed: unknown) => {
    if (typeof sealed !== 'string') return null
    const place = { tenantId, purpose: String(purpose) }
    if (opened.sealed !== sealed)
      opened = { sealed, text: vault.open({ ...place, rowId: String(from) }, sealed) }
    return vault.seal({ ...place, rowId: String(to) }, opened.text)
  })
}

export interface SealedFor {
  vault: Vault
  tenantId: string
}

/** Copies one row of a table many times. */
export function copyRows(db: Database, table: string, { from, times, set, sealed = {} }: Copies): void {
  const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  const valueIn = (name: string): string => {
    const purpose = sealed[name]
    if (purpose) return `reseal('${purpose}', original.id, ${set.id}, original.${name})`
    return set[name] ?? `original.${name}`
  }
  const { changes } = db
    .prepare(
      `insert into ${table} (${columns}) select ${columns.map(valueIn)}
      from (select * from ${table} where ${from} limit 1) as original, numbers where n < ${times}`,
    )
    .run()
  if (changes === 0) throw new Error(`no row of ${table} has ${from}`)
}

/** The key of each copy. */
export function key(prefix: string): string {
  return `'${prefix}-' || n`
}
