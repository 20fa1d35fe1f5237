import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { migrate } from '~db/migrate'
import { makeEmployee } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { type OnPaper, payslipFile } from '../factories/payslip-files'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { residentMb } from '../support/resident'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'

const PAGES = 200
/** Goals on a machine that has nothing else to do. */
const MOST_MS = 5_000
const MOST_BESIDE_MS = 50
const MOST_MB = 300
const EVERY_MS = 25

/** Uploads a collective PDF of 200 pages and asks for pages meanwhile; says what took too long or too much. */
export async function splitBeside(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-split-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  const firm = await makeFirm(house, 'seite', idsOf('a'))
  const people: OnPaper[] = []
  for (let index = 0; index < PAGES; index += 1) {
    const paper = { number: String(5000 + index), firstName: 'Ada', lastName: `Probe${index}` }
    people.push(paper)
    await makeEmployee(house, firm.scope, paper)
  }
  await house.close()
  const pdf = await payslipFile(people, 'boxes', '2026-01')
  const { LINK_KEYS = '', FIELD_KEYS = '', WEBHOOK_SECRET = '' } = process.env
  const server = await spawnServer(dataDir, { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET })
  try {
    const Cookie = await signIn(server.baseUrl, firm.email('owner'))
    const page = `/rechnung/${firm.subjects.tokens.rechnung}`
    for (let warm = 0; warm < 20; warm += 1) await rawRequest(server.baseUrl, page)
    const memory = () => residentMb(server.process.pid)
    const before = memory()
    let most = before
    let isDone = false
    const started = performance.now()
    const upload = send(server.baseUrl, pdf, Cookie).finally(() => (isDone = true))
    const beside: number[] = []
    while (!isDone) {
      const asked = performance.now()
      await rawRequest(server.baseUrl, page)
      beside.push(performance.now() - asked)
      most = Math.max(most, memory())
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
    const { status } = await upload
    const took = performance.now() - started
    const p95 = beside.toSorted((a, b) => a - b)[Math.floor(beside.length * 0.95)] ?? 0
    const more = most - before
    report(
      `${PAGES} pages: ${Math.round(took)} ms, ${Math.round(more)} MB more, ${beside.length} pages beside, p95 ${Math.round(p95)} ms`,
    )
    return [
      ...(status === 303 ? [] : [`the collective PDF was answered ${status}`]),
      ...(took < MOST_MS ? [] : [`${PAGES} pages took ${Math.round(took)} ms`]),
      ...(more < MOST_MB ? [] : [`${PAGES} pages took ${Math.round(more)} MB`]),
      ...(p95 < MOST_BESIDE_MS ? [] : [`pages beside a split took ${Math.round(p95)} ms at p95`]),
    ]
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function send(baseUrl: string, pdf: Uint8Array, Cookie: string) {
  const boundary = 'grenze-4711'
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="lohnmonat"\r\n\r\n2026-01\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="lohn.pdf"\r\n\r\n`
  return rawRequest(baseUrl, '/buero/lohnzettel/eingang', {
    method: 'POST',
    headers: {
      Cookie,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: Buffer.concat([Buffer.from(field + head), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
