import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startServer } from '../support/server'

// What the person who runs the machine reads when the product does not start, and that it then does not run.

const PATIENCE_MS = 20_000
const GOOD = 'Zt7-0123456789abcdefghijklmnopqrstuvwxyz'

interface Outcome {
  code: number | null
  output: string
}

describe('secrets', () => {
  const long = (prefix: string) => `${prefix}-${GOOD}`
  test.each<[string, Record<string, string>, string[]]>([
    ['no LINK_KEYS', { LINK_KEYS: '' }, ['LINK_KEYS is missing']],
    ['no FIELD_KEYS', { FIELD_KEYS: '' }, ['FIELD_KEYS is missing']],
    ['no WEBHOOK_SECRET', { WEBHOOK_SECRET: '' }, ['WEBHOOK_SECRET is missing']],
    [
      'none at all: each is named',
      { LINK_KEYS: '', FIELD_KEYS: '', WEBHOOK_SECRET: '' },
      ['LINK_KEYS', 'FIELD_KEYS', 'WEBHOOK_SECRET'],
    ],
    ['a short link key', { LINK_KEYS: 'k1:Qw8zT12345' }, ['LINK_KEYS', 'shorter than 32 bytes']],
    [
      'a short second key',
      { FIELD_KEYS: `k2:${long('a')},k1:Qw8zT12345` },
      ['FIELD_KEYS', 'shorter than 32 bytes'],
    ],
    [
      'a short webhook secret',
      { WEBHOOK_SECRET: GOOD.slice(0, 31) },
      ['WEBHOOK_SECRET', 'shorter than 32 bytes'],
    ],
    ['a link key without a name', { LINK_KEYS: GOOD }, ['LINK_KEYS', 'k2:secret,k1:secret']],
    ['one name twice', { LINK_KEYS: `k1:${long('a')},k1:${long('b')}` }, ['LINK_KEYS names a key twice']],
    ['a default', { WEBHOOK_SECRET: `changeme-${GOOD}` }, ['WEBHOOK_SECRET is a placeholder']],
    ['a placeholder', { WEBHOOK_SECRET: `<WEBHOOK_SECRET>-${GOOD}` }, ['WEBHOOK_SECRET is a placeholder']],
    ['one letter over and over', { FIELD_KEYS: `k1:${'x'.repeat(40)}` }, ['FIELD_KEYS is a placeholder']],
    [
      'webhook secret equal to a link key',
      { WEBHOOK_SECRET: GOOD, LINK_KEYS: `k1:${GOOD}` },
      ['WEBHOOK_SECRET', 'LINK_KEYS', 'same secret'],
    ],
    [
      'link key equal to a field key',
      { LINK_KEYS: `k1:${GOOD}`, FIELD_KEYS: `k1:${GOOD}` },
      ['LINK_KEYS', 'FIELD_KEYS', 'same secret'],
    ],
    ['two link keys equal', { LINK_KEYS: `k2:${GOOD},k1:${GOOD}` }, ['LINK_KEYS', 'same secret']],
  ])('%s', async (_, environment, words) => {
    const { code, output } = await run(environment)
    expect(code).toBe(1)
    for (const word of words) expect(output).toContain(word)
    for (const value of Object.values(environment).flatMap((text) => text.split(',')))
      if (value.length > 4) expect(output).not.toContain(value.replace(/^k\d:/, ''))
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('the rest of the environment', () => {
  test.each<[string, Record<string, string>, string]>([
    ['http on another host', { BASE_URL: 'http://zahltag.example' }, 'BASE_URL must start with https://'],
    ['no web address', { BASE_URL: 'zahltag.example' }, 'BASE_URL is not a web address'],
    ['another scheme', { BASE_URL: 'ftp://zahltag.example' }, 'BASE_URL is not a web address'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a mail server that is none', { SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [
      'an identity provider without a secret',
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'zahltag' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all',
    ],
    [
      'an identity provider in the clear',
      { OIDC_ISSUER: 'http://login.example' },
      'OIDC_ISSUER must start with',
    ],
    [
      'an identity provider that lets everybody in',
      { OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
      'OIDC_ISSUER must name one directory',
    ],
    ['a trust that is neither yes nor no', { OIDC_TRUST_EMAIL: 'perhaps' }, 'OIDC_TRUST_EMAIL'],
    ['a log level that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('%s', async (_, environment, message) => {
    const { code, output } = await run(environment)
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

test('a development build is refused', async () => {
  const folder = scratch('zahltag-build-')
  const build = readFileSync('build/index.js', 'utf8')
  const asDevelopment = build.replace(/mode = "production"/, 'mode = "development"')
  expect(asDevelopment).not.toBe(build)
  writeFileSync(join('build', 'development.js'), asDevelopment)
  const start = readFileSync('build/start.js', 'utf8')
  writeFileSync(
    join('build', 'start-development.js'),
    start.replace('build/index.js', 'build/development.js'),
  )
  onTestFinished(() => {
    rmSync(join('build', 'development.js'))
    rmSync(join('build', 'start-development.js'))
  })
  const { code, output } = await run({ DATA_DIR: folder }, 'build/start-development.js')
  expect(code).not.toBe(0)
  expect(output).toContain('This is a development build. Run "npm run build" first.')
})

test('a second process on the same data directory is refused, and the first one is not disturbed', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { code, output } = await run({ DATA_DIR: server.dataDir })
  expect(code).toBe(1)
  expect(output).toContain(`Another process is using ${server.dataDir}`)
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
  const { code, output } = await run({ PORT: String(port), BASE_URL: `http://localhost:${port}` })
  expect(code).toBe(1)
  expect(output).toContain(`Port ${port} on 127.0.0.1 is in use`)
  expect(output).not.toMatch(/\n\s+at /)
})

/** Runs the product until it ends by itself. */
function run(environment: Record<string, string>, file = 'build/start.js'): Promise<Outcome> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: {
      ...process.env,
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

function scratch(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
