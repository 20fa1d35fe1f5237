import { afterAll, expect, inject, test } from 'vitest'
import { HANGS_ON_CUSTOMER } from '~/domain/imports/customers.server'
import { HANGS_ON_EMPLOYEE } from '~/domain/imports/employees.server'
import { HANGS_ON_LINK } from '~/domain/imports/untouched.server'
import { Sqlite } from '~db/sqlite'

const sqlite = new Sqlite(inject('templateFile'), { readonly: true })
afterAll(() => sqlite.close())

/** Tables that refer to another. */
function referring(target: string): string[] {
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string
  }[]
  return tables
    .map(({ name }) => name)
    .filter((name) =>
      (sqlite.pragma(`foreign_key_list(${name})`) as { table: string }[]).some(
        ({ table }) => table === target,
      ),
    )
}

// What an import added is removed only where nothing names it: a table that is new must be looked into as well.
test.each([
  ['customers', HANGS_ON_CUSTOMER, ['access_links']],
  ['employees', HANGS_ON_EMPLOYEE, ['access_links', 'employee_wages']],
  ['access_links', HANGS_ON_LINK, ['access_links']],
] as const)('taking back an import looks into every table that refers to %s', (target, known, looked) => {
  const missing = referring(target).filter((name) => ![...known, ...looked].includes(name as never))
  expect(missing).toEqual([])
})
