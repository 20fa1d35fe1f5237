import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FORGED, faultOfPath } from '~/commands/doctor/client-address'
import { doctor } from '~/commands/doctor/doctor'
import { config } from '~/config.server'
import { doctorsProof, isDoctor } from '~/http/doctors-question'
import { makeCustomer } from '../factories/customers'
import { makeTenant } from '../factories/tenants'
import { db, house } from '../support/house'
import { startMailServer } from '../support/mail-server'

afterEach(() => {
  vi.unstubAllEnvs()
})

interface Line {
  check: string
  state: 'ok' | 'warn' | 'fail'
  text: string
  mend?: string
}

async function examine(variables: Record<string, string> = {}, ...words: string[]) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { text, exitCode } = await doctor(['--json', '--language', 'en', ...words])
  const { lines } = JSON.parse(text) as { lines: Line[] }
  const of = (name: string) => lines.filter(({ check }) => check === name)
  return { exitCode, of, text }
}

test('looks at everything without a service, and each fault comes with what to do', async () => {
  const { exitCode, of } = await examine()
  expect(of('configuration')).toMatchObject([{ state: 'ok' }])
  expect(of('secrets')).toMatchObject([{ state: 'ok' }])
  expect(of('keys')).toMatchObject([{ state: 'ok' }])
  expect(of('versions').map(({ state }) => state)).toEqual(['ok', 'ok'])
  expect(of('service')).toMatchObject([{ state: 'warn', mend: expect.stringContaining('npm start') }])
  expect(of('mail_server')).toMatchObject([{ state: 'warn', mend: expect.stringContaining('SMTP_URL') }])
  expect(of('backups')).toMatchObject([{ state: 'warn', text: 'Backups: there is none.' }])
  expect(of('clock')).toMatchObject([{ state: 'ok' }])
  expect(exitCode).toBe(0)
})

test('settings and secrets that cannot be used are named, never shown, and end with 78', async () => {
  const short = 'k1:Qw8zT12345'
  const { exitCode, of, text } = await examine({ LINK_KEYS: short, BASE_URL: 'zahltag.example' })
  expect(exitCode).toBe(78)
  expect(of('secrets')[0]).toMatchObject({
    state: 'fail',
    text: expect.stringContaining('LINK_KEYS is shorter'),
  })
  expect(of('configuration')[0]).toMatchObject({ state: 'fail', text: 'BASE_URL is not a web address' })
  expect(of('disk')[0]?.state).toBe('ok')
  expect(text).not.toContain('Qw8zT12345')
})

test('a secret in a file counts, and is said to be open where others can read it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'zahltag-secret-')), 'link-keys')
  writeFileSync(file, process.env.LINK_KEYS ?? '', { mode: 0o644 })
  const { of } = await examine({ LINK_KEYS: '', LINK_KEYS_FILE: file })
  expect(of('keys')).toMatchObject([{ state: 'ok' }])
  expect(of('secrets')).toMatchObject([{ state: 'warn', mend: `chmod 600 ${file}` }])
  chmodSync(file, 0o400)
  expect((await examine()).of('secrets')).toMatchObject([{ state: 'ok' }])
})

test('other keys than those of the database end with 78', async () => {
  const checked = { kind: 'field', key_id: 'k1', check_value: 'x'.repeat(43), first_used_at: 'then' } as const
  await db.insertInto('key_checks').values(checked).execute()
  const { exitCode, of } = await examine()
  expect(of('keys')[0]).toMatchObject({ state: 'fail', text: expect.stringContaining('"k1" is not the one') })
  expect(exitCode).toBe(78)
  await db.deleteFrom('key_checks').execute()
})

test('files that others can read, and a folder inside the program', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-doctor-'))
  writeFileSync(join(dataDir, 'zahltag.sqlite'), '')
  chmodSync(join(dataDir, 'zahltag.sqlite'), 0o644)
  const { of } = await examine({ DATA_DIR: dataDir })
  expect(of('files')[0]).toMatchObject({ state: 'warn', mend: `chmod -R go-rwx ${dataDir}` })
  expect(of('place')[0]?.state).toBe('ok')
  expect((await examine({ DATA_DIR: '.data' })).of('place')[0]?.state).toBe('warn')
})

test('what is dated later than now tells of a wrong clock', async () => {
  await makeCustomer(house, await makeTenant(house))
  const later = new Date(Date.now() + 3_600_000).toISOString()
  await db.updateTable('access_links').set({ created_at: later }).execute()
  const { of } = await examine()
  expect(of('clock')[0]).toMatchObject({
    state: 'warn',
    text: expect.stringContaining('1 rows of access_links'),
  })
})

describe('the mail server', () => {
  test('is signed in to, and takes a mail where one is asked for', async () => {
    const server = await startMailServer({ password: 'right-one' })
    const url = server.url.replace('//', '//zahltag:right-one@')
    expect((await examine({ SMTP_URL: url })).of('mail_server')[0]?.state).toBe('ok')
    expect(server.received).toEqual([])
    await examine({ SMTP_URL: url, MAIL_FROM: 'a@b.example' }, '--test-mail', 'me@c.example')
    expect(server.received).toMatchObject([{ from: 'a@b.example', to: ['me@c.example'] }])
  })

  test('that refuses the password or is away fails', async () => {
    const server = await startMailServer({ password: 'right-one' })
    const refused = await examine({ SMTP_URL: server.url.replace('//', '//zahltag:wrong@') })
    expect(refused.of('mail_server')[0]).toMatchObject({
      state: 'fail',
      text: expect.stringContaining('535'),
    })
    expect(refused.exitCode).toBe(1)
    await server.stop()
    expect((await examine({ SMTP_URL: server.url })).of('mail_server')[0]?.state).toBe('fail')
  })
})

test('an identity provider that is away fails, and why is said', async () => {
  const away = await startMailServer()
  await away.stop()
  const provider = {
    OIDC_ISSUER: away.url.replace('smtp:', 'http:'),
    OIDC_CLIENT_ID: 'zahltag',
    OIDC_CLIENT_SECRET: 'not-used-anywhere',
  }
  expect((await examine(provider)).of('provider')).toMatchObject([
    { state: 'fail', text: expect.stringContaining('connect ECONNREFUSED') },
  ])
})

const CLIENT = '198.51.100.4'
describe('the way from the proxy', () => {
  test.each([
    [
      'Caddy, which names the client anew',
      { peer: '127.0.0.1', client: CLIENT, forwarded: CLIENT },
      undefined,
    ],
    [
      'nginx, which adds the client',
      { peer: '127.0.0.1', client: CLIENT, forwarded: `${FORGED}, ${CLIENT}` },
      undefined,
    ],
    [
      'asked from the proxy itself',
      { peer: '::1', client: FORGED, forwarded: `${FORGED}, 127.0.0.1` },
      undefined,
    ],
    ['no header at all', { peer: '127.0.0.1', client: '127.0.0.1', forwarded: null }, 'not_forwarded'],
    ['what the client says is passed on', { peer: '127.0.0.1', client: FORGED, forwarded: FORGED }, 'forged'],
    [
      'too many are trusted',
      { peer: '10.0.0.2', client: FORGED, forwarded: `${FORGED}, 10.0.0.9` },
      'forged',
    ],
    [
      'the proxy is not trusted',
      { peer: '::ffff:10.0.0.2', client: '::ffff:10.0.0.2', forwarded: CLIENT },
      'untrusted',
    ],
  ])('%s', (_, seen, fault) => {
    expect(faultOfPath(seen)).toBe(fault)
  })
})

test('only somebody with the keys learns what the service sees, and for a minute', () => {
  const { linkKeys } = config()
  const at = new Date()
  const proof = doctorsProof(linkKeys, at)
  expect(isDoctor(linkKeys, proof, new Date(at.getTime() + 59_000))).toBe(true)
  expect(isDoctor(linkKeys, proof, new Date(at.getTime() + 121_000))).toBe(false)
  expect(isDoctor([{ id: 'k1', secret: Buffer.from('other') }], proof, at)).toBe(false)
})

test.each([
  [['--help'], 0],
  [['--schnell'], 64],
  [['--language', 'fr'], 64],
])('%j', async (words, exitCode) => {
  expect(await doctor(words)).toMatchObject({ exitCode, text: expect.stringContaining('npm run doctor') })
})
