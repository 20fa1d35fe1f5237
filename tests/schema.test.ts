import type { Database as SqliteConnection } from 'better-sqlite3'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { Sqlite } from '~db/sqlite'

/** Tables that no tenant owns, each with the reason. */
const NOT_OWNED: Record<string, string> = {
  tenants: 'is the tenant',
  users: 'a person may work for many tenants',
  user_identities: 'belongs to a person',
  totp_secrets: 'belongs to a person',
  recovery_codes: 'belongs to a person',
  setup_claims: 'the installation is set up once',
  webhook_refusals: 'refused before a tenant was known',
  key_checks: 'the installation has its keys',
  payroll_years: 'official figures are everybody’s',
  service_alarms: 'what is wrong with the installation',
  kysely_migration: 'the migrator’s own',
  kysely_migration_lock: 'the migrator’s own',
}

const SUFFIXES: [RegExp, string][] = [
  [/_cents$/, 'INTEGER'],
  [/^is_/, 'INTEGER'],
  [/_(at|on|month)$/, 'TEXT'],
  [/^month$/, 'TEXT'],
  [/_(id|sealed|json|hash)$/, 'TEXT'],
]

const sqlite: SqliteConnection = new Sqlite(inject('templateFile'), { readonly: true })
afterAll(() => sqlite.close())

const tables = rows<{ name: string; strict: number; type: string }>('pragma table_list').filter(
  (table) => table.type === 'table' && !table.name.startsWith('sqlite_'),
)
const ours = tables.filter((table) => !table.name.startsWith('kysely_'))

describe('schema', () => {
  test('every table is STRICT', () => {
    expect(ours.filter((table) => table.strict !== 1).map((table) => table.name)).toEqual([])
  })

  test('every table belongs to a tenant, or says why not', () => {
    const unowned = tables.filter(
      (table) => !columns(table.name).some((column) => column.name === 'tenant_id'),
    )
    expect(unowned.map((table) => table.name).sort()).toEqual(Object.keys(NOT_OWNED).sort())
  })

  test('tenant_id is never null', () => {
    const nullable = ours.filter((table) =>
      columns(table.name).some((column) => column.name === 'tenant_id' && column.notnull === 0),
    )
    expect(nullable.map((table) => table.name)).toEqual([])
  })

  test('a reference between two owned tables carries the tenant', () => {
    const loose = ours.flatMap((table) =>
      references(table.name)
        .filter((reference) => !(reference.target in NOT_OWNED))
        .filter(
          (reference) => !reference.columns.some(([from, to]) => from === 'tenant_id' && to === 'tenant_id'),
        )
        .map((reference) => `${table.name} → ${reference.target}`),
    )
    expect(loose).toEqual([])
  })

  // SQLite looks for the children of a row that goes: without an index, at all of them.
  test('every reference begins an index of its table', () => {
    const unindexed = tables.flatMap((table) =>
      references(table.name)
        .map(({ columns: pairs }) => pairs.map(([from]) => from))
        .filter((from) => !indexes(table.name).some((index) => beginsWith(index, from)))
        .map((from) => `${table.name} (${from.join(', ')})`),
    )
    expect(unindexed).toEqual([])
  })

  test('names say the type', () => {
    const wrong = ours.flatMap((table) =>
      columns(table.name).flatMap((column) => {
        const type = SUFFIXES.find(([pattern]) => pattern.test(column.name))?.[1] ?? column.type
        return column.type === type ? [] : [`${table.name}.${column.name} is ${column.type}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('money is never a fraction: no table has a REAL column', () => {
    const real = ours.flatMap((table) => columns(table.name).filter((column) => /REAL|ANY/.test(column.type)))
    expect(real).toEqual([])
  })

  test('every table is plural, English and lower case', () => {
    const singular = ours.filter(
      (table) => !/^[a-z_]+(s|hours|outbox|ies)$/.test(table.name) && table.name !== 'outbox',
    )
    expect(singular.map((table) => table.name)).toEqual([])
  })

  test('flags are 0 or 1 by a check', () => {
    const sql = rows<{ name: string; sql: string }>(
      `select name, sql from sqlite_master where type = 'table'`,
    )
    const unchecked = ours.flatMap((table) =>
      columns(table.name)
        .filter((column) => column.name.startsWith('is_'))
        .filter(
          (column) =>
            !sql.find(({ name }) => name === table.name)?.sql.includes(`check (${column.name} in (0, 1))`),
        )
        .map((column) => `${table.name}.${column.name}`),
    )
    expect(unchecked).toEqual([])
  })
})

function rows<Row>(sql: string): Row[] {
  return sqlite.prepare(sql).all() as Row[]
}

function columns(table: string) {
  return rows<{ name: string; type: string; notnull: number; pk: number }>(`pragma table_info(${table})`)
}

function indexes(table: string): (string | null)[][] {
  return rows<{ name: string }>(`pragma index_list(${table})`).map(({ name }) =>
    rows<{ name: string | null }>(`pragma index_info('${name}')`).map((column) => column.name),
  )
}

function beginsWith(index: (string | null)[], from: string[]): boolean {
  return from.every((column) => index.slice(0, from.length).includes(column))
}

function references(table: string): { target: string; columns: [string, string][] }[] {
  const parts = rows<{ id: number; table: string; from: string; to: string }>(
    `pragma foreign_key_list(${table})`,
  )
  return [...new Set(parts.map((part) => part.id))].map((id) => {
    const members = parts.filter((part) => part.id === id)
    return {
      target: members[0]?.table ?? '',
      columns: members.map((member): [string, string] => [member.from, member.to]),
    }
  })
}
