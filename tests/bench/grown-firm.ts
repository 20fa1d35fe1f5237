import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '~/domain/kernel/house'
import { Sqlite } from '~db/sqlite'
import { ask, hangUp, type Question } from './client'
import { growFirm } from './grow-firm'
import { isOfOffice, pagesOf } from './grown-pages'
import { quantile } from './measure'
import { cpuMs } from './process-figures'
import { type Server, startServer } from './servers'
import { prepareSetting, type Setting } from './setting'

// `npm run bench:grown`: what pages and calls cost where a firm has gathered three years of everything.

const CALL_CPU_MS = 3
const PAGE_P99_MS = 50
const PAYROLL_CPU_MS = 100
/** They take long enough for a few to say how long. */
const PAYROLL_REQUESTS = 10
/** What was found out of a year stays in memory. The most that the first time may take: 550 payslips, or 3,600, are opened for it. */
const FIRST_CPU_MS: Record<string, number> = {
  'payroll, run': 250,
  'payroll, accident insurance': 600,
  'payroll, equalisation': 900,
}
const REQUESTS = 60
/** Of every page before the first is measured: until then it would be measured how the process warms up. */
const WARMING = 30
/** A call takes so little that it is measured where the process has been up for a while. */
const CALLS = 500
const LONG_ROWS = 10_000
const LONG_EVERY_MS = 5_000
const WATCHED_MS = 40_000
const PAGE_EVERY_MS = 40

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-grown-'))
  let server: Server | undefined
  try {
    const setting = await prepareSetting(folder)
    const file = join(setting.dataDir, 'zahltag.sqlite')
    const biggest = customerOf(file, setting)
    growFirm({ file, customerId: biggest, tenantId: setting.tenantId, vault: await vaultOfSetting() })
    const { growPayroll, payrollFloorMs, payrollPagesOf } = await payroll()
    const paying = await withHouse(file, growPayroll)
    process.stdout.write(
      `${(statSync(file).size / 1e6).toFixed(0)} MB\n\n| request | CPU ms | limit |\n|---|---|---|\n`,
    )
    server = await startServer(['build/start.js'], { ...setting.environment, DATA_DIR: setting.dataDir })
    const questions = questionsOf(setting, biggest)
    for (const [, question] of questions) await askTimes(server, question, WARMING)
    for (const [name, question, limit] of questions)
      report(name, await cpuOf(server, question, limit === CALL_CPU_MS ? CALLS : REQUESTS), limit)
    for (const [name, path] of Object.entries(payrollPagesOf(paying))) {
      const question = () => ({ method: 'GET' as const, path: `/buero${path}`, headers: paying.headers })
      const first = FIRST_CPU_MS[name]
      if (first !== undefined) report(`${name}, the first time`, await cpuOfTimes(server, question, 1), first)
      report(name, await cpuOf(server, question, PAYROLL_REQUESTS), PAYROLL_CPU_MS)
    }
    report(
      'payroll, 300 payslips opened by hand',
      await withHouse(file, (house) => payrollFloorMs(house, paying)),
    )
    const times = await watchPages(server, setting)
    const [load = 0] = loadavg()
    report('load of the machine meanwhile', load)
    report('pages beside long calls, p50', quantile(times, 0.5))
    report('pages beside long calls, p99', quantile(times, 0.99), PAGE_P99_MS)
    report('WAL afterwards, MB', statSync(`${file}-wal`).size / 1e6, 32)
  } finally {
    hangUp()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The modules that read the environment are loaded once it is set. */
async function payroll() {
  return { ...(await import('./grow-payroll')), ...(await import('./payroll-floor')) }
}

async function vaultOfSetting() {
  const [{ config }, { createVault }] = await Promise.all([
    import('~/config.server'),
    import('~/domain/kernel/vault'),
  ])
  return createVault(config().fieldKeys)
}

async function withHouse<Result>(file: string, work: (house: House) => Promise<Result>): Promise<Result> {
  const { openHouse } = await import('~/open-house.server')
  const house = openHouse(file)
  try {
    return await work(house)
  } finally {
    await house.close()
  }
}

function customerOf(file: string, { tenantId, portal }: Setting): string {
  const db = new Sqlite(file, { readonly: true })
  const row = db
    .prepare<string[], { id: string }>('select id from customers where tenant_id = ? and name = ?')
    .get(tenantId, portal.customerName)
  db.close()
  return row?.id ?? ''
}

function questionsOf(setting: Setting, biggest: string): [string, () => Question, number][] {
  const pages = pagesOf(setting, biggest).map(([name, path, limit]): [string, () => Question, number] => {
    const headers = isOfOffice(path) ? setting.office.headers : {}
    return [name, () => ({ method: 'GET', path, headers }), limit]
  })
  return [...pages, ['webhook, 1 row', () => hoursOf(setting, ['employee-7']), CALL_CPU_MS]]
}

let sent = 0

function hoursOf(
  { tenantId, webhookSecret }: Pick<Setting, 'tenantId' | 'webhookSecret'>,
  ids: string[],
): Question {
  sent += 1
  const mitarbeiter = ids.map((id) => ({
    id: id.startsWith('employee') ? '0a0a0a0a-0000-4000-8000-000000000007' : id,
    stunden: 100 + (sent % 60),
    ueberstunden: 0,
  }))
  const body = {
    event: 'zeiterfassung.export',
    mandant_id: tenantId,
    daten: { monat: '2026-06', mitarbeiter },
  }
  const headers = { 'Content-Type': 'application/json', 'X-Webhook-Secret': webhookSecret }
  return { method: 'POST', path: '/api/intern/webhook', headers, body: Buffer.from(JSON.stringify(body)) }
}

async function cpuOf(server: Server, question: () => Question, requests: number): Promise<number> {
  await askTimes(server, question, requests / 2)
  return cpuOfTimes(server, question, requests)
}

async function cpuOfTimes(server: Server, question: () => Question, requests: number): Promise<number> {
  const before = cpuMs(server.pid)
  await askTimes(server, question, requests)
  return (cpuMs(server.pid) - before) / requests
}

async function askTimes(server: Server, question: () => Question, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { status, body } = await ask(server.port, question())
    if (status !== 200) throw new Error(`${status} to ${question().path}: ${body.toString().slice(0, 300)}`)
  }
}

/** How long pages take, asked for at a steady pace, while calls of ten thousand rows arrive. */
async function watchPages(server: Server, setting: Setting): Promise<number[]> {
  const ids = Array.from({ length: LONG_ROWS }, () => randomUUID())
  const paths = [setting.invoice.path, setting.portal.path, '/buero']
  const times: number[] = []
  const asked: Promise<unknown>[] = []
  const deadline = performance.now() + WATCHED_MS
  let nextCall = performance.now() + 1_000
  for (let count = 0; performance.now() < deadline; count += 1) {
    if (performance.now() >= nextCall) {
      nextCall += LONG_EVERY_MS
      asked.push(ask(server.port, hoursOf(setting, ids)))
    }
    const path = paths[count % paths.length] ?? '/'
    const page = ask(server.port, { method: 'GET', path, headers: setting.office.headers })
    asked.push(page.then(({ ms }) => times.push(ms)))
    await new Promise((resolve) => setTimeout(resolve, PAGE_EVERY_MS))
  }
  await Promise.all(asked)
  return times
}

function report(name: string, figure: number, limit?: number): void {
  const goal = limit === undefined ? '–' : `${figure < limit ? '' : '**missed** '}< ${limit}`
  process.stdout.write(`| ${name} | ${figure.toFixed(1)} | ${goal} |\n`)
}

await bench()
