import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backup } from '~/commands/backup/backup'
import { tryOut } from '~/commands/rehearse/try-out'
import { describeBackups } from '~/commands/restore/choose'
import { fetchCopy } from '~/commands/restore/fetch-copy'
import { WORDS as RESTORE_WORDS } from '~/commands/restore/words'
import { dutyOf } from '~/jobs/backups.server'
import { throwawayKey } from '~db/backup/age'
import { folderStorage } from '~db/backup/folder-storage'
import { listBackupsIn } from '~db/backup/list'
import { readRecord } from '~db/backup/record'
import { thin } from '~db/backup/thin'
import { Sqlite } from '~db/sqlite'
import { makeSmallFirm } from '../factories/small-firm'
import { type Command, runCommand } from '../support/commands'
import { freshDatabase } from '../support/database'
import { unfrozen } from '../support/unfrozen'

let dataDir: string
let away: string
let data: ReturnType<typeof freshDatabase>

beforeEach(async () => {
  data = freshDatabase()
  dataDir = dirname(data.file)
  away = join(dataDir, 'away')
  vi.stubEnv('DATA_DIR', dataDir)
  await makeSmallFirm(data.house)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const backups = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('zahltag-'))
function run(name: Command, ...words: (string | Record<string, string>)[]) {
  const environment = words.find((word) => typeof word === 'object')
  const args = words.filter((word) => typeof word === 'string')
  return runCommand(name, args, { LANG: 'C', LC_ALL: '', ...environment })
}
const newest = () => join(dataDir, 'backups', readRecord(dataDir).backup?.backup ?? '')

test('an encrypted backup says nothing, opens with its key alone, and is copied away', async () => {
  const { recipient, identity } = await throwawayKey()
  mkdirSync(away)
  // Of a copy that was killed.
  writeFileSync(join(away, 'zahltag-2026-01-01T00-00-00-000Z.sqlite.age.tmp'), 'half of it')
  vi.stubEnv('BACKUP_RECIPIENT', recipient)
  vi.stubEnv('BACKUP_COPY_TO', away)
  expect(await backup([])).toMatchObject({ exitCode: 0, text: newest() })
  expect(readdirSync(away).filter((entry) => entry.endsWith('.tmp'))).toEqual([])
  const [name = ''] = backups()
  expect(name).toMatch(/\.sqlite\.age$/)
  expect(readFileSync(newest()).includes('SQLite format 3')).toBe(false)
  expect(readFileSync(join(away, name)).equals(readFileSync(newest()))).toBe(true)
  expect(statSync(newest()).mode & 0o777).toBe(0o600)
  expect(readRecord(dataDir)).toMatchObject({
    backup: { backup: name, isEncrypted: true, copy: join(away, name) },
    failure: null,
  })

  expect(describeBackups({ place: away, backups: listBackupsIn(away) }, RESTORE_WORDS.en)).toContain(
    `${join(away, name)}  encrypted`,
  )
  const keyFile = join(dataDir, 'key.txt')
  const opened = join(dataDir, 'opened')
  const open = (file = newest(), key: string | undefined = keyFile) =>
    fetchCopy(file, opened, { identity: key, words: RESTORE_WORDS.en })
  await expect(
    fetchCopy(newest(), opened, { identity: undefined, words: RESTORE_WORDS.en }),
  ).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringContaining('--identity'),
  })
  await expect(open()).rejects.toMatchObject({ exitCode: 66, message: `There is no file ${keyFile}.` })
  writeFileSync(keyFile, '# nothing\n')
  await expect(open()).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringContaining('AGE-SECRET-KEY'),
  })
  writeFileSync(keyFile, `${(await throwawayKey()).identity}\n`)
  await expect(open()).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('does not open'),
  })
  writeFileSync(keyFile, `# created: today\n# public key: ${recipient}\n${identity}\n`)
  for (const place of ['documents', 'backups'])
    renameSync(join(dataDir, place), join(dataDir, `${place}-lost`))
  const restored = run('restore', '--newest', '--from', away, '--identity', keyFile)
  expect([restored.status, restored.stdout]).toEqual([
    0,
    expect.stringContaining(`Restored from ${join(away, name)}.`),
  ])
  expect(
    readdirSync(join(away, 'documents'), { recursive: true }).filter((path) =>
      /[0-9a-f]{64}$/.test(String(path)),
    ),
  ).toEqual([])
  expect((await tryOut(data.file, { backup: '', expected: undefined })).payslips).toBe(1)
  truncateSync(join(away, name), statSync(join(away, name)).size - 10)
  await expect(open(join(away, name))).rejects.toMatchObject({ exitCode: 1 })
})

test('the rehearsal of an encrypted backup opens what lies on the disk, without the secret key', async () => {
  const { recipient } = await throwawayKey()
  const { status, stdout } = run('rehearse', { BACKUP_RECIPIENT: recipient })
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/\.sqlite\.age can be restored: \d+ rows, \d+ documents, 1 pay/),
  ])
  expect(readRecord(dataDir)).toMatchObject({
    backup: { isEncrypted: true },
    rehearsal: { isGood: true, payslips: 1 },
  })
  expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual(
    ['documents', 'lock', 'record.json', backups()[0]].sort(),
  )
})

test('a copy that cannot be made is a failure, though the backup is there; the next good one ends it', async () => {
  vi.stubEnv('BACKUP_COPY_TO', away)
  expect(await backup(['--language', 'en'])).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(away),
  })
  expect(backups()).toHaveLength(1)
  expect(readRecord(dataDir)).toMatchObject({
    backup: { copy: null },
    failure: { why: expect.stringContaining(away) },
  })
  mkdirSync(away)
  expect((await backup([])).exitCode).toBe(0)
  expect(readRecord(dataDir).failure).toBeNull()
  expect(existsSync(join(away, readRecord(dataDir).backup?.backup ?? '-'))).toBe(true)
  vi.stubEnv('BACKUP_RECIPIENT', 'age1nobody')
  expect((await backup([])).exitCode).toBe(78)
})

/** One backup of each of thirty hours, long ago: more than the 24 that are never too old. */
function thirtyOld(): string[] {
  mkdirSync(join(dataDir, 'backups'))
  return Array.from({ length: 30 }, (_, hour) => {
    const at = new Date(Date.UTC(2020, 0, 1, hour)).toISOString().replaceAll(/[:.]/g, '-')
    const name = `zahltag-${at}.sqlite`
    writeFileSync(join(dataDir, 'backups', name), 'old')
    return name
  })
}

test('while the copy elsewhere fails, backups that are surplus go here all the same', async () => {
  const old = thirtyOld()
  vi.stubEnv('BACKUP_COPY_TO', away)
  expect((await backup([])).exitCode).toBe(1)
  expect(backups().filter((name) => old.includes(name))).toEqual(old.slice(-23))
})

test('after a backup, what is too old is gone but for the newest 24', async () => {
  const old = thirtyOld()
  expect((await backup([])).exitCode).toBe(0)
  expect(backups()).toHaveLength(24)
  expect(backups()).toContain(old.at(-1))
  expect(backups()).not.toContain(old[0])
})

/** Of the documents off the machine: the file's name after the hash. */
const endings = () =>
  readdirSync(join(away, 'documents'), { recursive: true })
    .map((path) => /[0-9a-f]{64}(.*)$/.exec(String(path))?.[1])
    .filter((ending) => ending !== undefined)

test('after the key has changed, nothing off the machine opens with the former, or without any', async () => {
  mkdirSync(away)
  vi.stubEnv('BACKUP_COPY_TO', away)
  expect((await backup([])).exitCode).toBe(0)
  expect(endings()).toEqual(['', ''])
  const [former, latter] = [await throwawayKey(), await throwawayKey()]
  vi.stubEnv('BACKUP_RECIPIENT', former.recipient)
  expect((await backup([])).exitCode).toBe(0)
  const [ofFormer] = endings()
  expect(endings()).toEqual([expect.stringMatching(/^\.[0-9a-f]{8}\.age$/), ofFormer])
  expect(readdirSync(away).filter((name) => name.endsWith('.sqlite'))).toEqual([])
  vi.stubEnv('BACKUP_RECIPIENT', latter.recipient)
  expect((await backup([])).exitCode).toBe(0)
  expect(endings().filter((ending) => ending === ofFormer)).toEqual([])
  expect(endings()).toHaveLength(2)
  // A copy that was cut off is made again, and the rehearsal's key of a moment makes none of its own.
  const path = join(
    away,
    'documents',
    String(readdirSync(join(away, 'documents'), { recursive: true }).at(-1)),
  )
  truncateSync(path, 20)
  const before = endings()
  expect(run('rehearse').status).toBe(0)
  expect(endings()).toEqual(before)
  expect(statSync(path).size).toBeGreaterThan(1000)
  const keyFile = join(dataDir, 'key.txt')
  writeFileSync(keyFile, `${latter.identity}\n`)
  for (const place of ['documents', 'backups'])
    renameSync(join(dataDir, place), join(dataDir, `${place}-lost`))
  expect(run('restore', '--newest', '--from', away, '--identity', keyFile).status).toBe(0)
})

test('a document that is missing off the machine and damaged here comes from the data; damaged there too, it is named', async () => {
  mkdirSync(away)
  expect((await backup([])).exitCode).toBe(0)
  const [part = ''] = readdirSync(join(dataDir, 'backups', 'documents'))
  const [name = ''] = readdirSync(join(dataDir, 'backups', 'documents', part))
  const path = join(dataDir, 'backups', 'documents', part, name)
  const bytes = readFileSync(path)
  rmSync(path)
  writeFileSync(path, Buffer.alloc(bytes.length, 1))
  vi.stubEnv('BACKUP_COPY_TO', away)
  vi.stubEnv('BACKUP_RECIPIENT', (await throwawayKey()).recipient)
  const original = join(dataDir, 'documents', part, name)
  rmSync(original)
  writeFileSync(original, Buffer.alloc(bytes.length, 1))
  expect(await backup([])).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(new RegExp(`1 documents are damaged here, and are not there: ${path}$`)),
  })
  // All the rest is there.
  expect(readRecord(dataDir)).toMatchObject({ backup: { isEncrypted: true, copy: expect.any(String) } })
  expect(existsSync(newest())).toBe(true)
  rmSync(original)
  writeFileSync(original, bytes)
  expect((await backup([])).exitCode).toBe(0)
  expect(readdirSync(join(away, 'documents', part)).some((one) => one.startsWith(name))).toBe(true)
  vi.stubEnv('BACKUP_COPY_TO', '')
  expect(run('rehearse', '--language', 'en').stdout).toContain('1 documents of the backup were damaged')
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test('documents beside backups go when no backup that is kept can need them', async () => {
  const folder = join(dataDir, 'backups')
  const [kept, gone] = ['a'.repeat(64), 'b'.repeat(64)]
  const backupOf = (hour: string) => join(folder, `zahltag-2026-11-22T${hour}-00-00-000Z.sqlite`)
  const prune = (named: string[], time: Date) => thin(folderStorage(folder), named, time)
  const at = (hour: string) => new Date(`2026-11-22T${hour}:30:00.000Z`)
  const there = () => ['aa', 'bb'].flatMap((part) => readdirSync(join(folder, 'documents', part)))
  for (const part of ['aa', 'bb']) mkdirSync(join(folder, 'documents', part), { recursive: true })
  for (const name of [`aa/${kept}`, `bb/${gone}`, `bb/${gone}.0a0a0a0a.age`, 'bb/half.tmp'])
    writeFileSync(join(folder, 'documents', name), '')
  for (const hour of ['10', '11']) writeFileSync(backupOf(hour), '')
  await prune([kept, gone], at('11'))
  expect(there()).toEqual([kept, gone, `${gone}.0a0a0a0a.age`])
  // Though the clock says 1970, the backup of 11 may need it.
  await prune([kept], new Date(0))
  rmSync(backupOf('10'))
  await prune([kept], at('11'))
  expect(there()).toHaveLength(3)
  rmSync(backupOf('11'))
  writeFileSync(backupOf('12'), '')
  // Named again, as after going back: counted anew from the next time that it is not.
  await prune([kept, gone], at('12'))
  await prune([kept], at('12'))
  expect(there()).toHaveLength(3)
  rmSync(backupOf('12'))
  writeFileSync(backupOf('13'), '')
  await prune([kept], at('13'))
  expect(there()).toEqual([kept])
})

test('a rehearsal counts what is there, and names what is wrong', async () => {
  await backup([])
  const scratch = join(dataDir, 'scratch')
  const copy = () => writeFileSync(scratch, readFileSync(newest()))
  const expected = readRecord(dataDir).backup?.inventory ?? {}
  copy()
  const good = await tryOut(scratch, { backup: newest(), expected })
  expect(good).toMatchObject({ isGood: true, faults: [], documents: expect.any(Number), payslips: 1 })
  expect(good.rows).toBeGreaterThan(10)

  copy()
  const more = await tryOut(scratch, { backup: newest(), expected: { ...expected, 'rows of invoices': 2 } })
  expect(more.faults).toEqual(['rows of invoices: 2 when it was made, 1 in the backup'])

  await unfrozen(data.db, 'payslips', async () => {
    await data.db.updateTable('payslips').set({ totals_sealed: 'AmsxAAAA' }).execute()
  })
  await backup([])
  copy()
  expect(await tryOut(scratch, { backup: newest(), expected: undefined })).toMatchObject({
    isGood: false,
    faults: ['the newest payslip does not open'],
  })
  copy()
  const file = new Sqlite(scratch)
  file.unsafeMode()
  file.exec(`create index odd on customers (number); pragma writable_schema = on;
    update sqlite_schema set sql = 'create index odd on customers (name)' where name = 'odd'`)
  file.close()
  expect((await tryOut(scratch, { backup: newest(), expected: undefined })).faults.join()).toContain(
    'missing from index odd',
  )
  truncateSync(scratch, 8192)
  expect((await tryOut(scratch, { backup: newest(), expected: undefined })).isGood).toBe(false)
})

test('what backups are due', async () => {
  const night = new Date('2026-11-22T02:30:00.000Z')
  expect(dutyOf(dataDir, night)).toBe('backup')
  const at = (hour: string) => `zahltag-2026-11-22T${hour}-00-00-000Z.sqlite`
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', at('02')), '')
  expect(dutyOf(dataDir, night)).toBe('rehearse')
  const noted = { at: '2026-11-22T02:10:00.000Z', isGood: true }
  writeFileSync(join(dataDir, 'backups', 'record.json'), JSON.stringify({ rehearsal: noted }))
  expect(dutyOf(dataDir, night)).toBeUndefined()
  // A clock that was a year ahead for an hour prevents neither a backup nor its rehearsal.
  writeFileSync(join(dataDir, 'backups', at('02').replace('2026', '2027')), '')
  expect(dutyOf(dataDir, new Date('2026-11-22T02:56:00.000Z'))).toBe('backup')
  const ahead = { rehearsal: { ...noted, at: '2027-11-22T02:10:00.000Z' } }
  writeFileSync(join(dataDir, 'backups', 'record.json'), JSON.stringify(ahead))
  expect(dutyOf(dataDir, night)).toBe('rehearse')
})

test('a rehearsal does not try what was made while the clock was ahead', async () => {
  await backup([])
  const [name = ''] = backups()
  writeFileSync(join(dataDir, 'backups', name.replace(/\d{4}/, '2999')), '')
  expect(run('rehearse').status).toBe(0)
  expect(readRecord(dataDir).rehearsal?.backup).toBe(name)
})
