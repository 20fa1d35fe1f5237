import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { DemoSummary } from '~/commands/demo/summary'
import { freePort } from './support/free-port'
import { type RawAnswer, rawRequest } from './support/raw-request'
import { type RunningServer, spawnServer } from './support/spawn-server'
import { steady } from './support/steady'

const BASE_URL = 'http://localhost:4000'
const PATIENCE_MS = 240_000
/** Addresses of one shape differ in an id or a month alone; so many of each are looked at. */
const MOST_OF_A_SHAPE = 6
const CONTEXT_SIGNS = 80

/** Built files, and typed input, which each service keeps for itself. */
const OF_ONE_SERVICE = /^\/build\/|[?&]eingabe=/

/**
 * `npx tsx tests/compare-builds.ts <folder>`: starts the version in that folder and the one here on two copies of one demo,
 * follows every link of the office and of signed links in both languages, and says which page or file differs. For
 * changes that must not be visible.
 */
async function compareBuilds(other: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'zahltag-compare-'))
  const [before, after] = [join(scratch, 'before'), join(scratch, 'after')] as const
  try {
    await makeDemo(other, before)
    cpSync(before, after, { recursive: true })
    const demo = JSON.parse(readFileSync(join(before, 'demo.json'), 'utf8')) as DemoSummary
    const settings = {
      ...parseEnv(readFileSync(join(before, 'secrets.env'), 'utf8')),
      SMTP_URL: '',
      BASE_URL,
    } as Record<string, string>
    const started = await Promise.allSettled([
      spawnServer(before, settings, { folder: other }),
      spawnServer(after, settings),
    ])
    const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const differences = await comparedOf(started, demo).finally(() =>
      Promise.all(servers.map((server) => server.stop())),
    )
    process.exitCode = differences === 0 ? 0 : 1
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @throws why one of them did not start */
async function comparedOf(
  [before, after]: Pair<PromiseSettledResult<RunningServer>>,
  demo: DemoSummary,
): Promise<number> {
  if (before.status === 'rejected') throw before.reason
  if (after.status === 'rejected') throw after.reason
  return compareAll([before.value, after.value], demo)
}

async function makeDemo(folder: string, dataDir: string): Promise<void> {
  const PORT = String(await freePort())
  const demo = spawn(process.execPath, ['--import', 'tsx', 'app/commands/demo.ts', '--fresh'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, PORT, BASE_URL, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilMade(demo, join(dataDir, 'demo.json'))
  demo.kill()
  await new Promise((resolve) => demo.once('exit', resolve))
}

async function untilMade(demo: ChildProcess, file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!existsSync(file)) {
    if (Date.now() > deadline || demo.exitCode !== null) throw new Error('The demo could not be made')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

type Pair<T> = readonly [T, T]

/** How many pages and files differ. */
async function compareAll(servers: Pair<RunningServer>, demo: DemoSummary): Promise<number> {
  const cookies = await both(servers, (server) => signIn(server, demo))
  const queue = [
    demo.invoice,
    demo.portal,
    demo.employee_portal,
    ...demo.invoices.map(({ link }) => link),
    '/buero',
    '/konto',
    '/anmelden',
    '/',
  ]
    .map((link) => link.replace(BASE_URL, ''))
    .flatMap((path) => [path, inEnglish(path)])
  const met = new Set(queue)
  const perShape = new Map<string, number>()
  let looked = 0
  let differ = 0
  for (const path of queue) {
    const shape = shapeOf(path)
    const count = perShape.get(shape) ?? 0
    if (count >= MOST_OF_A_SHAPE) continue
    perShape.set(shape, count + 1)
    const [before, after] = await both(servers, (server, at) =>
      rawRequest(server.baseUrl, path, { headers: { Cookie: cookies[at], Host: new URL(BASE_URL).host } }),
    )
    looked += 1
    const difference = differenceOf(before, after)
    if (difference) {
      differ += 1
      process.stdout.write(`${path}\n${difference}\n`)
    }
    for (const link of linksOf(before)) {
      if (met.has(link)) continue
      met.add(link)
      queue.push(link)
    }
  }
  process.stdout.write(`${looked} pages and files of ${perShape.size} shapes, ${differ} differ\n`)
  if (looked < 100) throw new Error('Hardly a page was found')
  return differ
}

async function signIn(server: RunningServer, { email, password }: DemoSummary): Promise<string> {
  const { status, headers } = await rawRequest(server.baseUrl, '/anmelden', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ email, password }).toString(),
  })
  if (status !== 303) throw new Error(`Signing in was answered with ${status}`)
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

async function both<T>(
  servers: Pair<RunningServer>,
  ask: (server: RunningServer, at: 0 | 1) => Promise<T>,
): Promise<Pair<T>> {
  return Promise.all([ask(servers[0], 0), ask(servers[1], 1)])
}

function inEnglish(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}sprache=en`
}

/** An address without its ids, tokens, months and pages. */
function shapeOf(path: string): string {
  return path
    .replace(/eyJ[\w.-]+|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d(-\d\d)?|\d+/g, '*')
    .replace(/=[^&*]*(?=&|$)/g, (value) => (value === '=en' ? value : '=*'))
}

function linksOf({ headers, body }: RawAnswer): string[] {
  const html = headers['content-type']?.startsWith('text/html') ? body : ''
  const found = [...html.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return [...found, headers.location ?? '']
    .map((link) => link.replace(BASE_URL, '').replace(/#.*/, ''))
    .filter((link) => link.startsWith('/') && !link.startsWith('//') && !OF_ONE_SERVICE.test(link))
}

function differenceOf(before: RawAnswer, after: RawAnswer): string | undefined {
  if (before.status !== after.status) return `  status ${before.status}, now ${after.status}`
  const [type, newType] = [before.headers['content-type'], after.headers['content-type']]
  if (type !== newType) return `  ${type}, now ${newType}`
  if (before.bytes.equals(after.bytes)) return undefined
  const old = inOneOrder(steady(before.body))
  const now = inOneOrder(steady(after.body))
  if (old === now) return undefined
  let at = 0
  while (old[at] === now[at]) at += 1
  const around = (text: string) =>
    text.slice(Math.max(0, at - CONTEXT_SIGNS), at + CONTEXT_SIGNS).replaceAll('\n', ' ')
  return `  was ${around(old)}\n  now ${around(now)}`
}

/** The attributes of each element by name, since their order says nothing. */
function inOneOrder(html: string): string {
  return html.replace(/<(\w+)((?: [\w:-]+(?:="[^"]*")?)+)/g, (_, element: string, attributes: string) => {
    const each = attributes.match(/ [\w:-]+(?:="[^"]*")?/g) ?? []
    return `<${element}${each.sort().join('')}`
  })
}

await compareBuilds(process.argv[2] ?? '')
