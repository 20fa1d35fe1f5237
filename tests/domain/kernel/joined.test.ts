import { readdirSync, readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { expect, test } from 'vitest'
import { areJoined, joined } from '~/domain/kernel/joined.server'
import { freshDatabase } from '../../support/database'
import { declaredColumns } from '../../support/declared-columns'

test('two tables are joined on the tenant and on the columns that are named', () => {
  const { db } = freshDatabase().house
  const query = db
    .selectFrom('invoices as i')
    .leftJoin('contracts', (join) =>
      joined(join, 'contracts.id', 'i.contract_id').on('contracts.number', '=', 'V-1'),
    )
    .select('i.id')
  expect(query.compile().sql).toBe(
    'select "i"."id" from "invoices" as "i" left join "contracts" on "contracts"."tenant_id" = "i"."tenant_id"' +
      ' and "contracts"."id" = "i"."contract_id" and "contracts"."number" = ?',
  )
})

test('behind a cross join they are joined by a condition', () => {
  const { db } = freshDatabase().house
  const query = db
    .selectFrom('invoices')
    .crossJoin('contracts')
    .where(areJoined('contracts.id', 'invoices.contract_id'))
    .select('invoices.id')
  expect(query.compile().sql).toBe(
    'select "invoices"."id" from "invoices" cross join "contracts"' +
      ' where "contracts"."tenant_id" = "invoices"."tenant_id" and "contracts"."id" = "invoices"."contract_id"',
  )
})

test('joined takes no column that is not there, and no table that belongs to nobody', () => {
  const { db } = freshDatabase().house
  db.selectFrom('invoices').innerJoin('users', (join) =>
    // @ts-expect-error accounts have no tenant
    joined(join, 'users.id', 'invoices.customer_id'),
  )
  db.selectFrom('invoices').innerJoin('customers', (join) =>
    // @ts-expect-error no such column
    joined(join, 'customers.id', 'invoices.client_id'),
  )
  db.selectFrom('invoices').innerJoin('customers', (join) =>
    // @ts-expect-error not a table of this query
    joined(join, 'customers.id', 'contracts.customer_id'),
  )
})

test('what belongs to a firm is joined by nothing else, unless by an account or to its firm', () => {
  const columns = declaredColumns()
  const byHand = sources().flatMap(({ file, text }) =>
    [...text.matchAll(/(?:inner|left|right|full)Join\(\s*'(\w+)[^']*',\s*([^\n]*\n[^\n]*\n[^\n]*)/g)]
      .map(([, table = '', lines = '']) => ({ file, table, on: lines.split(/\w+Join\(/)[0] ?? '' }))
      .filter(
        ({ table, on }) =>
          'tenant_id' in (columns[table] ?? {}) && !/joined\(|user_id'|'tenants[.]id'/.test(on),
      ),
  )
  expect(byHand).toEqual([])
})

test('nor in SQL that is written out, where the condition stands beside the join', () => {
  const columns = declaredColumns()
  const joins = sources().flatMap(({ file, text }) =>
    [...text.matchAll(/\bjoin (\w+) \w+ on ([^`]*?)(?= join | where |`)/gs)]
      .map(([, table = '', on = '']) => ({ file, table, on }))
      .filter(({ table }) => 'tenant_id' in (columns[table] ?? {})),
  )
  expect(joins.length).toBeGreaterThan(5)
  expect(joins.filter(({ on }) => !/tenant_id = /.test(on))).toEqual([])
})

function sources() {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(path('app', file), 'utf8') }))
}
