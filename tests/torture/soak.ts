import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { freePort } from '../support/free-port'
import { postEvent, postForm, signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningServer, spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'
import { type Invoice, makeInvoice } from './clients'
import { startMailPeer } from './mail-peer'
import { growing, type Sample, sum } from './soak-verdict'

const MINUTES = 30
const LINKS = 240
/** In milliseconds: how often something is asked for. */
const EVERY = { page: 100, hours: 250, message: 2_000, longCall: 5_000, sample: 60_000 } as const
const LONG_ROWS = 10_000
const MOST_DELAY_MS = 50
/** A minute in which the process itself waited longer than this for a processor tells of the machine, not of us. */
const MOST_WAITING_MS = 5_000
const FEWEST_JUDGED = 0.2
const MOST_WAL_MB = 80

interface Field {
  server: RunningServer
  metrics: string
  firm: Firm
  invoices: Invoice[]
  cookie: string
}

/**
 * Half an hour of pages, single hours, messages and calls of 10,000 rows for the same month. Says in words where
 * memory, descriptors or the WAL grow, where the event loop is held up, and what was not answered as it should be.
 */
export async function soak(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-soak-'))
  const peer = await startMailPeer()
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const firm = await makeFirm(house, 'dauer', idsOf('a'))
  const invoices: Invoice[] = []
  while (invoices.length < LINKS) invoices.push(await makeInvoice(house, firm))
  await house.close()
  const port = await freePort()
  const server = await spawnServer(dataDir, { SMTP_URL: peer.url, METRICS_PORT: String(port) })
  try {
    const cookie = await signIn(server.baseUrl, firm.email('owner'))
    const metrics = `http://127.0.0.1:${port}`
    const { samples, wrong } = await load({ server, metrics, firm, invoices, cookie }, report)
    const mails = `${peer.count()} mails at the server`
    report(`${sum(samples, 'answered')} answers, ${mails}, the file has ${mbOf(file).toFixed(0)} MB`)
    return [...wrong, ...peer.doubled(), ...faultsOf(samples)]
  } finally {
    await server.stop()
    await peer.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function load(field: Field, report: (line: string) => void) {
  const wrong = new Map<string, number>()
  const samples: Sample[] = []
  let answered = 0
  let waited = waitedFor(field.server)
  const count = (name: string, good: number, status: number) => {
    answered += 1
    const fault = `${name} was answered ${status}`
    if (status !== good) wrong.set(fault, (wrong.get(fault) ?? 0) + 1)
  }
  const timers = [
    every(EVERY.page, async (turn) => count('a page', 200, await openPage(field, turn))),
    every(EVERY.hours, async (turn) => count('an hour', 200, await sendHours(field, [idOf(turn)], turn))),
    every(EVERY.longCall, async (turn) => count('a long call', 200, await sendHours(field, ALL, turn))),
    every(EVERY.message, async (turn) => count('a message', 303, await sendMessage(field, turn))),
    every(EVERY.sample, async () => {
      const all = waitedFor(field.server)
      const sample = { ...(await look(field)), answered, waitedMs: all - waited }
      answered = 0
      waited = all
      samples.push(sample)
      report(line(samples.length, sample))
    }),
  ]
  await pause(Number(process.env.SOAK_MINUTES ?? MINUTES) * 60_000 + EVERY.page)
  for (const timer of timers) clearInterval(timer)
  await pause(EVERY.longCall)
  return { samples, wrong: [...wrong].map(([fault, times]) => `${fault}, ${times} times`) }
}

/** A connection that is refused or cut is a fault as well. */
function every(ms: number, work: (turn: number) => Promise<unknown>): NodeJS.Timeout {
  let turn = 0
  return setInterval(() => void work(turn++), ms)
}

const ALL = Array.from({ length: LONG_ROWS }, (_, row) => idOf(row))

function idOf(row: number): string {
  return `50a50a50-0000-4000-8000-${String(row % LONG_ROWS).padStart(12, '0')}`
}

async function openPage({ server, firm, invoices, cookie }: Field, turn: number): Promise<number> {
  const link = `/rechnung/${invoices[turn % LINKS]?.token}`
  const office = ['', '/aufgaben', '/rechnungen', '/kunden', '/stunden?monat=2025-01', '/postausgang']
  const { portal, 'mitarbeiter-portal': own } = firm.subjects.tokens
  const people = [link, `${link}/pdf`, `/portal/${portal}`, `/mitarbeiter-portal/${own}`]
  const pages = [...people, ...office.map((page) => `/buero${page}`)]
  const path = pages[turn % pages.length] ?? ''
  const headers: Record<string, string> = path.startsWith('/buero') ? { Cookie: cookie } : {}
  return statusOf(() => rawRequest(server.baseUrl, path, { headers }))
}

/** Other hours each time: what is the same is not written. */
function sendHours({ server, firm }: Field, ids: string[], turn: number): Promise<number> {
  const mitarbeiter = ids.map((id) => ({ id, stunden: 100 + (turn % 60), ueberstunden: 0 }))
  const daten = { monat: '2025-01', mitarbeiter }
  const body = { event: 'zeiterfassung.export', mandant_id: firm.scope.tenantId, daten }
  return statusOf(() => postEvent(server.baseUrl, body))
}

function sendMessage({ server, invoices }: Field, turn: number): Promise<number> {
  const fields = { message: `Nachricht ${turn}`, form_key: `soak-${turn}` }
  const path = `/rechnung/${invoices[turn % LINKS]?.token}/nachricht`
  return statusOf(() => postForm(server.baseUrl, path, fields))
}

async function statusOf(ask: () => Promise<{ status: number }>): Promise<number> {
  try {
    return (await ask()).status
  } catch {
    return 0
  }
}

async function look({ server, metrics }: Field): Promise<Omit<Sample, 'answered' | 'waitedMs'>> {
  const text = await (await fetch(`${metrics}/metrics`)).text()
  const delay = (quantile: string) => {
    const value = new RegExp(`event_loop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)`).exec(text)?.[1]
    return Number(value) * 1000
  }
  const proc = `/proc/${server.process.pid}`
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]
  return {
    memoryMb: Number(resident) / 1024,
    descriptors: readdirSync(`${proc}/fd`).length,
    walMb: mbOf(join(server.dataDir, 'zahltag.sqlite-wal')),
    p99Ms: delay('0.99'),
    worstMs: delay('1'),
    load: loadavg()[0] ?? 0,
  }
}

/** In milliseconds since the start: how long the thread that serves was ready to run, and another had its processor. */
function waitedFor({ process: { pid } }: RunningServer): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
}

function mbOf(file: string): number {
  return statSync(file).size / 1e6
}

function line(minute: number, { memoryMb, descriptors, walMb, p99Ms, worstMs, ...rest }: Sample) {
  const { load, answered, waitedMs } = rest
  const process = `${memoryMb.toFixed(0)} MB, ${descriptors} descriptors, WAL ${walMb.toFixed(0)} MB`
  const loop = `event loop p99 ${p99Ms.toFixed(0)} ms, worst ${worstMs.toFixed(0)} ms`
  const machine = `waited ${waitedMs.toFixed(0)} ms for a processor, load ${load.toFixed(1)}`
  return `minute ${minute}: ${process}, ${loop}, ${answered} answers, ${machine}`
}

function faultsOf(samples: readonly Sample[]): string[] {
  const judged = samples.filter(({ waitedMs }) => waitedMs < MOST_WAITING_MS)
  const slow = judged.filter(({ p99Ms }) => p99Ms >= MOST_DELAY_MS).length
  const wal = Math.max(...samples.map(({ walMb }) => walMb))
  return [
    ...growing(samples),
    ...(wal > MOST_WAL_MB ? [`the WAL had ${wal.toFixed(0)} MB`] : []),
    ...(slow > 0
      ? [`work waited ${MOST_DELAY_MS} ms at p99 in ${slow} of ${judged.length} quiet minutes`]
      : []),
    ...(judged.length < samples.length * FEWEST_JUDGED
      ? [`the machine was busy with other things in all but ${judged.length} of ${samples.length} minutes`]
      : []),
  ]
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
