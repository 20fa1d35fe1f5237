import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { config } from '~/config.server'
import { createVault } from '~/domain/kernel/vault'
import { migrate } from '~db/migrate'
import { idsOf, makeFirm } from '../factories/firm'
import { hostileInvoices } from '../factories/hostile/einvoices'
import { hostilePdfs, pdfWithXml } from '../factories/hostile/pdfs'
import { hostileTables } from '../factories/hostile/workbooks'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { residentMb } from '../support/resident'
import { type RunningServer, spawnServer } from '../support/spawn-server'
import { openTestHouse } from '../support/test-house'

const FILES = Number(process.env.HOSTILE_FILES ?? 1000)
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
/** So many that what every reader keeps once is there before memory is measured. */
const WARM = 30
const MOST_HEALTH_MS = 100
const EVERY_MS = 50
const MOST_GROWTH = 1.2
const REST_MS = 60_000
/** Those of the gate and of the pages; what is refused is given back with a 303, as what is read is. */
const EXPECTED: ReadonlySet<number> = new Set([303, 413, 503])

const CHECK = '/buero/rechnungen/pruefung'

/** A third of the files each, one after another: to where, and what of. */
const KINDS = [
  { path: CHECK, files: hostileInvoices },
  { path: '/buero/kunden/import', files: hostileTables },
  { path: '/buero/lohnzettel/eingang', files: hostilePdfs },
  { path: CHECK, files: fc.oneof(hostilePdfs, hostileInvoices.map(pdfWithXml)) },
] as const

/**
 * Uploads a thousand hostile e-invoices, tables and PDFs and opens what comes of them, while health is asked for every
 * 50 ms; says which ended the service, held it up or left memory behind. `HOSTILE_FILES` and `FUZZ_SEED` draw others.
 */
export async function hostileFiles(report: (line: string) => void): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-hostile-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  const firm = await makeFirm(house, 'feind', idsOf('a'))
  await house.close()
  const { LINK_KEYS = '', FIELD_KEYS = '', WEBHOOK_SECRET = '' } = process.env
  const server = await spawnServer(dataDir, { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET })
  try {
    report(`hostile files: seed ${SEED}`)
    const Cookie = await signIn(server.baseUrl, firm.email('owner'))
    await uploadAll(server, Cookie, { count: WARM, seed: SEED - 1 })
    const before = await rested(server, REST_MS / 4)
    const { faults, beats, took } = await uploadAll(server, Cookie, { count: FILES, seed: SEED })
    const peak = residentMb(server.process.pid)
    const after = await rested(server, REST_MS)
    const at = (share: number, of: keyof Beat = 'took') =>
      Math.round(beats.map((beat) => beat[of]).sort((a, b) => a - b)[Math.floor(beats.length * share)] ?? 0)
    report(
      `${FILES} hostile files in ${Math.round(took / 1000)} s; health p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(0.99999)} ms, of which the service computed ${at(0.99, 'held')} and ${at(0.99999, 'held')} ms, load ${loadavg()[0]?.toFixed(1)}`,
    )
    report(`memory ${before} MB before, ${Math.round(peak)} MB at the end, ${after} MB a minute later`)
    return [
      ...faults,
      ...(at(0.99) > MOST_HEALTH_MS ? [`health took ${at(0.99)} ms at the 99th percentile`] : []),
      ...(after > before * MOST_GROWTH ? [`${after} MB were left of ${before} MB before`] : []),
    ]
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds that an answer of health took, and in which the service's own thread computed: the rest is the machine's. */
interface Beat {
  took: number
  held: number
}

interface Uploaded {
  faults: string[]
  beats: Beat[]
  took: number
}

async function uploadAll(
  server: RunningServer,
  Cookie: string,
  { count, seed }: { count: number; seed: number },
): Promise<Uploaded> {
  const faults: string[] = []
  const underWay = new Map<string, string>()
  const heart = beating(server, underWay, faults)
  const started = performance.now()
  await Promise.all(
    KINDS.map(async ({ path, files }, kind) => {
      const share = Math.ceil(count / KINDS.length)
      for (let number = 0; number < share && server.process.exitCode === null; number += 1) {
        const name = `file ${number} of kind ${kind}`
        const [bytes = Buffer.alloc(0)] = fc.sample(files, {
          numRuns: 1,
          seed: seed + number * KINDS.length + kind,
        })
        underWay.set(name, `${bytes.length} bytes`)
        const answer = await send(server, Cookie, path, bytes).catch((error: Error) => error.message)
        if (typeof answer === 'string' || !EXPECTED.has(answer)) faults.push(`${name}: ${answer}`)
        underWay.delete(name)
      }
    }),
  )
  if (server.process.exitCode !== null) faults.push(`the service ended: ${server.output().slice(-500)}`)
  return { faults, beats: await heart.stop(), took: performance.now() - started }
}

/** The status of the answer, or of the page that it leads to where that fails. */
async function send(server: RunningServer, Cookie: string, path: string, bytes: Buffer): Promise<number> {
  const boundary = 'grenze-4711'
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="lohnmonat"\r\n\r\n2026-01\r\n`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="fremd.dat"\r\n\r\n`
  const { status, headers } = await rawRequest(server.baseUrl, path, {
    method: 'POST',
    headers: {
      Cookie,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  if (status !== 303 || !headers.location) return status
  const page = await rawRequest(server.baseUrl, headers.location, { headers: { Cookie } })
  return page.status < 500 ? status : page.status
}

function beating(server: RunningServer, underWay: Map<string, string>, faults: string[]) {
  const beats: Beat[] = []
  const state = { isOver: false }
  const beat = async () => {
    while (!state.isOver && server.process.exitCode === null) {
      const asked = performance.now()
      const computed = computedMs(server.process.pid)
      const status = await rawRequest(server.baseUrl, '/api/health').then(
        ({ status }) => status,
        () => 0,
      )
      const took = performance.now() - asked
      const held = computedMs(server.process.pid) - computed
      beats.push({ took, held })
      const beside = [...underWay].map((one) => one.join(', ')).join('; ')
      if (status !== 200) faults.push(`health answered ${status} beside ${beside}`)
      if (process.env.HOSTILE_SLOW && took > MOST_HEALTH_MS)
        process.stdout.write(`health ${Math.round(took)} ms, ${held} of them computed, beside ${beside}\n`)
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
  const over = beat()
  return {
    async stop() {
      state.isOver = true
      await over
      return beats
    },
  }
}

async function rested({ process }: RunningServer, ms: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return Math.round(residentMb(process.pid))
}

/** Of the main thread, as Linux counts it, in hundredths of a second. */
function computedMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
