import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseBackup } from '~/commands/restore/choose'
import { restore as restoreHere } from '~/commands/restore/restore'
import { WORDS } from '~/commands/restore/words'
import { config } from '~/config.server'
import { doctorsProof, PROOF_HEADER, SEEN_HEADER } from '~/http/doctors-question'
import { listBackups } from '~db/backup/list'
import { documentsBeside } from '~db/document-store'
import { takeLock } from '~db/lock'
import { Sqlite } from '~db/sqlite'
import { makeInvoice } from '../factories/invoices'
import { type Command, runCommand } from '../support/commands'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'
import { startServer } from '../support/server'
import { openTestHouse } from '../support/test-house'

// The night after a disk died, in the order in which it happens.

let running: RunningFirms
let dataDir: string
let backup: string
let cookie: string

beforeAll(async () => {
  running = await startWithFirms()
  dataDir = running.server.dataDir
  cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
  backup = command('backup').stdout.trim()
})
afterAll(() => running.stop())

test('a running service is not disturbed', async () => {
  const { status, stderr } = restore('--newest')
  expect(status).toBe(75)
  expect(stderr).toContain(`Process ${running.server.process.pid} is using ${dataDir}`)
  expect((await rawRequest(running.server.baseUrl, '/api/health')).status).toBe(200)
})

test('the doctor sees the service that runs, which shows its callers to nobody else', async () => {
  const { baseUrl, port } = running.server
  const { status, stdout } = command('doctor', '--json', { BASE_URL: baseUrl, PORT: String(port) })
  const lines = (JSON.parse(stdout) as { lines: { check: string; state: string }[] }).lines
  const stateOf = (name: string) => lines.find(({ check }) => check === name)?.state
  expect([status, stateOf('service'), stateOf('address'), stateOf('keys')]).toEqual([0, 'ok', 'ok', 'ok'])
  const ask = (proof: string) => fetch(`${baseUrl}/api/health`, { headers: { [PROOF_HEADER]: proof } })
  expect((await ask('guessed')).headers.get(SEEN_HEADER)).toBeNull()
  const seen = (await ask(doctorsProof(config().linkKeys, new Date()))).headers.get(SEEN_HEADER)
  expect(JSON.parse(seen ?? '')).toMatchObject({
    forwarded: null,
    client: expect.stringContaining('127.0.0.1'),
  })
})

test('after it all is there but what came later, which is named; nothing is done twice and nothing opens again', async () => {
  const { db, house, firm, server } = running
  const { rechnung, portal } = firm.subjects.tokens
  const waiting = await db.selectFrom('outbox').select('id').where('status', '=', 'queued').execute()
  expect(waiting.length).toBeGreaterThan(0)
  const later = await makeInvoice(house, firm.scope, firm.subjects.customerId)
  await db
    .updateTable('access_links')
    .set({ revoked_at: new Date().toISOString() })
    .where('purpose', '=', 'rechnung')
    .where('tenant_id', '=', firm.scope.tenantId)
    .execute()
  await server.stop()
  const documents = documentsBeside(join(dataDir, 'zahltag.sqlite'))
  const fileOf = async (id: string) => {
    const row = db.selectFrom('documents').select('kept_sha256').where('invoice_id', '=', id)
    return documents.pathOf((await row.executeTakeFirstOrThrow()).kept_sha256)
  }
  const [lost, theirs] = [await fileOf(firm.subjects.invoiceId), await fileOf(later.id)]
  rmSync(lost)

  const { status, stdout } = restore('--newest', '--language', 'en')
  expect([status, stdout]).toEqual([0, expect.stringContaining(`Restored from ${backup}.`)])
  expect(stdout).toContain(`numbers will not be given twice: 1 (${later.number})`)
  expect(stdout).toContain(
    waiting.length === 1 ? 'One email was waiting.' : `${waiting.length} emails were waiting.`,
  )
  expect(stdout).toMatch(/\d+ links that were blocked since are blocked again/)
  expect(statSync(join(dataDir, 'zahltag.sqlite')).mode & 0o777).toBe(0o600)
  const [kept = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'))
  expect(readdirSync(join(dataDir, kept))).toContain('zahltag.sqlite')
  expect([existsSync(lost), existsSync(theirs)]).toEqual([true, false])
  expect(existsSync(theirs.replace(dataDir, join(dataDir, kept)))).toBe(true)

  // Before the service has written anything.
  expect(command('verify').status).toBe(0)

  const restored = openTestHouse(join(dataDir, 'zahltag.sqlite'))
  const mails = await restored.db
    .selectFrom('outbox')
    .select(['id', 'status'])
    .where('status', 'in', ['queued', 'doubtful'])
    .execute()
  expect(mails.map((mail) => mail.status)).toEqual(waiting.map(() => 'doubtful'))
  const next = await makeInvoice(restored, firm.scope, firm.subjects.customerId)
  expect(next.number > later.number).toBe(true)
  await restored.close()

  const again = await startServer({ DATA_DIR: dataDir })
  try {
    expect((await rawRequest(again.baseUrl, `/portal/${portal}`)).status).toBe(200)
    expect((await rawRequest(again.baseUrl, `/rechnung/${rechnung}`)).status).toBe(410)
    expect((await rawRequest(again.baseUrl, '/buero', { headers: { Cookie: cookie } })).status).toBe(303)
    expect(again.output()).not.toContain('Upgrading')
  } finally {
    await again.stop()
  }
})

test('killed between moving the database away and putting the backup there, the next one learns of it all the same', async () => {
  const { firm } = running
  const file = join(dataDir, 'zahltag.sqlite')
  const present = openTestHouse(file)
  const later = await makeInvoice(present, firm.scope, firm.subjects.customerId)
  await present.close()
  const folder = join(dataDir, 'replacing-2026-03-02T09-00-00-000Z')
  const documents = join(folder, 'documents')
  mkdirSync(folder)
  // As it is found then, with some of the documents moved already, and a WAL not yet.
  renameSync(file, join(folder, 'zahltag.sqlite'))
  cpSync(join(dataDir, 'documents'), documents, { recursive: true })
  rmSync(join(dataDir, 'documents'), { recursive: true })
  writeFileSync(`${file}-wal`, '')
  writeFileSync(join(dataDir, 'restoring-1.tmp'), 'whole')

  const { status, stdout } = restore('--newest', '--language', 'en')
  expect([status, stdout]).toEqual([0, expect.stringContaining(`(${later.number}`)])
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([])
  expect(command('verify').status).toBe(0)
})

test('a WAL that outlived its database is not replayed over the backup', () => {
  const file = join(dataDir, 'zahltag.sqlite')
  const lost = new Sqlite(file)
  lost.exec('pragma journal_mode = WAL; pragma wal_autocheckpoint = 0; create table of_the_lost (x)')
  copyFileSync(`${file}-wal`, `${file}-kept`)
  lost.close()
  rmSync(file)
  renameSync(`${file}-kept`, `${file}-wal`)
  expect(restore('--newest').status).toBe(0)
  const restored = new Sqlite(file, { readonly: true })
  const has = restored.prepare(`select count(*) from sqlite_schema where name = 'of_the_lost'`).pluck()
  expect([has.get(), restored.pragma('quick_check', { simple: true })]).toEqual([0, 'ok'])
  restored.close()
})

test('what is no backup is said to be none', () => {
  const said = (...words: string[]) => {
    const { status, stderr } = restore(...words)
    return [status, stderr]
  }
  const folder = join(dataDir, 'backups')
  expect(said(folder)).toEqual([66, expect.stringContaining(`--newest --from ${folder}`)])
  expect(said('--newest', '--from', backup)).toEqual([66, expect.stringContaining('is no folder')])
})

test('a backup that is being made is not disturbed', () => {
  const lock = takeLock(join(dataDir, 'backups', 'lock'))
  const { status, stderr } = restore('--newest', '--language', 'de')
  lock?.close()
  expect([status, stderr]).toEqual([75, expect.stringContaining(`eine Sicherung oder ihre Probe (Prozess`)])
  expect(stderr).toContain('Die Datenbank ist, wie sie war.')
})

test('a damaged backup, a strange file and wrong keys change nothing', () => {
  const before = statSync(join(dataDir, 'zahltag.sqlite')).mtimeMs
  // Of one that was killed.
  writeFileSync(join(dataDir, 'restoring-1.tmp-wal'), 'half of it')
  const strange = join(dataDir, 'strange.sqlite')
  writeFileSync(strange, 'no database')
  const broken = [restore(strange), restore('--newest', { FIELD_KEYS: `k1:${'x'.repeat(40)}` })]
  expect(broken.map(({ status }) => status)).toEqual([1, 78])
  for (const { stdout, stderr } of broken) {
    expect(stderr).toContain('The database is as it was.')
    expect(stdout + stderr).not.toMatch(/\n\s+at /)
  }
  const descriptor = openSync(backup, 'r+')
  writeSync(descriptor, Buffer.alloc(8192, 7), 0, 8192, 40_960)
  closeSync(descriptor)
  const damaged = restore('--newest')
  expect([damaged.status, damaged.stderr]).toEqual([
    1,
    expect.stringContaining('is damaged and was not used'),
  ])
  expect(statSync(join(dataDir, 'zahltag.sqlite')).mtimeMs).toBe(before)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([])
})

test('says which there are, and how it is used', async () => {
  const list = restore('--list')
  expect([list.status, list.stdout]).toEqual([0, expect.stringContaining(backup)])
  const words = WORDS.en
  const choice = { place: 'here', backups: listBackups(dataDir) }
  expect(() => chooseBackup(choice, { kind: 'at', at: '2020-01-01T00:00:00.000Z' }, words)).toThrow('2020')
  expect(() => chooseBackup(choice, { kind: 'file', file: join(dataDir, 'nowhere') }, words)).toThrow(
    'nowhere',
  )
  expect(chooseBackup(choice, { kind: 'at', at: new Date().toISOString() }, words)).toBe(backup)
  // Of a clock that was a year ahead: which one is the newest, a person must say.
  const [one] = choice.backups
  const ahead = { ...one, at: '2999-01-01T00:00:00.000Z' } as (typeof choice.backups)[number]
  const both = { ...choice, backups: [ahead, ...choice.backups] }
  expect(() => chooseBackup(both, { kind: 'newest' }, words)).toThrow(/2999-01-01.*--list/)
  expect(chooseBackup(choice, { kind: 'newest' }, words)).toBe(backup)
  for (const args of [['--newest', '--list'], [], ['--at', 'soon'], ['--fast']])
    expect((await restoreHere(args)).exitCode).toBe(64)
  expect((await restoreHere(['--help', '--language', 'de'])).text).toContain('Aufruf: npm run restore')
})

function restore(...words: (string | Record<string, string>)[]) {
  return command('restore', ...words)
}

function command(name: Command, ...words: (string | Record<string, string>)[]) {
  const environment = words.find((word) => typeof word === 'object')
  const args = words.filter((word) => typeof word === 'string')
  return runCommand(name, args, { LANG: 'C', DATA_DIR: dataDir, ...environment })
}
