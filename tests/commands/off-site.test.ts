import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { throwawayKey } from '~db/backup/age'
import { readRecord } from '~db/backup/record'
import { makeSmallFirm } from '../factories/small-firm'
import { bucketVariables, startBucket } from '../support/bucket'
import { type Command, runCommandBeside } from '../support/commands'
import { freshDatabase } from '../support/database'
import { giveAway } from '../support/give-away'

let dataDir: string
let data: ReturnType<typeof freshDatabase>

beforeEach(async () => {
  data = freshDatabase()
  dataDir = dirname(data.file)
  await makeSmallFirm(data.house)
})

/** A bucket, a key, and the commands as their owner would call them. */
async function startOffSite() {
  const bucket = await startBucket()
  const { recipient, identity } = await throwawayKey()
  const keyFile = join(dataDir, 'key.txt')
  writeFileSync(keyFile, `${identity}\n`)
  const environment = {
    LANG: 'C',
    DATA_DIR: dataDir,
    BACKUP_RECIPIENT: recipient,
    ...bucketVariables(bucket.settings),
  }
  const run = (name: Command, words: string[] = [], others: Record<string, string> = {}, input?: string) =>
    runCommandBeside(name, words, { ...environment, ...others }, input)
  return { bucket, run, keyFile }
}

/** To compare megabytes byte by byte takes a second each. */
function digestsOf(objects: ReadonlyMap<string, Uint8Array>): string[][] {
  return [...objects].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')])
}

test('a machine that is lost comes back from the bucket: database, documents and all', async () => {
  const { bucket, run, keyFile } = await startOffSite()
  expect(await run('backup')).toMatchObject({ status: 0 })
  const { backup } = readRecord(dataDir)
  expect(backup?.copy).toBe(`${bucket.settings.address}/${backup?.backup}`)
  const names = [...bucket.objects.keys()]
  expect(
    names.filter((name) => /^firma\/documents\/..\/[0-9a-f]{64}\.[0-9a-f]{8}\.age$/.test(name)),
  ).toHaveLength(2)
  const open = names.filter((name) => !name.endsWith('.age'))
  expect(open.map((name) => bucket.objects.get(name)?.toString())).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}\n$/),
  ])

  // The next one sends no document twice.
  bucket.asked.length = 0
  expect((await run('backup')).status).toBe(0)
  expect(bucket.asked.filter((line) => /^PUT .*\/documents\//.test(line))).toEqual([])

  for (const place of ['documents', 'backups', 'zahltag.sqlite'])
    renameSync(join(dataDir, place), join(dataDir, `${place}-lost`))
  const list = await run('restore', ['--list', '--off-site'])
  expect(list.said.trim()).toMatch(/zahltag-.*\.sqlite\.age {2}encrypted$/)
  const keyless = await run('restore', ['--newest', '--off-site'])
  expect([keyless.status, keyless.said]).toEqual([78, expect.stringContaining('--identity')])
  bucket.spoil(/^GET .*\.sqlite\.age/, 'cut off')
  const restored = await run('restore', ['--newest', '--off-site', '--identity', keyFile])
  expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('Restored from')])
  const verified = await run('verify')
  expect([verified.status, verified.said]).toEqual([
    0,
    expect.stringContaining('Documents: 2 checked, in order.'),
  ])
})

test('a bucket that refuses costs no backup here, and says what to look at', async () => {
  const { bucket, run } = await startOffSite()
  bucket.spoil(/^PUT .*\.sqlite\.age/, { status: 403, code: 'AccessDenied' })
  const refused = await run('backup')
  const words = `.sqlite.age was made, but not copied to ${bucket.settings.address}: it answers 403 AccessDenied. The key`
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining(words)])
  expect(readRecord(dataDir)).toMatchObject({
    backup: { copy: null },
    failure: { why: expect.stringContaining(words) },
  })
  expect((await run('doctor')).said).toContain('Off site: there is no backup')
  expect((await run('backup')).status).toBe(0)
  expect((await run('doctor')).said).toContain(
    `Off site: ${bucket.settings.address}, the newest 0 hours ago.`,
  )
  bucket.spoil(/list-type/, { status: 403, code: 'InvalidAccessKeyId' })
  expect((await run('doctor')).said).toContain('Check BACKUP_S3_KEY_ID')
})

test('a copy that was cut off here is fetched again', async () => {
  const { run, keyFile } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const name = readRecord(dataDir).backup?.backup ?? ''
  truncateSync(join(dataDir, 'backups', name), 100)
  const restored = await run('restore', ['--newest', '--off-site', '--identity', keyFile])
  expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('Restored from')])
})

test('a document that is lost on the machine alone comes back from an encrypted copy', async () => {
  const { run, keyFile } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const lost = loseDocument()
  rmSync(join(dataDir, 'backups', 'documents'), { recursive: true })
  const keyless = await run('verify', ['--mend'])
  expect([keyless.status, keyless.said]).toEqual([
    1,
    expect.stringContaining('0 documents were brought back'),
  ])
  const mended = await run('verify', ['--mend', '--identity', keyFile])
  expect([mended.status, mended.said]).toEqual([0, expect.stringContaining('1 document was brought back')])
  expect(existsSync(lost)).toBe(true)
})

test('a key is read from the input too, and a document that no copy has stops a restore unless its loss is accepted', async () => {
  const { run, keyFile, bucket } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const key = readFileSync(keyFile, 'utf8')
  const lost = loseDocument()
  rmSync(join(dataDir, 'backups', 'documents'), { recursive: true })
  for (const name of bucket.objects.keys()) if (name.includes(basename(lost))) bucket.objects.delete(name)
  const words = ['--newest', '--off-site', '--identity', '-']
  const refused = await run('restore', words, {}, key)
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringContaining('--incomplete takes all the rest'),
  ])
  expect(refused.said).toContain('The database is as it was.')
  const restored = await run('restore', [...words, '--incomplete'], {}, key)
  expect([restored.status, restored.said]).toEqual([
    0,
    expect.stringMatching(/Restored from[\s\S]*missing or not as it was issued:\n[\s\S]* is missing\./),
  ])
})

/** Takes the file of an invoice or payslip away; of a missing invoice more is said. */
function loseDocument(): string {
  const folder = join(dataDir, 'documents')
  const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    /[0-9a-f]{64}$/.test(one),
  )
  rmSync(join(folder, name))
  return join(folder, name)
}

test('a folder that the service may not write is named, with what to do', async () => {
  const closed = join(dataDir, 'closed')
  mkdirSync(closed, { mode: 0o500 })
  // Root may write everywhere, and acts as the owner of the data.
  if (process.getuid?.() === 0) giveAway(dataDir)
  const { status, said } = await runCommandBeside('backup', ['--routine'], {
    LANG: 'C',
    DATA_DIR: dataDir,
    BACKUP_COPY_TO: closed,
  })
  expect([status, said]).toEqual([1, expect.stringContaining(`but not copied to ${closed}`)])
  expect(said).toContain(`${closed} has to belong to the user that Zahltag runs as.`)
  const doctor = await runCommandBeside('doctor', ['--language', 'en'], {
    LANG: 'C',
    DATA_DIR: dataDir,
    BACKUP_COPY_TO: closed,
  })
  expect(doctor.said).toContain('It failed in the service, which may do less than a command')
})

test('a machine and its copy in one place are told, and thin nothing of each other', async () => {
  const { bucket, run } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const old = [...bucket.objects.keys()].filter((key) => key.includes('.sqlite'))
  const other = `firma/zahltag-${new Date().toISOString().replace(/[:.]/g, '-')}.sqlite.age`
  bucket.objects.set(other, Buffer.from('of another firm'))
  const told = await run('backup')
  expect([told.status, told.said]).toEqual([1, expect.stringContaining('each needs a folder of its own')])
  expect([...bucket.objects.keys()]).toEqual(expect.arrayContaining([...old, other]))
  expect((await run('backup')).status).toBe(0)
})

test('what is set by halves stops the service and the commands, in words', async () => {
  const { run } = await startOffSite()
  const refused: [Record<string, string>, string][] = [
    [{ BACKUP_RECIPIENT: '' }, 'BACKUP_RECIPIENT is missing'],
    [{ BACKUP_S3_SECRET: '' }, 'BACKUP_S3_KEY_ID and BACKUP_S3_SECRET are missing'],
    [{ BACKUP_COPY_TO: 'https://user:pass@host/bucket' }, 'BACKUP_COPY_TO is neither'],
    [{ BACKUP_COPY_TO: 'https://host' }, 'BACKUP_COPY_TO is neither'],
    [{ BACKUP_S3_REGION: 'eu/1' }, 'BACKUP_S3_REGION is not the name of a region'],
  ]
  for (const [environment, words] of refused) {
    const { status, said } = await run('backup', [], environment)
    expect([status, said]).toEqual([78, expect.stringContaining(words)])
    expect(said).not.toContain('pass@')
  }
  const nowhere = await run('restore', ['--list', '--off-site'], { BACKUP_COPY_TO: '' })
  expect([nowhere.status, nowhere.said]).toEqual([78, expect.stringContaining('BACKUP_COPY_TO is not set')])
})

test('a machine that is set up anew takes nothing from the backups of the one that was lost', async () => {
  const { bucket, run } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const there = [...bucket.objects.keys()]
  const anew = dirname(freshDatabase().file)
  expect((await run('backup', [], { DATA_DIR: anew })).status).toBe(0)
  expect([...bucket.objects.keys()]).toEqual(there)
})

test('a firm founded before restoring neither thins nor mixes with what is left of the lost one', async () => {
  const { bucket, run, keyFile } = await startOffSite()
  expect((await run('backup', ['--routine'])).status).toBe(0)
  const there = new Map(bucket.objects)
  const contents = digestsOf(there)
  const [lost] = [...there.keys()].filter((name) => name.includes('.sqlite'))
  const anew = freshDatabase()
  await makeSmallFirm(anew.house)
  const here = { DATA_DIR: dirname(anew.file) }
  const refused = await run('backup', ['--language', 'de'], here)
  expect([refused.status, refused.said]).toEqual([
    1,
    expect.stringMatching(
      /nicht nach http\S+ kopiert: Dort liegen die Sicherungen einer anderen Installation\..*restore -- --newest --off-site/,
    ),
  ])
  expect(digestsOf(bucket.objects)).toEqual(contents)
  const said = (await run('doctor', [], here)).said
  expect(said).toContain('the backups there are of another installation')
  expect(said).toMatch(
    /^fail *Off site: the backups in \S+ are of another installation, none of this one\.$/m,
  )
  // Of before there were notes.
  const [note = ''] = [...there.keys()].filter((name) => name.endsWith('.txt'))
  bucket.objects.delete(note)
  expect((await run('backup', [], here)).status).toBe(1)
  expect([...bucket.objects.keys()]).toEqual([...there.keys()].filter((name) => name !== note))
  bucket.objects.set(note, there.get(note) ?? Buffer.alloc(0))

  const restored = await run('restore', ['--newest', '--off-site', '--identity', keyFile], here)
  expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('Restored from')])
  expect((await run('backup', ['--routine'], here)).status).toBe(0)
  // One of each hour: it goes on as if it had never been lost.
  const [newest, ...others] = [...bucket.objects.keys()].filter((name) => name.includes('.sqlite'))
  expect([newest === lost, others]).toEqual([false, []])
})

test('an installation whose copies are from before there were notes goes on', async () => {
  const { bucket, run } = await startOffSite()
  expect((await run('backup')).status).toBe(0)
  const note = bucket.objects.get('firma/installation.txt')
  bucket.objects.delete('firma/installation.txt')
  expect((await run('backup')).status).toBe(0)
  expect(bucket.objects.get('firma/installation.txt')).toEqual(note)
  // Cut off, it is written again: otherwise the place would be anybody's.
  bucket.objects.set('firma/installation.txt', Buffer.alloc(0))
  expect((await run('backup')).status).toBe(0)
  expect(bucket.objects.get('firma/installation.txt')).toEqual(note)
})

test('a folder from before there were notes goes over to the machine that was restored from it', async () => {
  const { run } = await startOffSite()
  const away = join(dataDir, 'away')
  const anew = join(dataDir, 'anew')
  for (const folder of [away, anew]) mkdirSync(folder)
  const here = { BACKUP_COPY_TO: away, BACKUP_RECIPIENT: '' }
  expect((await run('backup', [], here)).status).toBe(0)
  rmSync(join(away, 'installation.txt'))
  const restored = await run('restore', ['--newest', '--off-site'], { ...here, DATA_DIR: anew })
  expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('Restored from')])
  const backup = await run('backup', [], { ...here, DATA_DIR: anew })
  expect([backup.status, backup.said]).toEqual([0, expect.stringContaining(anew)])
  expect(existsSync(join(away, 'installation.txt'))).toBe(true)
})
