import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Sqlite } from '~db/sqlite'
import { runCommandBeside } from '../support/commands'
import { fatten } from '../support/fatten'
import { postEvent } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { startWithFirms } from '../support/running-firm'
import { startServer } from '../support/server'

/** `npm run torture` takes 320: size shows how long it takes, not whether all comes back. */
const MEGABYTES = Number(process.env.DRILL_MB ?? 40)
const EVERY_MS = 40
/** It writes and reads them some five times, beside the other tests. */
const TIMEOUT_MS = 180_000
const COUNTED = ['invoices', 'payslips', 'documents', 'hours', 'access_links', 'outbox', 'audit_entries']

test(
  `a firm of ${MEGABYTES} MB comes back on another machine from a backup that was made while it worked`,
  async () => {
    const { server, firm, db, stop } = await startWithFirms()
    const elsewhere = mkdtempSync(join(tmpdir(), 'zahltag-elsewhere-'))
    onTestFinished(async () => {
      await stop()
      rmSync(elsewhere, { recursive: true, force: true })
    })
    const file = join(server.dataDir, 'zahltag.sqlite')
    fatten(file, MEGABYTES)
    const { tokens } = firm.subjects
    const before = randomUUID()
    const post = (id: string) =>
      postEvent(server.baseUrl, {
        event: 'zeiterfassung.export',
        mandant_id: firm.scope.tenantId,
        daten: { monat: '2025-01', mitarbeiter: [{ id, stunden: 1, ueberstunden: 0 }] },
      })
    expect((await post(before)).status).toBe(200)
    const waiting = await db.selectFrom('outbox').select('id').where('status', '=', 'queued').execute()

    const answered: Promise<number>[] = []
    const work = setInterval(() => {
      const asked = [post(randomUUID()), rawRequest(server.baseUrl, `/rechnung/${tokens.rechnung}`)]
      answered.push(...asked.map((one) => one.then(({ status }) => status)))
    }, EVERY_MS)
    const made = await runCommandBeside('backup', [], { LANG: 'C', DATA_DIR: server.dataDir })
    clearInterval(work)
    expect(made.status).toBe(0)
    expect(answered.length).toBeGreaterThan(4)
    expect(new Set(await Promise.all(answered))).toEqual(new Set([200]))

    const copied = join(elsewhere, 'copied')
    cpSync(join(server.dataDir, 'backups'), copied, { recursive: true })
    await server.stop()
    rmSync(join(server.dataDir, 'documents'), { recursive: true })
    const there = { LANG: 'C', DATA_DIR: join(elsewhere, 'data') }
    const restored = await runCommandBeside('restore', ['--newest', '--from', copied], there)
    expect(restored).toEqual({ status: 0, said: expect.stringContaining('Restored from') })
    expect(countsOf(join(elsewhere, 'data', 'zahltag.sqlite'))).toEqual(countsOf(made.said.trim()))
    expect((await runCommandBeside('verify', [], there)).status).toBe(0)

    const again = await startServer(there)
    try {
      const page = await rawRequest(again.baseUrl, `/rechnung/${tokens.rechnung}`)
      const pdf = await rawRequest(again.baseUrl, `/rechnung/${tokens.rechnung}/pdf`)
      expect([page.status, pdf.status]).toEqual([200, 200])
      expect((await rawRequest(again.baseUrl, '/api/health')).status).toBe(200)
    } finally {
      await again.stop()
    }
    const sqlite = new Sqlite(join(elsewhere, 'data', 'zahltag.sqlite'), { readonly: true })
    const all = (sql: string) => sqlite.prepare(sql).pluck().all()
    expect(all(`select seq from hours where employee_id = '${before}'`)).toHaveLength(1)
    expect(all(`select id from outbox where status = 'queued'`)).toEqual([])
    expect(all(`select id from outbox where status = 'doubtful'`)).toHaveLength(waiting.length)
    sqlite.close()
  },
  TIMEOUT_MS,
)

function countsOf(file: string): unknown[] {
  const sqlite = new Sqlite(file, { readonly: true })
  const counts = COUNTED.map((table) => [
    table,
    sqlite.prepare(`select count(*) from ${table}`).pluck().get(),
  ])
  sqlite.close()
  return counts
}
