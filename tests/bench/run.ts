import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildBareRemix } from './build-bare-remix'
import { buildCrowded } from './build-crowded'
import { ask, hangUp } from './client'
import { comparisonsOf, type Servers } from './comparisons'
import { benchDocuments } from './documents'
import { benchEInvoices } from './einvoices'
import { measure } from './measure'
import { benchPayroll } from './payroll'
import { type Measured, requestTable, type Single, singleTable } from './report'
import { assertSameRows } from './same-rows'
import { type Server, startServer } from './servers'
import { prepareSetting, type Setting } from './setting'
import { emptyDirectory, measureRest, measureStarts } from './starts'

const FORM_KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** React's stream fills a chunk with zeros where a character of several bytes does not fit in any more. */
const REACT_GAP = '\0'
/** What only hydration needs: the product leaves it out of pages that run no script, and names its files its own way. */
const FOR_SCRIPTS = /<!--.*?-->|<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** `npm run bench [name …]`: the product beside bare floors on this machine; names choose among the requests. */
async function bench(names: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-zahltag-'))
  const running: Server[] = []
  try {
    const setting = await prepareSetting(folder)
    const starters = startersOf(
      setting,
      { bareRemix: buildBareRemix(), crowded: await buildCrowded() },
      folder,
    )
    const singles = names.length > 0 ? [] : await measureSingles(starters)
    const servers = await startAll(starters, running)
    if (names.length === 0)
      singles.push(
        ...(await measureMemory(servers)),
        payroll(),
        ...(await benchDocuments()),
        ...(await benchEInvoices()),
      )
    await assertSamePages(servers, setting)
    await assertSameList(servers, setting)
    await assertSameRows(servers, setting)
    const measured: Measured[] = []
    for (const comparison of comparisonsOf(servers, setting)) {
      if (names.length > 0 && !names.some((name) => comparison.name.includes(name))) continue
      const [product, bare] = await measure([comparison.product, comparison.bare], comparison.perRound)
      if (product && bare) measured.push({ comparison, product, bare })
      process.stderr.write('.')
    }
    process.stdout.write(`\n${requestTable(measured)}\n${singles.length > 0 ? singleTable(singles) : ''}`)
  } finally {
    hangUp()
    await Promise.all(running.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

type Starters = ReturnType<typeof startersOf>

function startersOf(setting: Setting, builds: { bareRemix: string; crowded: string }, folder: string) {
  const product = (dataDir: string) => () =>
    startServer(['build/start.js'], { ...setting.environment, DATA_DIR: dataDir })
  const copyOfData = (name: string) => {
    const copy = join(folder, name)
    cpSync(setting.dataDir, copy, { recursive: true })
    return copy
  }
  return {
    product: product(setting.dataDir),
    productFromNothing: () => product(emptyDirectory(folder))(),
    bareHttp: () =>
      startServer(['--import', 'tsx', 'tests/bench/bare-http.ts'], {
        BENCH_DATABASE: setting.database,
        WEBHOOK_SECRET: setting.webhookSecret,
      }),
    bareRemix: () =>
      startServer(
        [resolve('node_modules/@remix-run/serve/dist/cli.js'), 'build/index.js'],
        { BENCH_CONSTANTS: setting.constants },
        builds.bareRemix,
      ),
    crowded: () =>
      startServer(
        ['build/start.js'],
        { ...setting.environment, DATA_DIR: copyOfData('crowded') },
        builds.crowded,
      ),
    twin: () => product(copyOfData('twin'))(),
  }
}

async function startAll(starters: Starters, running: Server[]): Promise<Servers> {
  const product = await starters.product()
  running.push(product)
  const bareHttp = await starters.bareHttp()
  running.push(bareHttp)
  const bareRemix = await starters.bareRemix()
  running.push(bareRemix)
  const crowded = await starters.crowded()
  running.push(crowded)
  const twin = await starters.twin()
  running.push(twin)
  return { product, crowded, twin, bareHttp, bareRemix }
}

async function measureSingles({ product, productFromNothing, bareRemix }: Starters): Promise<Single[]> {
  const [migrated = 0, empty = 0, floor = 0] = await measureStarts([product, productFromNothing, bareRemix])
  return [
    { name: 'first 200, migrated', unit: 'ms', figure: migrated, floor, limit: 500 },
    { name: 'first 200, empty directory', unit: 'ms', figure: empty, floor, limit: 500 },
  ]
}

async function measureMemory({ product, bareRemix }: Servers): Promise<Single[]> {
  const [figure = 0, floor = 0] = await measureRest([product, bareRemix])
  return [{ name: 'memory at rest', unit: 'MB', figure, floor, limit: 90 }]
}

function payroll(): Single {
  const { name, measured, limit } = benchPayroll()
  return { name, unit: 'ms', figure: measured, limit }
}

/** The floor must do the same work: its pages are the product's but for the keys that forms draw, and scripts. */
async function assertSamePages(
  { product, bareRemix }: Servers,
  { invoice, portal, office }: Setting,
): Promise<void> {
  hangUp()
  for (const path of [invoice.path, portal.path, office.path]) {
    const [own, bare] = await Promise.all(
      [product, bareRemix].map(async ({ port }) =>
        (await ask(port, { method: 'GET', path, headers: office.headers })).body
          .toString()
          .replaceAll(REACT_GAP, '')
          .replace(FORM_KEY, 'key')
          .replace(FOR_SCRIPTS, ''),
      ),
    )
    if (own !== bare)
      throw new Error(`The bare Remix route renders ${path} otherwise:\n${difference(own, bare)}`)
  }
}

async function assertSameList({ product, bareHttp }: Servers, { keys }: Setting): Promise<void> {
  const headers = { Authorization: `Bearer ${keys[0]}` }
  const [own, bare] = await Promise.all(
    [product, bareHttp].map(async ({ port }) =>
      (await ask(port, { method: 'GET', path: '/api/v1/invoices', headers })).body.toString(),
    ),
  )
  if (own !== bare) throw new Error(`The bare list of invoices is another:\n${difference(own, bare)}`)
}

/** Where two pages part, with what stands around it. */
function difference(own = '', bare = ''): string {
  let at = 0
  while (own[at] === bare[at]) at += 1
  return [own, bare].map((page) => page.slice(Math.max(0, at - 80), at + 160)).join('\n')
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
