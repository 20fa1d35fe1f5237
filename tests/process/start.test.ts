import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { Sqlite } from '~db/sqlite'
import { startServer } from '../support/server'
import { spawnServer } from '../support/spawn-server'

// What the person who runs the machine reads when the product does not start, and that it then does not run.

const PATIENCE_MS = 20_000
/** For root, nothing is unwritable. */
const ORDINARY_USER = process.getuid?.() === 0 ? 65534 : undefined
const COPY = { recursive: true }
const GOOD = 'Zt7-0123456789abcdefghijklmnopqrstuvwxyz'

interface Outcome {
  code: number | null
  output: string
}

// What is refused, and in which words, is in tests/config.test.ts; these run the product.
describe('an environment that is refused', () => {
  test.each<[string, Record<string, string>, string[]]>([
    [
      'no secrets at all: each is named',
      { LINK_KEYS: '', FIELD_KEYS: '', WEBHOOK_SECRET: '' },
      ['LINK_KEYS is missing', 'FIELD_KEYS is missing', 'WEBHOOK_SECRET is missing'],
    ],
    [
      'a link key equal to a field key',
      { LINK_KEYS: `k1:${GOOD}`, FIELD_KEYS: `k1:${GOOD}` },
      ['LINK_KEYS', 'FIELD_KEYS', 'same secret'],
    ],
    [
      'http on another host',
      { BASE_URL: 'http://zahltag.example' },
      ['BASE_URL must start with https:// unless it is localhost'],
    ],
  ])('%s', async (_, environment, words) => {
    const { code, output } = await run(environment)
    expect(code).toBe(78)
    for (const word of words) expect(output).toContain(word)
    expect(output).not.toContain(GOOD)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

test('a development build is refused', async () => {
  const folder = scratch('zahltag-build-', 'build')
  const shipped = readFileSync('build/program.cjs', 'utf8')
  expect(shipped.split('mode="production"')).toHaveLength(2)
  writeFileSync(join(folder, 'program.cjs'), shipped.replace('mode="production"', 'mode="development"'))
  copyFileSync('build/start.js', join(folder, 'start.js'))
  const { code, output } = await run({}, join(folder, 'start.js'))
  expect(code).not.toBe(0)
  expect(output).toContain('This is a development build. Run "npm run build" first.')
})

test('the bundle is read byte by byte, so it has no letter that takes two', () => {
  expect(readFileSync('build/program.cjs', 'latin1')).not.toMatch(/[\u0080-\u00ff]/)
})

test('a second process on the same data directory is refused, and the first one is not disturbed', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { code, output } = await run({ DATA_DIR: server.dataDir })
  expect(code).toBe(75)
  expect(output).toContain(`Process ${server.process.pid} is using ${server.dataDir}`)
  expect(output).not.toMatch(/\n\s+at /)
  expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200)
})

test('after kill -9 the directory is free at once', async () => {
  const folder = scratch('zahltag-killed-')
  copyFileSync(inject('templateFile'), join(folder, 'zahltag.sqlite'))
  const first = await startServer({ DATA_DIR: folder })
  await first.stop('SIGKILL')
  const second = await startServer({ DATA_DIR: folder })
  expect((await fetch(`${second.baseUrl}/api/health`)).status).toBe(200)
  await second.stop()
})

test('a busy port gives a clear message', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => occupant.once('listening', resolve))
  onTestFinished(() => void occupant.close())
  const { port } = occupant.address() as { port: number }
  const address = { PORT: String(port), BASE_URL: `http://localhost:${port}` }
  const { code, output } = await run({ DATA_DIR: freshData(), ...address })
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} on 127.0.0.1 is in use`)
  expect(output).not.toMatch(/\n\s+at /)
})

describe('a data directory that is refused', () => {
  test('with keys that are not its own, before anything is written', async () => {
    const folder = freshData()
    await (await startServer({ DATA_DIR: folder })).stop()
    const { code, output } = await run({ DATA_DIR: folder, FIELD_KEYS: `k1:${GOOD}` })
    expect(code).toBe(78)
    expect(output).toContain('FIELD_KEYS: the secret of "k1" is not the one that this database was used with')
    expect(output).not.toMatch(/\n\s+at /)
  })

  test.each([['lock.sqlite'], ['zahltag.sqlite-wal'], ['backups/zahltag-1.sqlite']])(
    'without a database, though there was one: %s tells of it',
    async (trace) => {
      const folder = scratch('zahltag-lost-')
      mkdirSync(join(folder, 'backups'))
      writeFileSync(join(folder, trace), 'something')
      const { code, output } = await run({ DATA_DIR: folder })
      expect(code).toBe(78)
      expect(output).toContain(`There is no database at ${folder}/zahltag.sqlite, but there was one`)
      expect(output).not.toContain('Set-up code')
      expect(existsSync(join(folder, 'zahltag.sqlite'))).toBe(false)
    },
  )

  test('made by a newer release, by commands too', async () => {
    const folder = freshData()
    change(folder, `insert into kysely_migration values ('9999-future', '2030-01-01')`)
    for (const file of ['build/start.js', 'build/commands/user.js']) {
      const { code, output } = await run({ DATA_DIR: folder }, file)
      expect(code).toBe(78)
      expect(output).toContain('was made by a newer Zahltag: this one does not know 9999-future')
      expect(output).not.toMatch(/\n\s+at /)
    }
  })

  test('whose file is no database', async () => {
    const folder = scratch('zahltag-broken-')
    writeFileSync(join(folder, 'zahltag.sqlite'), Buffer.alloc(8192, 'no database'))
    const { code, output } = await run({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(output).toContain('is not a database any more. Restore a backup')
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('that another user owns', async () => {
    // Not in TMPDIR, which may be root's alone.
    const folder = freshData('/tmp')
    chmodSync(folder, 0o777)
    chmodSync(join(folder, 'zahltag.sqlite'), 0o444)
    const { code, output } = await run({ DATA_DIR: folder }, programFor(ORDINARY_USER), ORDINARY_USER)
    expect(code).toBe(78)
    expect(output).toContain('zahltag.sqlite may not be written by user')
  })
})

test('an upgrade makes a backup first and tells each step, and nothing of the kind happens without one', async () => {
  const folder = scratch('zahltag-old-')
  const old = new URL('../db/old/zahltag-0.2.0.sqlite.gz', import.meta.url)
  writeFileSync(join(folder, 'zahltag.sqlite'), gunzipSync(readFileSync(old)))
  const server = await startServer({ DATA_DIR: folder })
  await server.stop()
  expect(server.output()).toMatch(
    /Upgrading the database, \d+ steps\. First a backup …\n.*before-0007\S*: \d+ ms\n/,
  )
  expect(server.output()).toMatch(/\n {2}0010-key-checks: \d+ ms\n/)
  const backups = readdirSync(join(folder, 'backups')).filter((name) => name.endsWith('.sqlite'))
  expect(backups).toEqual([expect.stringMatching(/^before-0007-seals-and-chain-.*\.sqlite$/)])
  const again = await startServer({ DATA_DIR: folder })
  await again.stop()
  expect(again.output()).not.toContain('Upgrading')
})

test('a failing step says which, why, and where the backup is', async () => {
  const folder = freshData()
  failNextUpgrade(folder)
  const { code, output } = await run({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(output).toMatch(
    /The step \d{4}-\S+ failed: .*(?:already exists|duplicate|no such).*\nThe backup from before is /,
  )
  expect(output).not.toMatch(/\n\s+at /)
})

describe('where the machine speaks German, so does the start:', () => {
  const GERMAN = { LC_ALL: 'de_DE.UTF-8' }

  test('settings that are missing', async () => {
    const { code, output } = await run({ ...GERMAN, LINK_KEYS: '' })
    expect(code).toBe(78)
    expect(output).toMatch(/^Zahltag kann nicht starten\.\n/)
    expect(output).toContain('LINK_KEYS fehlt')
  })

  test('an address that the machine does not have, on the first day', async () => {
    const { code, output } = await run({ ...GERMAN, DATA_DIR: freshData(), HOST: '192.0.2.1' })
    expect(code).toBe(1)
    expect(output).toMatch(/Noch hat niemand ein Konto\. Öffnen Sie \S+\nEinrichtungs-Code: \S+\n/)
    expect(output).toMatch(
      /Zahltag kann nicht starten\.\nDer Port 1 auf 192\.0\.2\.1 lässt sich nicht öffnen: .*HOST/,
    )
    expect(output).not.toMatch(/Nobody|cannot|Set-up/)
  })

  test('a step of an upgrade that fails', async () => {
    const folder = freshData()
    failNextUpgrade(folder)
    const { code, output } = await run({ ...GERMAN, DATA_DIR: folder })
    expect(code).toBe(1)
    expect(output).toMatch(/neuen Stand gebracht, 1 Schritt\. Zuerst eine Sicherung …\n/)
    expect(output).toMatch(/Der Schritt \d{4}-\S+ ist gescheitert: .*\nDie Sicherung von vorher ist \S+\n/)
    expect(output).toMatch(/npm run restore -- \S+before-/)
    expect(output).not.toMatch(/Upgrading|The step|The backup/)
  })
})

test('whoever read the log may go: the service goes on', async () => {
  const readsOneByte = ['bash', '-c', 'exec "$@" > >(head --bytes=1)', 'bash']
  const server = await spawnServer(freshData(), {}, { under: readsOneByte })
  onTestFinished(() => server.stop())
  expect(server.output().length).toBe(1)
  for (let count = 0; count < 3; count += 1)
    expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200)
})

test.each([
  [0o644, true],
  [0o600, false],
])('an .env of mode %o is warned of: %s', async (mode, isWarned) => {
  const user = ORDINARY_USER ?? process.getuid?.() ?? 0
  const program = programFor(user)
  const file = join(dirname(dirname(program)), '.env')
  writeFileSync(file, 'LINK_KEYS=kurz')
  chmodSync(file, mode)
  chownSync(file, user, user)
  const { output } = await run({}, program, user)
  expect(output.includes('chmod 600 .env')).toBe(isWarned)
})

test('a proxy that is not trusted is named once', async () => {
  const server = await startServer({ TRUSTED_PROXY: '192.0.2.1', LOG_LEVEL: 'info' })
  onTestFinished(() => server.stop())
  const headers = { 'X-Forwarded-For': '203.0.113.7' }
  for (let times = 0; times < 2; times += 1) await fetch(`${server.baseUrl}/api/health`, { headers })
  await expect.poll(() => server.output().match(/untrusted_proxy/g)?.length).toBe(1)
  expect(server.output()).toContain('TRUSTED_PROXY')
})

/** Runs the product until it ends by itself. */
function run(environment: Record<string, string>, file = 'build/start.js', user?: number): Promise<Outcome> {
  const words = file === 'build/commands/user.js' ? [file, 'reset-password', 'a@b.example'] : [file]
  const child: ChildProcess = spawn(process.execPath, words, {
    ...(user !== undefined && { uid: user, cwd: dirname(dirname(file)) }),
    env: {
      ...process.env,
      LC_ALL: 'C',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '1',
      BASE_URL: '',
      DATA_DIR: environment.DATA_DIR ?? scratch('zahltag-start-'),
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output })
    })
  })
}

/** A copy of the program where any user may read it: the folder of the tests may be root's alone. */
function programFor(user: number | undefined): string {
  if (user === undefined) return 'build/start.js'
  const folder = scratch('zahltag-program-', '/tmp')
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'build'))
  for (const file of ['build/start.js', 'build/index.js', 'build/program.cjs', 'build/program.cjs.cache'])
    copyFileSync(file, join(folder, file))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const part of ['lib', 'package.json', 'build/Release/better_sqlite3.node'])
    cpSync(join('node_modules/better-sqlite3', part), join(folder, 'node_modules/better-sqlite3', part), COPY)
  for (const name of ['bindings', 'file-uri-to-path', 'better-sqlite3-13'])
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), COPY)
  return join(folder, 'build/start.js')
}

function freshData(place = tmpdir()): string {
  const folder = scratch('zahltag-start-', place)
  copyFileSync(inject('templateFile'), join(folder, 'zahltag.sqlite'))
  return folder
}

/** The last step is due again, and does not find the view that it makes anew. */
function failNextUpgrade(folder: string): void {
  change(folder, 'delete from kysely_migration where name = (select max(name) from kysely_migration)')
  change(folder, 'drop view current_invoices')
}

function change(folder: string, statement: string): void {
  const sqlite = new Sqlite(join(folder, 'zahltag.sqlite'))
  sqlite.exec(statement)
  sqlite.close()
}

function scratch(prefix: string, place = tmpdir()): string {
  const folder = mkdtempSync(join(place, prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('while the webhook’s secret is changed, the new one and the old one both open it', async () => {
  const [present, former] = [`new-${GOOD}`, `old-${GOOD}`]
  const server = await startServer({ WEBHOOK_SECRET: `${present},${former}` })
  const statusOf = async (secret: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Webhook-Secret': secret }
    const answer = await fetch(`${server.baseUrl}/api/intern/webhook`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    return answer.status
  }
  const sent = [present, former, `${present},${former}`, GOOD]
  expect(await Promise.all(sent.map(statusOf))).toEqual([422, 422, 401, 401])
})
