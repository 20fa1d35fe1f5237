import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  type StatsFs,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { CHECKS, type Name } from '~/commands/doctor/checks'
import type { Patient, State } from '~/commands/doctor/finding'
import { WORDS } from '~/commands/doctor/words'
import { type Config, readConfig } from '~/config.server'
import { SEEN_HEADER } from '~/http/doctors-question'
import { noteInRecord } from '~db/backup/record'
import { Sqlite } from '~db/sqlite'
import { version } from '../../package.json'
import { leaveMail, makeMail } from '../factories/mails'
import { makeTenant } from '../factories/tenants'
import { freshDatabase } from '../support/database'
import { startIdentityProvider } from '../support/identity-provider'
import { startMailServer } from '../support/mail-server'
import type { TestHouse } from '../support/test-house'
import { VARIABLES } from '../support/variables'

// One table, and so a long file: each line that `npm run doctor` can write, in both languages, each with what to do. That the lines come from the
// settings and the exit codes from the lines is in tests/commands/doctor.test.ts.

const disks = vi.spyOn(fs, 'statfsSync')
syncBuiltinESMExports()
afterAll(() => {
  disks.mockRestore()
  syncBuiltinESMExports()
})

const AT = new Date('2026-12-02T12:00:00.000Z')
const MB = 1e6
const hoursAgo = (hours: number) => new Date(AT.getTime() - hours * 3_600_000).toISOString()
const REHEARSAL = { backup: 'b', ms: 1, isGood: true, faults: [], rows: 1, documents: 1, payslips: 1 }

type Sick = Patient & { house: TestHouse; config: Config }
/** Makes something wrong, and says what of the patient is otherwise. */
type Illness = (patient: Sick) => unknown

const well: Illness = () => {}
const disk = (changes: Partial<StatsFs>) => () => {
  const real = { type: 1, bsize: 1, blocks: 1e12, bfree: 1e12, bavail: 1e12, files: 1e6, ffree: 1e6 }
  disks.mockReturnValueOnce({ ...real, ...changes } as never)
}
const backup =
  (age: number, record: Parameters<typeof noteInRecord>[1] = {}): Illness =>
  ({ dataDir }) => {
    putBackup(join(dataDir, 'backups'), age)
    noteInRecord(dataDir, { rehearsal: { ...REHEARSAL, at: hoursAgo(5) }, ...record })
  }
const away =
  (age?: number, recipient = 'age1'): Illness =>
  ({ dataDir, config }) => {
    const copyTo = join(dataDir, 'away')
    mkdirSync(copyTo)
    if (age !== undefined) putBackup(copyTo, age)
    return {
      config: { ...config, backups: { ...config.backups, copyTo, recipient: recipient || undefined } },
    }
  }
/** A service, or what stands in its place, at the public address; it has seen so much of the one who asks. */
const address =
  (body: string, seen?: object): Illness =>
  async ({ config }) => {
    const server = createServer((_, response) => {
      if (seen) response.setHeader(SEEN_HEADER, JSON.stringify(seen))
      response.end(body)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { running: RUNNING, config: { ...config, baseUrl, isLocal: false } }
  }
const RUNNING = { version, status: 'ok', db: 'ok' }
const HEALTHY = JSON.stringify(RUNNING)

const LINES: [Name, State, RegExp, Illness][] = [
  ['versions', 'ok', /up to date/, well],
  ['versions', 'warn', /0\.1\.0 is still running/, () => ({ running: { ...RUNNING, version: '0.1.0' } })],
  [
    'versions',
    'warn',
    /1 steps behind/,
    ({ file }) =>
      change(file, 'delete from kysely_migration where name = (select max(name) from kysely_migration)'),
  ],
  [
    'versions',
    'fail',
    /Node v18\.0\.0 is too old/,
    () => {
      const versions = { ...process.versions, node: '18.0.0' }
      vi.stubGlobal(
        'process',
        Object.create(process, { versions: { value: versions }, version: { value: 'v18.0.0' } }),
      )
    },
  ],
  ['keys', 'ok', /those that the database/, well],
  ['place', 'ok', /outside the program/, well],
  ['place', 'warn', /lies in the program/, () => ({ dataDir: join(process.cwd(), '.data') })],
  ['files', 'ok', /belong to one user/, well],
  ['files', 'warn', /others on this machine can read/, ({ file }) => chmodSync(file, 0o644)],
  ['files', 'warn', /there is no database/, ({ file }) => renameSync(file, `${file}-away`)],
  ['files', 'fail', /there is no folder/, () => ({ dataDir: '/nowhere/at-all' })],
  ['disk', 'ok', /MB are free/, disk({})],
  [
    'disk',
    'warn',
    /the next backup needs/,
    ({ file }) => {
      // It has holes, and takes no room.
      truncateSync(file, 400 * MB)
      disk({ bavail: 250 * MB })()
    },
  ],
  ['disk', 'warn', /there is no folder/, () => ({ dataDir: '/nowhere/at-all' })],
  ['disk', 'fail', /only 100 MB/, disk({ bavail: 100 * MB })],
  ['disk', 'fail', /only 10 more files/, disk({ ffree: 10 })],
  ['clock', 'ok', /nothing is dated later/, well],
  ['clock', 'warn', /which cannot be/, () => ({ at: new Date('2001-01-01T00:00:00Z') })],
  [
    'clock',
    'warn',
    /2999\S+ is dated later/,
    ({ dataDir }) => putBackup(join(dataDir, 'backups'), -24 * 365 * 973),
  ],
  ['service', 'ok', /running, version/, () => ({ running: RUNNING })],
  ['service', 'warn', /not running/, well],
  ['service', 'warn', /degraded/, () => ({ running: { ...RUNNING, status: 'degraded' } })],
  ['address', 'ok', /which sees who asks/, address(HEALTHY, seen('198.51.100.4'))],
  ['address', 'fail', /that is not Zahltag/, address('<html>Welcome to nginx</html>')],
  [
    'address',
    'fail',
    /does not say who asks/,
    address(HEALTHY, { peer: '127.0.0.1', client: '127.0.0.1', forwarded: null }),
  ],
  [
    'address',
    'fail',
    /a false origin/,
    address(HEALTHY, { peer: '127.0.0.1', client: '203.0.113.77', forwarded: '203.0.113.77' }),
  ],
  [
    'address',
    'fail',
    /does not believe the proxy 10\.0\.0\.2/,
    address(HEALTHY, { peer: '10.0.0.2', client: '10.0.0.2', forwarded: '198.51.100.4' }),
  ],
  [
    'address',
    'fail',
    /cannot be reached/,
    ({ config }) => ({ running: RUNNING, config: { ...config, baseUrl: 'http://127.0.0.1:9' } }),
  ],
  ['mail_server', 'warn', /no server is set/, well],
  [
    'mail_server',
    'ok',
    /accepts us/,
    async ({ config }) => ({ config: { ...config, smtpUrl: (await startMailServer()).url } }),
  ],
  [
    'mail_server',
    'fail',
    /does not accept us/,
    ({ config }) => ({ config: { ...config, smtpUrl: 'smtp://127.0.0.1:9' } }),
  ],
  [
    'mail_server',
    'fail',
    /the test mail was not accepted: .*550/,
    async ({ config }) => ({
      testMail: 'me@firma.example',
      config: { ...config, smtpUrl: (await startMailServer({ answers: [550] })).url },
    }),
  ],
  ['mails', 'ok', /nothing is stuck/, well],
  [
    'mails',
    'warn',
    /waiting for more than a quarter/,
    async ({ house }) => {
      await makeMail(house, await makeTenant(house))
      await house.db
        .updateTable('outbox')
        .set({ queued_at: hoursAgo(1) })
        .execute()
    },
  ],
  [
    'mails',
    'warn',
    /have failed today/,
    async ({ house }) => {
      const scope = await makeTenant(house)
      await leaveMail(house.db, scope, await makeMail(house, scope), 'failed')
      await house.db
        .updateTable('outbox')
        .set({ status_changed_at: hoursAgo(1) })
        .execute()
    },
  ],
  ['provider', 'ok', /none is set/, well],
  [
    'provider',
    'ok',
    /answers\./,
    async () => {
      const provider = await startIdentityProvider()
      onTestFinished(() => provider.stop())
      provider.register(VARIABLES.BASE_URL)
      return providerAt(provider.issuer)
    },
  ],
  ['provider', 'fail', /does not answer properly/, () => providerAt('http://127.0.0.1:9/')],
  ['backups', 'ok', /the newest 1 hours ago, last restored for a rehearsal 5 hours ago/, backup(1)],
  ['backups', 'warn', /there is none/, well],
  ['backups', 'warn', /the newest is 4 hours old/, backup(4)],
  ['backups', 'warn', /none has been restored/, backup(1, { rehearsal: null })],
  ['backups', 'warn', /rehearsal was 60 hours/, backup(1, { rehearsal: { ...REHEARSAL, at: hoursAgo(60) } })],
  ['backups', 'fail', /the newest is 30 hours old/, backup(30)],
  ['backups', 'fail', /failed: no room/, backup(1, { failure: { at: hoursAgo(1), why: 'no room' } })],
  [
    'backups',
    'fail',
    /rehearsal of .* failed: a row less/,
    backup(1, { rehearsal: { ...REHEARSAL, at: hoursAgo(5), isGood: false, faults: ['a row less'] } }),
  ],
  ['off_site', 'ok', /the newest 1 hours ago/, away(1)],
  ['off_site', 'warn', /there is no copy/, well],
  ['off_site', 'warn', /are not encrypted/, away(1, '')],
  ['off_site', 'fail', /no backup there/, away()],
  ['off_site', 'fail', /30 hours old/, away(30)],
  [
    'off_site',
    'fail',
    /there is no folder/,
    ({ config }) => ({ config: { ...config, backups: { ...config.backups, copyTo: '/nowhere/at-all' } } }),
  ],
]

test.each(LINES)('%s: %s, %s', async (check, state, text, illness) => {
  const en = await examine('en', check, illness)
  const de = await examine('de', check, illness)
  const found = en.find((line) => line.state === state && text.test(line.text))
  expect(found, JSON.stringify(en)).toBeDefined()
  expect(de.map((line) => line.state)).toEqual(en.map((line) => line.state))
  for (const [place, line] of en.entries()) {
    expect(de[place]?.text).not.toBe(line.text)
    // What is said once, at the files, is not said again at the disk.
    const isMended = line.state !== 'ok' && check !== 'disk'
    if (isMended) expect([line.mend, de[place]?.mend]).toEqual([expect.any(String), expect.any(String)])
  }
})

async function examine(language: 'de' | 'en', check: Name, illness: Illness) {
  const { house, file } = freshDatabase()
  const dataDir = dirname(file)
  for (const one of [file, dataDir]) chmodSync(one, one === file ? 0o600 : 0o700)
  for (const one of [`${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600)
  const config = readConfig({ ...VARIABLES, DATA_DIR: dataDir })
  const base = {
    at: AT,
    words: WORDS[language],
    config,
    dataDir,
    file,
    reader: house.reader,
    running: undefined,
    testMail: undefined,
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  const changes = (await illness({ ...base, house })) as Partial<Patient> | undefined
  const found = await CHECKS[check]({ ...base, ...changes })
  vi.unstubAllGlobals()
  return found
}

function seen(client: string) {
  return { peer: '127.0.0.1', client, forwarded: client }
}

function providerAt(issuer: string): Partial<Patient> {
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'zahltag', OIDC_CLIENT_SECRET: 'not-used-anywhere' }
  return { config: readConfig({ ...VARIABLES, ...settings }) }
}

function putBackup(folder: string, age: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, `zahltag-${hoursAgo(age).replace(/[:.]/g, '-')}.sqlite`), 'x', { mode: 0o600 })
}

function change(file: string, sql: string): void {
  const connection = new Sqlite(file)
  connection.exec(sql)
  connection.close()
}
