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
    expect(code).toBe(1)
    for (const word of words) expect(output).toContain(word)
    expect(output).not.toContain(GOOD)
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
