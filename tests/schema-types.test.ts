import { afterAll, expect, inject, test } from 'vitest'
import { Sqlite } from '~db/sqlite'
import { declaredColumns } from './support/declared-columns'

// Kysely believes db/schema.ts: where it differs from a migrated file, the compiler proves what is not so.

interface Relation {
  name: string
  type: 'table' | 'view'
  sql: string
}

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  dflt_value: string | null
  pk: number
}

const sqlite = new Sqlite(inject('templateFile'), { readonly: true })
afterAll(() => sqlite.close())

const declared = declaredColumns()
const relations = sqlite
  .prepare(
    `select name, type, sql from sqlite_schema where type in ('table', 'view')
      and name not like 'sqlite%' and name not like 'kysely%'`,
  )
  .all() as Relation[]
const tables = relations.filter(({ type }) => type === 'table')
const views = relations.filter(({ type }) => type === 'view')

test('the schema names every table and view of a migrated file, and no other', () => {
  expect(Object.keys(declared).sort()).toEqual(relations.map(({ name }) => name).sort())
})

test.each(tables)('$name has the columns, types, nulls and defaults that its type says', (table) => {
  expect(declared[table.name]).toEqual(
    Object.fromEntries(columnsOf(table).map((column) => [column.name, described(column, table)])),
  )
})

// SQLite knows the type of a view's column where a table has it too, and never whether it may be null.
test.each(views)('$name has the columns that its type says', (view) => {
  const columns = columnsOf(view)
  expect(Object.keys(declared[view.name] ?? {}).sort()).toEqual(columns.map(({ name }) => name).sort())
  for (const { name, type } of columns)
    expect(`${name} ${declared[view.name]?.[name]}`).toContain(`${name} ${type}`)
})

function columnsOf({ name }: Relation): Column[] {
  return sqlite.pragma(`table_xinfo(${name})`) as Column[]
}

/** In a STRICT table the parts of a primary key are never null, and an autoincrement fills itself. */
function described({ name, type, notnull, dflt_value, pk }: Column, table: Relation): string {
  const isFilled =
    dflt_value !== null || new RegExp(`\\b${name} integer primary key autoincrement`).test(table.sql)
  return [type, ...(notnull || pk ? [] : ['or null']), ...(isFilled ? ['by default'] : [])].join(' ')
}
