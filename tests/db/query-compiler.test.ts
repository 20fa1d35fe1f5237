import { Kysely } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { zahltagDialect } from '~db/dialect'
import type { Database } from '~db/schema'
import { Sqlite } from '~db/sqlite'
import { freshDatabase } from '../support/database'

// SQLite prepares a statement anew at each run if a limit or a partial index's word is bound to it.

const dialect = zahltagDialect({ file: ':memory:', readonly: false, busyTimeoutMs: 0 })
const db = new Kysely<Database>({ dialect })
const invoices = db.selectFrom('invoices').select('id')

afterAll(() => db.destroy())

describe('what stands in the SQL', () => {
  test('a limit, but not an offset, which would make a statement for each page', () => {
    expect(invoices.limit(25).offset(50).compile()).toMatchObject({
      sql: 'select "id" from "invoices" limit 25 offset ?',
      parameters: [50],
    })
  })

  test('words of the schema, by whatever name the column goes', () => {
    const { sql, parameters } = invoices
      .where('kind', '=', 'invoice')
      .where('invoices.status', '!=', 'draft')
      .where(({ and, eb }) => and([eb('kind', '<>', 'credit_note')]))
      .compile()
    expect(sql).toBe(
      `select "id" from "invoices" where "kind" = 'invoice' and "invoices"."status" != 'draft' and "kind" <> 'credit_note'`,
    )
    expect(parameters).toEqual([])
  })
})

test('whatever a partial index compares with a fixed value stands in the SQL', () => {
  const compared = partialIndexes().flatMap((where) => [
    ...where.matchAll(/(\w+) (?:=|<>|>|!=) ('\w+'|\d+)/g),
  ])
  expect(compared.length).toBeGreaterThan(15)
  const bound = compared.filter(([, column = '', value = '']) => {
    const given = value.startsWith("'") ? value.slice(1, -1) : Number(value)
    const { parameters } = db
      .selectFrom('invoices')
      .select('id')
      .where(db.dynamic.ref(column), '=', given)
      .compile()
    return parameters.length > 0
  })
  expect(bound.map(([condition]) => condition)).toEqual([])
})

/** The conditions of all indexes of part of a table. */
function partialIndexes(): string[] {
  const file = new Sqlite(freshDatabase().file, { readonly: true })
  const rows = file
    .prepare<[], { sql: string }>(
      "select sql from sqlite_schema where type = 'index' and sql like '% where %'",
    )
    .all()
  file.close()
  return rows.map(({ sql: text }) => text.replace(/^.*? where /s, ''))
}

describe('what is bound', () => {
  test.each(["draft' or 1=1 --", 'DRAFT', 'zwei worte', '', 'a'.repeat(31)])('a status of %j', (text) => {
    const { sql, parameters } = invoices.where('status', '=', text as 'draft').compile()
    expect(sql).toBe('select "id" from "invoices" where "status" = ?')
    expect(parameters).toEqual([text])
  })

  test('everything else', () => {
    const { sql, parameters } = invoices.where('tenant_id', '=', 'abc').where('number', '=', 'x').compile()
    expect(sql).toBe('select "id" from "invoices" where "tenant_id" = ? and "number" = ?')
    expect(parameters).toEqual(['abc', 'x'])
  })

  test('limits that are none', () => {
    expect(invoices.limit(1.5).compile().parameters).toEqual([1.5])
  })
})
