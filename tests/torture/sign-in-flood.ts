import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import { idsOf, makeFirm } from '../factories/firm'
import { postForm } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningServer, spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'
import { makeInvoice } from './clients'

const SIGN_INS = 400
/** Fewer than an address may fail, so that no throttle stops the flood. */
const FROM_EACH = 20
const EVERY_MS = 5
const FEWEST_PAGES = 200
const MOST_MS = 100

/** Opens an invoice again and again while 400 sign-ins arrive at once; says in words what took too long. */
export async function signInFlood(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-flood-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const { token } = await makeInvoice(house, await makeFirm(house, 'flut', idsOf('a')))
  await house.close()
  const server = await spawnServer(dataDir)
  try {
    const open = () => rawRequest(server.baseUrl, `/rechnung/${token}`)
    for (let time = 0; time < 50; time += 1) await open()
    await postForm(server.baseUrl, '/anmelden', { email: 'first@nirgends.example', password: 'first' })
    const { pages, statuses, ms } = await flood(server, open)
    const [p50, p99] = [quantile(pages, 0.5), quantile(pages, 0.99)]
    const load = loadavg()[0]?.toFixed(1)
    report(`${SIGN_INS} sign-ins at once: ${statuses} in ${ms} ms`)
    report(`${pages.length} pages meanwhile: p50 ${p50} ms, p99 ${p99} ms, load ${load}`)
    return p99 > MOST_MS ? [`a page took ${p99} ms at the 99th percentile while people signed in`] : []
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function flood(server: RunningServer, open: () => Promise<unknown>) {
  const pages: number[] = []
  const counts = new Map<string, number>()
  const state = { isOver: false }
  const started = performance.now()
  const signIns = Promise.all(
    Array.from({ length: SIGN_INS }, async (_, number) => {
      const status = await signInRaw(server.port, number)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }),
  ).then(() => {
    state.isOver = true
  })
  while (!state.isOver || pages.length < FEWEST_PAGES) {
    const asked = performance.now()
    await open()
    pages.push(Math.round(performance.now() - asked))
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  await signIns
  const statuses = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
  return { pages, statuses, ms: Math.round(performance.now() - started) }
}

/** Without an HTTP client, which would take longer than the server; gives the status. */
function signInRaw(port: number, number: number): Promise<string> {
  const body = `email=${number}%40nirgends.example&password=falsches+Passwort`
  const head = [
    'POST /anmelden HTTP/1.1',
    `Host: localhost:${port}`,
    `X-Forwarded-For: 198.51.100.${Math.floor(number / FROM_EACH)}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`))
    socket.once('data', (data) => resolve(data.toString('latin1').slice(9, 12)))
    socket.once('error', reject)
    socket.resume()
  })
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
