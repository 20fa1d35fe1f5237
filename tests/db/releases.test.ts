import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { CHECKS } from '~/commands/verify/checks'
import { WORDS } from '~/commands/verify/words'
import { openNewestPayslip } from '~/domain/payslips/open-newest.server'
import { documentsBeside } from '~db/document-store'
import { migrate } from '~db/migrate'
import { Sqlite } from '~db/sqlite'
import { makeReleaseFile, OLD_RELEASES } from '../support/release-file'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'

// Each release that was out, with a firm, two invoices, a mandate and a payslip that it wrote itself (0.2.0, as a whole
// file, is in upgrade.test.ts).

const RELEASES = readdirSync(OLD_RELEASES).filter((name) => name.endsWith('.sql'))
const SCHEMA = `select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' and name not like 'kysely_%'
  order by name`

const folder = mkdtempSync(join(tmpdir(), 'zahltag-releases-'))
const upgraded = new Map<string, Promise<string>>()
afterAll(() => rmSync(folder, { recursive: true }))

/** Upgraded once, since the tests only read it. */
function upgradedFile(release: string): Promise<string> {
  const known = upgraded.get(release) ?? upgrade(release)
  upgraded.set(release, known)
  return known
}

async function upgrade(release: string): Promise<string> {
  const file = join(folder, release, 'zahltag.sqlite')
  mkdirSync(dirname(file))
  await makeReleaseFile(file, release)
  await migrate(file, testVault)
  return file
}

test('there is one of each release since 0.2.1', () => {
  expect(RELEASES).toEqual(
    [
      '0.2.1',
      '0.3.0',
      '0.4.0',
      '0.5.0',
      '0.6.0',
      '0.7.0',
      '0.8.0',
      '0.9.0',
      '0.10.0',
      '0.11.0',
      '0.12.0',
      '0.13.0',
      '0.14.0',
    ]
      .map((one) => `${one}.sql`)
      .sort(),
  )
})

test.each(RELEASES)('%s comes up to date, and everything is as it was written', async (release) => {
  const file = await upgradedFile(release)
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

test('what payroll knew of a firm in 0.14.0 holds for every month that it could calculate', async () => {
  const sqlite = new Sqlite(await upgradedFile('0.14.0.sql'), { readonly: true })
  const kept = sqlite.prepare('select from_month, state, is_in_u1, overtime_percent from payroll_firms').all()
  sqlite.close()
  expect(kept).toEqual([{ from_month: '2025-01', state: 'HH', is_in_u1: 1, overtime_percent: '25' }])
})
