import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openWriter } from '~db/open'
import { idsOf, makeFirm } from '../factories/firm'
import { startServer } from '../support/server'
import { openTestHouse } from '../support/test-house'

// The end of the process while people use it: every request that was accepted is answered.

const CLIENTS = 8
const ANSWERS = 60
const MOST_MS = 10_000

describe.each(['SIGTERM', 'SIGINT'] as const)('%s under load', (signal) => {
  test('cuts no request, ends within 10 s, leaves no WAL and a free port', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'zahltag-end-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'zahltag.sqlite')
    copyFileSync(inject('templateFile'), file)
    const house = openTestHouse(file)
    const firm = await makeFirm(house, 'ende', idsOf('a'))
    await house.close()
    const server = await startServer({ DATA_DIR: folder })

    const load = { isOver: false, answers: [] as number[], cut: [] as string[], acknowledged: [] as string[] }
    const clients = Array.from({ length: CLIENTS }, (_, number) =>
      beBusy(server.port, firm.scope.tenantId, firm.subjects.tokens.rechnung, number, load),
    )
    while (load.answers.length + load.cut.length < ANSWERS) await pause(20)
    const started = Date.now()
    const ended = server.stop(signal)
    await ended
    const took = Date.now() - started
    load.isOver = true
    await Promise.all(clients)

    expect(load.cut).toEqual([])
    expect(new Set(load.answers)).toEqual(new Set([200]))
    expect(took).toBeLessThan(MOST_MS)
    expect(server.process.exitCode).toBe(0)
    expect(server.output()).toContain('"event":"stopped"')
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
    await expectFree(server.port)
    await expectKept(file, load.acknowledged)
  }, 60_000)
})

test.each([
  ['uncaughtException', "throw new Error(['ge','heim'].join(''))"],
  ['unhandledRejection', "void Promise.reject(new Error(['ge','heim'].join('')))"],
])(
  '%s ends the process, and the log says where it came from and nothing of what it said',
  async (origin, fault) => {
    const broken = `data:text/javascript,${encodeURIComponent(`process.once('SIGUSR2', () => { ${fault} })`)}`
    const server = await startServer({ NODE_OPTIONS: `--import=${broken}` })
    const ended = new Promise((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGUSR2')
    expect(await ended).not.toBe(0)
    const line =
      server
        .output()
        .split('\n')
        .find((one) => one.includes('"event":"uncaught"')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ level: 60, origin, error: 'Error' })
    expect(line).not.toContain('geheim')
  },
)

test('an idle keep-alive connection does not hold the end up', async () => {
  const server = await startServer()
  const agent = new Agent({ keepAlive: true })
  await send(agent, server.port, 'GET', '/api/health')
  const started = Date.now()
  await server.stop()
  expect(Date.now() - started).toBeLessThan(3000)
  agent.destroy()
})

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface Load {
  isOver: boolean
  answers: number[]
  cut: string[]
  acknowledged: string[]
}

/** One client on one connection that never pauses: reads a page, posts hours, until it is turned away. */
async function beBusy(
  port: number,
  tenantId: string,
  token: string,
  number: number,
  load: Load,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; !load.isOver; count += 1) {
    const id = `${number}0000000-0000-4000-8000-${String(count).padStart(12, '0')}`
    const isPost = count % 2 === 1
    const outcome = isPost
      ? await send(agent, port, 'POST', '/api/intern/webhook', hours(tenantId, id))
      : await send(agent, port, 'GET', `/rechnung/${token}`)
    if (outcome === 'refused') break
    if (outcome === 'cut') {
      load.cut.push(`client ${number}, request ${count}`)
      break
    }
    load.answers.push(outcome)
    if (isPost) load.acknowledged.push(id)
  }
  agent.destroy()
}

/** The status of a whole answer; `refused` where no connection was made or an idle one was closed, else `cut`. */
function send(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  body?: string,
): Promise<number | 'refused' | 'cut'> {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Webhook-Secret': String(process.env.WEBHOOK_SECRET),
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    }
    const request = httpRequest({ port, host: '127.0.0.1', path, method, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut'))
      response.once('error', () => resolve('cut'))
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      const isTurnedAway = error.code === 'ECONNREFUSED'
      resolve(isTurnedAway ? 'refused' : 'cut')
    })
    request.end(body)
  })
}

async function expectFree(port: number): Promise<void> {
  const next = createServer()
  await new Promise<void>((resolve, reject) => {
    next.once('error', reject)
    next.listen(port, '127.0.0.1', resolve)
  })
  next.close()
}

async function expectKept(file: string, acknowledged: string[]): Promise<void> {
  const db = openWriter(file)
  const rows = await db.selectFrom('hours').select('employee_id').execute()
  await db.destroy()
  expect(rows.map((row) => row.employee_id).sort()).toEqual([...acknowledged].sort())
}

function hours(tenantId: string, id: string): string {
  const daten = { monat: '2025-01', mitarbeiter: [{ id, stunden: 1, ueberstunden: 0 }] }
  return JSON.stringify({ event: 'zeiterfassung.export', mandant_id: tenantId, daten })
}
