import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { CHECKS } from '~/commands/verify/checks'
import { WORDS } from '~/commands/verify/words'
import { openNewestPayslip } from '~/domain/payslips/open-newest.server'
import { zahltagDialect } from '~db/dialect'
import { documentsBeside } from '~db/document-store'
import { migrate } from '~db/migrate'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'

// Each release that was out, with a firm, two invoices, a mandate and a payslip that it wrote itself (0.2.0, as a whole
// file, is in upgrade.test.ts).

const OLD = new URL('./old/', import.meta.url)
const RELEASES = readdirSync(OLD).filter((name) => name.endsWith('.sql'))
const SCHEMA = `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' and name not like 'kysely_%'
  order by name`

test('there is one of each release since 0.2.1', () => {
  expect(RELEASES).toEqual(
    ['0.2.1', '0.3.0', '0.4.0', '0.5.0', '0.6.0', '0.7.0', '0.8.0'].map((one) => `${one}.sql`),
  )
})

test.each(RELEASES)('%s comes up to date, and everything is as it was written', async (release) => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'zahltag.sqlite')
  const rows = readFileSync(new URL(release, OLD), 'utf8')
  const last = / up to (\S+)\./.exec(rows)?.[1] ?? ''
  await makeSchema(file, last)
  fill(file, rows)

  await migrate(file, testVault)
  const [old, fresh] = [file, inject('templateFile')].map((one) => new Sqlite(one, { readonly: true }))
  expect(old?.prepare(SCHEMA).all()).toEqual(fresh?.prepare(SCHEMA).all())
  for (const connection of [old, fresh]) connection?.close()

  const house = openTestHouse(file)
  const archive = { vault: testVault, documents: documentsBeside(file) }
  const outcomes = await Promise.all(
    CHECKS.map((check) => check({ file, reader: house.reader, archive, words: WORDS.en })),
  )
  const payslip = await openNewestPayslip(house.reader, testVault)
  const { count } = await house.db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await house.close()
  expect(outcomes.filter(({ isWell }) => !isWell).flatMap(({ lines }) => lines)).toEqual([])
  expect(outcomes.flatMap(({ lines }) => lines).join()).toContain('2 invoices in the chain')
  expect([payslip, count >= 3]).toEqual([true, true])
})

/** Shipped migrations never change, so up to the last of a release they make its schema. */
async function makeSchema(file: string, last: string): Promise<void> {
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: 5000, foreignKeys: false })
  const db = new Kysely<unknown>({ dialect })
  const names = readdirSync(new URL('../../db/migrations/', import.meta.url)).map((name) => name.slice(0, -3))
  await db.transaction().execute(async (trx) => {
    for (const name of names.sort().filter((one) => one <= last)) {
      const { up } = await import(`../../db/migrations/${name}.ts`)
      await up(trx, testVault)
    }
  })
  await db.destroy()
  const sqlite = new Sqlite(file)
  sqlite.exec(`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
    insert into kysely_migration_lock values ('migration_lock', 0)`)
  const insert = sqlite.prepare(`insert into kysely_migration values (?, '2026-11-22')`)
  for (const name of names.filter((one) => one <= last)) insert.run(name)
  sqlite.close()
}

/** No trigger may judge rows that are old, or make them again. */
function fill(file: string, rows: string): void {
  const sqlite = new Sqlite(file)
  sqlite.pragma('foreign_keys = off')
  const triggers = sqlite.prepare(`select name, sql from sqlite_schema where type = 'trigger'`).all() as {
    name: string
    sql: string
  }[]
  for (const { name } of triggers) sqlite.exec(`drop trigger ${name}`)
  sqlite.exec(rows)
  for (const { sql } of triggers) sqlite.exec(sql)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  sqlite.close()
}
