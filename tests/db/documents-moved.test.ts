import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Kysely, type LogEvent, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { zahltagDialect } from '~db/dialect'
import { documentsBeside, sha256Of } from '~db/document-store'
import { migrate } from '~db/migrate'
import { up } from '~db/migrations/0067-documents-in-files'
import { Sqlite } from '~db/sqlite'
import { makeReleaseFile } from '../support/release-file'
import { testVault } from '../support/test-vault'

const STEP = '0067-documents-in-files'

// What `kill -9` leaves is what lies in the files at that moment, so each moment is copied and goes on from there.

test('documents leave the database whole, wherever the upgrade is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-moved-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'data', 'zahltag.sqlite')
  mkdirSync(dirname(file))
  await makeReleaseFile(file, '0.8.0.sql')
  const frozen = bytesInRows(file)
  expect(frozen.length).toBeGreaterThan(2)

  const data = dirname(file)
  const moments: string[] = []
  await takeStep(file, () => {
    const target = `${data}-${moments.length}`
    cpSync(data, target, { recursive: true })
    moments.push(target)
  })
  // The new table, a file and a row of each document, and what comes after the last.
  expect(moments.length).toBeGreaterThan(2 * frozen.length + 6)
  for (const moment of moments) {
    const copy = join(moment, 'zahltag.sqlite')
    const left = `${documentsBeside(copy).pathOf(frozen[0] ?? '')}.half.tmp`
    if (existsSync(dirname(left))) writeFileSync(left, 'half of it')
    // The rest of the upgrade is the same for each.
    if (moment === moments.at(-1)) await migrate(copy, testVault)
    else await takeStep(copy)
    expect(namesIn(copy), basename(moment)).toEqual(frozen)
    for (const sha256 of frozen) {
      const bytes = readFileSync(documentsBeside(copy).pathOf(sha256))
      expect(sha256Of(bytes), basename(moment)).toBe(sha256)
    }
  }
})

/** As the migrator does, unless it was done before; `look` is called after each thing that changes something. */
async function takeStep(file: string, look: () => void = () => {}): Promise<void> {
  const log = ({ query }: LogEvent) => {
    if (!/^\s*select/.test(query.sql)) look()
  }
  const dialect = zahltagDialect({ file, readonly: false, busyTimeoutMs: 1000, foreignKeys: false })
  const db = new Kysely<unknown>({ dialect, log })
  const put = async (bytes: Uint8Array) => {
    const sha256 = await documentsBeside(file).put(bytes)
    look()
    return sha256
  }
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`select 1 from kysely_migration where name = ${STEP}`.execute(trx)
    if (rows.length > 0) return
    await up(trx, { put })
    await sql`insert into kysely_migration values (${STEP}, '2026-11-23')`.execute(trx)
  })
  look()
  await db.destroy()
}

function bytesInRows(file: string): string[] {
  const db = new Sqlite(file)
  const rows = db.prepare('select bytes from documents').pluck().all() as Buffer[]
  db.close()
  return rows.map(sha256Of).sort()
}

function namesIn(file: string): string[] {
  const db = new Sqlite(file, { readonly: true })
  const names = db.prepare('select kept_sha256 from documents order by 1').pluck().all() as string[]
  db.close()
  return names
}
