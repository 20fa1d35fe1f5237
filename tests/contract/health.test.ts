import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { openWriter } from '~db/open'
import { Sqlite } from '~db/sqlite'
import { postEvent, postForm, signIn } from '../support/knock'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'
import { type RunningServer, startServer } from '../support/server'

// The row "Health" of the design's table. What is broken for good has a server of its own.

const HOUR_MS = 3_600_000
const FIELDS = ['status', 'db', 'db_latency_ms', 'timestamp', 'version', 'response_ms']

async function freshServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(environment)
  onTestFinished(() => server.stop())
  return server
}

async function freshFirms(environment: Record<string, string> = {}): Promise<RunningFirms> {
  const running = await startWithFirms(environment)
  onTestFinished(() => running.stop())
  return running
}

const ask = (server: RunningServer) => rawRequest(server.baseUrl, '/api/health')

function expectHealth(answer: RawAnswer, http: number, status: string, db: string): Record<string, unknown> {
  const record = JSON.parse(answer.body) as Record<string, unknown>
  expect(Object.keys(record)).toEqual(FIELDS)
  expect({ http: answer.status, ...record }).toMatchObject({ http, status, db })
  return record
}

test('health: no backup in the first 26 hours is fine, one of 27 hours is not, one of 25 hours is', async () => {
  const server = await freshServer()
  expectHealth(await ask(server), 200, 'ok', 'ok')
  writeBackup(server, 27)
  expectHealth(await ask(server), 200, 'degraded', 'ok')
  // Made while the clock was a year ahead.
  writeBackup(server, -365 * 24, 'ahead')
  expectHealth(await ask(server), 200, 'degraded', 'ok')
  writeBackup(server, 25, 'newer')
  expectHealth(await ask(server), 200, 'ok', 'ok')
})

describe('health without SMTP_URL', () => {
  let running: RunningFirms
  beforeAll(async () => {
    running = await startWithFirms()
  })
  afterAll(() => running.stop())

  test('ok: however old the mail in the outbox', async () => {
    await ageMails(running)
    expectHealth(await ask(running.server), 200, 'ok', 'ok')
  })

  test('degraded with 200: a database that takes more than 250 ms', async () => {
    const { server, db } = running
    await sql`alter table outbox rename to outbox_fast`.execute(db)
    await slowOutbox(db, 600_000)
    onTestFinished(async () => {
      await sql`drop view outbox`.execute(db)
      await sql`alter table outbox_fast rename to outbox`.execute(db)
    })
    const record = expectHealth(await ask(server), 200, 'degraded', 'ok')
    expect(record.db_latency_ms).toBeGreaterThan(250)
    expect(record.response_ms).toBeGreaterThanOrEqual(Number(record.db_latency_ms))
  })

  test('503: a database that cannot be read', async () => {
    const { server, db } = running
    await sql`alter table outbox rename to gone`.execute(db)
    expectHealth(await ask(server), 503, 'degraded', 'error')
    await sql`alter table gone rename to outbox`.execute(db)
    expectHealth(await ask(server), 200, 'ok', 'ok')
  })

  test('degraded with 200: a document that somebody asked for is damaged', async () => {
    const { server, db, firm } = running
    const row = db
      .selectFrom('documents')
      .select('kept_sha256')
      .where('invoice_id', '=', firm.subjects.invoiceId)
    const { kept_sha256 } = await row.executeTakeFirstOrThrow()
    const path = join(server.dataDir, 'documents', kept_sha256.slice(0, 2), kept_sha256)
    chmodSync(path, 0o600)
    writeFileSync(path, 'other bytes')
    const pdf = await rawRequest(server.baseUrl, `/rechnung/${firm.subjects.tokens.rechnung}/pdf`)
    expect(pdf.status).toBe(500)
    expectHealth(await ask(server), 200, 'degraded', 'ok')
    expect(server.output()).toContain('"concerns":["data damaged"]')
  })
})

describe('health with SMTP_URL: degraded with 200', () => {
  let running: RunningFirms
  beforeAll(async () => {
    running = await startWithFirms({ SMTP_URL: 'smtp://127.0.0.1:9' })
  })
  afterAll(() => running.stop())

  test('a stuck outbox where mail should go out', async () => {
    expectHealth(await ask(running.server), 200, 'ok', 'ok')
    await ageMails(running)
    expectHealth(await ask(running.server), 200, 'degraded', 'ok')
  })

  test('a mail that failed today, until somebody has taken care of it', async () => {
    const { server, db } = running
    const at = new Date().toISOString()
    const change = (values: { status?: 'failed'; settled_at?: string }) =>
      db
        .updateTable('outbox')
        .set({ ...values, claim_token: null, claimed_at: null, status_changed_at: at })
        .execute()
    await change({ status: 'failed' })
    expectHealth(await ask(server), 200, 'degraded', 'ok')
    await change({ settled_at: at })
    expectHealth(await ask(server), 200, 'ok', 'ok')
  })
})

describe('health: 503', () => {
  test('a file that is no database any more', async () => {
    const server = await freshServer()
    const file = join(server.dataDir, 'zahltag.sqlite')
    const other = new Sqlite(file)
    other.exec('create table more (x); drop table more')
    other.pragma('wal_checkpoint(TRUNCATE)')
    other.close()
    writeFileSync(file, Buffer.alloc(512 * 1024, 'no database'))
    expectHealth(await ask(server), 503, 'degraded', 'error')
  })
})

describe('health: 503 for a database that the process alone still sees', () => {
  test.each(['zahltag.sqlite', 'zahltag.sqlite-wal', 'documents'])('%s was deleted', async (name) => {
    const { server } = await freshFirms()
    rmSync(join(server.dataDir, name), { recursive: true })
    expectHealth(await ask(server), 503, 'degraded', 'error')
    expect(server.output()).toContain(`${name} was deleted or replaced`)
  })

  test('another file was copied over it', async () => {
    const { server } = await freshFirms()
    const file = join(server.dataDir, 'zahltag.sqlite')
    renameSync(file, `${file}.old`)
    copyFileSync(`${file}.old`, file)
    expectHealth(await ask(server), 503, 'degraded', 'error')
  })

  test('the whole directory was moved away, and no other is made in its place', async () => {
    const { server, firm } = await freshFirms()
    const Cookie = await signIn(server.baseUrl, firm.email('owner'))
    renameSync(server.dataDir, `${server.dataDir}-moved`)
    onTestFinished(() => rmSync(`${server.dataDir}-moved`, { recursive: true }))
    expectHealth(await ask(server), 503, 'degraded', 'error')
    const issue = `/buero/rechnungen/${firm.subjects.draftId}/ausstellung`
    expect((await postForm(server.baseUrl, issue, {}, { Cookie })).status).toBe(500)
    expect(existsSync(server.dataDir)).toBe(false)
  })

  test('it was cut short, and a page that cannot be read says so in words', async () => {
    const { server, firm } = await freshFirms()
    expectHealth(await ask(server), 200, 'ok', 'ok')
    const path = join(server.dataDir, 'zahltag.sqlite')
    truncateSync(path, 100_000)
    const page = await rawRequest(server.baseUrl, `/rechnung/${firm.subjects.tokens.rechnung}`)
    expect([page.status, page.body]).toEqual([500, expect.stringContaining('Da ist etwas schiefgegangen')])
    expectHealth(await ask(server), 503, 'degraded', 'error')
    expect(server.output()).toContain('zahltag.sqlite was cut short')
  })
})

test('health: answered within 2 s even while another process holds the write lock and everybody else waits', async () => {
  const { server, firm } = await freshFirms()
  const other = new Sqlite(join(server.dataDir, 'zahltag.sqlite'))
  other.exec('begin exclusive')
  const token = firm.subjects.tokens.rechnung
  const crowd = Array.from({ length: 6 }, (_, index) => [
    postEvent(server.baseUrl, hoursOf(firm.scope.tenantId, index)),
    rawRequest(server.baseUrl, `/rechnung/${token}`),
  ]).flat()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const started = Date.now()
  const answer = await ask(server)
  const took = Date.now() - started
  const answers = await Promise.all(crowd)
  other.exec('rollback')
  other.close()
  expect(took).toBeLessThan(2000)
  expectHealth(answer, 200, 'ok', 'ok')
  expect(answers.filter((_, index) => index % 2 === 0).map((post) => post.status)).toEqual(Array(6).fill(503))
  expect(answers.filter((_, index) => index % 2 === 1).map((page) => page.status)).toEqual(Array(6).fill(200))
}, 60_000)

function writeBackup(server: RunningServer, hoursOld: number, name = 'zahltag'): void {
  const folder = join(server.dataDir, 'backups')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.sqlite`)
  writeFileSync(file, 'a copy')
  const when = new Date(Date.now() - hoursOld * HOUR_MS)
  utimesSync(file, when, when)
}

/** The mails of the payslips, as if they had waited for an hour. */
async function ageMails({ db }: RunningFirms): Promise<void> {
  const before = new Date(Date.now() - HOUR_MS).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ queued_at: before, next_attempt_at: before, status: 'queued' })
    .executeTakeFirst()
  expect(numUpdatedRows).toBeGreaterThan(0n)
}

/** Puts a view in the place of the outbox that counts to `steps` first: a real query that takes its time. */
async function slowOutbox(db: ReturnType<typeof openWriter>, steps: number): Promise<void> {
  await sql`create view outbox as select o.* from outbox_fast o, (
    with recursive c(n) as (select 1 union all select n + 1 from c where n < ${sql.lit(steps)})
    select max(n) as most from c) s where s.most > 0`.execute(db)
}

function hoursOf(tenantId: string, number: number): unknown {
  const mitarbeiter = [{ id: `00000000-0000-4000-8000-00000000000${number}`, stunden: 1, ueberstunden: 0 }]
  return { event: 'zeiterfassung.export', mandant_id: tenantId, daten: { monat: '2025-01', mitarbeiter } }
}
