import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readChoices } from '~/commands/backup/arguments'
import { backup } from '~/commands/backup/backup'
import { throwawayKey } from '~db/backup/age'
import { faultsOf, inventoryOf } from '~db/backup/check'
import { backUp } from '~db/backup/copy'
import { readRecord } from '~db/backup/record'
import { documentsBeside } from '~db/document-store'
import { takeLock } from '~db/lock'
import { Sqlite } from '~db/sqlite'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { bucketVariables, startBucket } from '../support/bucket'
import { commandFile, runCommand } from '../support/commands'
import { freshDatabase } from '../support/database'
import { giveAway } from '../support/give-away'

const BALLAST_BYTES = 64 * 1024 * 1024
const soon = () => ({ deadline: Date.now() + 15_000 })

describe('npm run backup', () => {
  test('prints the path of a copy that others cannot read', () => {
    const { dataDir } = freshData()
    const { status, stdout, stderr } = run(dataDir)
    expect([status, stderr]).toEqual([0, ''])
    const target = stdout.trim()
    expect(target).toMatch(/\/backups\/zahltag-by-hand-[-\dTZ]+\.sqlite$/)
    expect(spawnSync('stat', ['-c', '%a', dirname(target), target], { encoding: 'utf8' }).stdout).toBe(
      '700\n600\n',
    )
    expect(faultsOf(target, inventoryOf(open(join(dataDir, 'zahltag.sqlite'))))).toEqual([])
  })

  // Only root can be anybody else.
  test.runIf(process.getuid?.() === 0)('called by root, leaves all to whoever owns the data', async () => {
    const { dataDir, house } = freshData()
    const scope = await makeTenant(house)
    const customer = await makeCustomer(house, scope)
    await makeInvoice(house, scope, customer.id)
    giveAway(dataDir)
    const [target = ''] = [run(dataDir).stdout.trim()]
    expect(existsSync(target)).toBe(true)
    expect(spawnSync('find', [dataDir, '!', '-uid', '65534'], { encoding: 'utf8' }).stdout).toBe('')
  })

  test.runIf(process.getuid?.() === 0)('called by root, ends when root is told to end it', async () => {
    const bucket = await startBucket()
    bucket.spoil(/list-type/, 'silent')
    const { dataDir, house } = freshData()
    await makeTenant(house)
    giveAway(dataDir)
    const { recipient } = await throwawayKey()
    const called = spawn(process.execPath, [commandFile('backup')], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        BACKUP_RECIPIENT: recipient,
        ...bucketVariables(bucket.settings),
      },
    })
    await vi.waitFor(() => expect(bucket.asked).toHaveLength(1), 50_000)
    called.kill('SIGTERM')
    expect(await once(called, 'exit')).toEqual([143, null])
    const lock = takeLock(join(dataDir, 'backups', 'lock'))
    lock?.close()
    expect(lock).toBeDefined()
  })

  test.runIf(process.getuid?.() === 0)('called by root, says that the owner may not read the program', () => {
    const { dataDir } = freshData()
    giveAway(dataDir)
    const closed = join(dirname(dataDir), 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const program = join(closed, 'backup.mjs')
    writeFileSync(program, `import ${JSON.stringify(commandFile('backup'))}`)
    const { status, stderr } = spawnSync(process.execPath, [program, '--language', 'de'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    expect([status, stderr]).toEqual([
      78,
      expect.stringMatching(
        /^Die Daten gehören dem Benutzer 65534, und der darf das Programm in .* nicht lesen/,
      ),
    ])
  })

  test('creates nothing where DATA_DIR is mistyped', () => {
    const { dataDir } = freshData()
    const mistyped = join(dataDir, 'mistyped')
    const { status, stdout, stderr } = run(mistyped)
    expect([status, stdout]).toEqual([78, ''])
    expect(stderr).toContain(`There is no database at ${mistyped}`)
    expect(run(mistyped, '--language', 'de').stderr).toBe(
      `Es wurde nicht gesichert.\nEs gibt keine Datenbank unter ${mistyped}/zahltag.sqlite.\n`,
    )
    expect(existsSync(mistyped)).toBe(false)
  })

  test.each([[['--help']], [['-h']]])('%j asks for help', (words) => {
    expect(readChoices(words)).toMatchObject({ reply: { exitCode: 0 } })
  })

  test.each([
    [['help']],
    [['--fast']],
    [['--time-limit', 'soon']],
    [['--time-limit', '-1']],
    [['--language', 'fr']],
  ])('%j is refused with the usage', async (words) => {
    const { exitCode, text } = await backup(words)
    expect([exitCode, text]).toEqual([64, expect.stringContaining('npm run backup')])
  })
})

describe('a backup', () => {
  test('ends while somebody writes between any two of its steps', async () => {
    const { dataDir, file } = freshData()
    const writer = open(file)
    writer.exec(`create table ballast (bytes blob); insert into ballast values (zeroblob(${BALLAST_BYTES}))`)
    let written = 0
    let next = setImmediate(function write() {
      writer.exec(`insert into ballast values (x'00')`)
      written += 1
      next = setImmediate(write)
    })
    const { file: target } = await backUp(dataDir, soon()).finally(() => clearImmediate(next))
    expect(written).toBeGreaterThan(3)
    expect(open(target).prepare('select count(*) from ballast').pluck().get()).toBeLessThan(written)
  })

  test('refuses while another one runs, which finishes unharmed', async () => {
    const { dataDir, file } = freshData()
    const [first, second] = await Promise.allSettled([backUp(dataDir, soon()), backUp(dataDir, soon())])
    expect(second).toMatchObject({
      reason: {
        exitCode: 75,
        message: `Another backup, a rehearsal or a restore is running: Process ${process.pid}.`,
      },
    })
    expect(faultsOf(first.status === 'fulfilled' ? first.value.file : '', inventoryOf(open(file)))).toEqual(
      [],
    )
    await expect(backUp(dataDir, soon())).resolves.toMatchObject({ file: expect.stringMatching(/sqlite$/) })
  })

  test('leaves the files of one that is still running alone', async () => {
    const { dataDir } = freshData()
    const folder = join(dataDir, 'backups')
    mkdirSync(folder)
    writeFileSync(join(folder, 'unfinished-1.tmp'), 'half of it')
    const lock = takeLock(join(folder, 'lock'))
    onTestFinished(() => void lock?.close())
    await expect(backUp(dataDir, soon())).rejects.toMatchObject({ exitCode: 75 })
    expect(readdirSync(folder)).toContain('unfinished-1.tmp')
  })

  test('removes what dead runs have left', async () => {
    const { dataDir } = freshData()
    const folder = join(dataDir, 'backups')
    mkdirSync(folder)
    for (const name of ['unfinished.tmp', 'unfinished-1.tmp', 'unfinished-1.tmp-journal'])
      writeFileSync(join(folder, name), 'half of it')
    await backUp(dataDir, soon())
    expect(readdirSync(folder)).toEqual(['lock', expect.stringMatching(/^zahltag-/)])
  })

  test('gives up when its time is over, and leaves no copy', async () => {
    const { dataDir } = freshData()
    await expect(backUp(dataDir, { deadline: Date.now() })).rejects.toMatchObject({ exitCode: 124 })
    expect(readdirSync(join(dataDir, 'backups'))).toEqual(['lock'])
  })

  test('says so when the disk has no room for it', async () => {
    const { dataDir, file } = freshData()
    const { bavail, bsize } = statfsSync(dataDir)
    truncateSync(file, bavail * bsize)
    await expect(backUp(dataDir, soon())).rejects.toThrow(/^It needs \d+ MB, but \d+ MB are free\.$/)
  })

  test('refuses a file without our tables', async () => {
    const { dataDir, file } = freshData()
    truncateSync(file, 0)
    await expect(backUp(dataDir, soon())).rejects.toMatchObject({ exitCode: 78 })
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
  })

  test('of a damaged file leaves no copy, and says so briefly', async () => {
    const { dataDir, file, house } = freshData()
    await makeTenant(house)
    open(file).pragma('wal_checkpoint(truncate)')
    const descriptor = openSync(file, 'r+')
    const root = open(file).prepare(`select rootpage from sqlite_schema where name = 'tenants'`).pluck().get()
    writeSync(descriptor, Buffer.alloc(4096, 7), 0, 4096, (Number(root) - 1) * 4096)
    closeSync(descriptor)
    const { status, stdout, stderr } = run(dataDir)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^No backup was made\.\n/)
    expect(stderr.length).toBeLessThan(1500)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual(['lock', 'record.json'])
    expect(readRecord(dataDir).failure?.why).toContain('damaged')
  })

  test('takes documents along, and is made where one is missing or damaged', async () => {
    const { dataDir, file, house } = freshData()
    const scope = await makeTenant(house)
    const customer = await makeCustomer(house, scope)
    const employee = await makeEmployee(house, scope)
    await makeInvoice(house, scope, customer.id)
    await makePayslip(house, scope, employee.id, '2026-01')
    const documents = open(file).prepare('select kept_sha256 from documents').pluck().all() as string[]
    const path = documentsBeside(file).pathOf(documents[0] ?? '')
    const bytes = readFileSync(path)
    rmSync(path)
    expect((await backUp(dataDir, soon())).lost).toMatchObject([{ path, fault: 'missing', isCopied: false }])
    const { status, stdout } = run(dataDir)
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(
        /zahltag-by-hand-\S+\.sqlite was made, but one document is missing or damaged:\n/,
      ),
    ])
    expect(stdout).toContain(`  ${path} is missing; there is no copy beside the backups\n`)
    expect(readRecord(dataDir)).toMatchObject({ failure: null, backup: { lost: 1 } })
    writeFileSync(path, 'other')
    expect((await backUp(dataDir, soon())).lost).toMatchObject([{ path, fault: 'damaged', isCopied: false }])
    // A folder in its place is what the system will not read, as from a rotten disk.
    rmSync(path)
    mkdirSync(path)
    expect((await backUp(dataDir, soon())).lost).toMatchObject([{ path, fault: 'damaged', isCopied: false }])
    rmdirSync(path)
    writeFileSync(path, bytes)
    const { file: backup, lost } = await backUp(dataDir, soon())
    expect(lost).toEqual([])
    for (const sha256 of documents) expect(await documentsBeside(backup).has(sha256)).toBe(true)
    rmSync(path)
    expect((await backUp(dataDir, soon())).lost).toMatchObject([{ path, fault: 'missing', isCopied: true }])
  })
})

describe('the check of a copy', () => {
  test('does not take an empty file for a sound one', () => {
    const { dataDir, file } = freshData()
    const empty = join(dataDir, 'empty.sqlite')
    writeFileSync(empty, '')
    const faults = faultsOf(empty, inventoryOf(open(file)))
    expect(faults).toContainEqual(expect.stringMatching(/^pages: \d+ in the database, 0 in the copy$/))
    expect(faults).toContainEqual(expect.stringMatching(/^migrations: 0001\S* .* in the database, none in/))
  })

  test('finds a row too many, and one that points at nothing', () => {
    const { dataDir, file } = freshData()
    const copied = join(dataDir, 'copy.sqlite')
    copyFileSync(file, copied)
    const copy = open(copied)
    copy.pragma('foreign_keys = off')
    copy.exec(`insert into recovery_codes (user_id, code_hash, created_at) values ('nobody', '', '')`)
    copy.close()
    expect(faultsOf(copied, inventoryOf(open(file)))).toEqual([
      'recovery_codes has rows that point at nothing',
      'rows of recovery_codes: 0 in the database, 1 in the copy',
    ])
  })
})

function freshData() {
  const { db, house, file } = freshDatabase()
  return { db, house, file, dataDir: dirname(file) }
}

function open(file: string): SqliteConnection {
  const connection = new Sqlite(file)
  onTestFinished(() => void connection.close())
  return connection
}

function run(dataDir: string, ...words: string[]) {
  return runCommand('backup', words, { DATA_DIR: dataDir })
}
