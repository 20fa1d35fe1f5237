import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database as SqliteConnection } from 'better-sqlite3'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { Sqlite } from '~db/sqlite'
import { makeEmployee, makePayslip } from '../factories/employees'
import { officeNow } from '../factories/firm'
import { makeTenant } from '../factories/tenants'
import { startMailServer } from '../support/mail-server'
import { type RunningServer, startServer } from '../support/server'
import { type Connection, openTestHouse } from '../support/test-house'

/** A data directory with a firm and mails to send, and a connection to look at them. */
async function makeMails(count: number): Promise<{ dataDir: string; db: Connection }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-mail-'))
  const file = join(dataDir, 'zahltag.sqlite')
  copyFileSync(inject('templateFile'), file)
  const house = openTestHouse(file)
  onTestFinished(async () => {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const scope = officeNow((await makeTenant(house)).tenantId)
  const employee = await makeEmployee(house, scope)
  for (let month = 1; month <= count; month++) await makePayslip(house, scope, employee.id, `2025-0${month}`)
  return { dataDir, db: house.db }
}

async function start(dataDir: string, smtpUrl: string): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: smtpUrl })
  onTestFinished(() => server.stop('SIGKILL'))
  return server
}

async function statuses(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('status').orderBy('status').execute()
  return rows.map(({ status }) => status)
}

test('killed between the 250 and the commit: that one mail is in doubt, every other arrives once', async () => {
  const { dataDir, db } = await makeMails(3)
  let answered = 0
  let blocker: SqliteConnection | undefined
  const mailServer = await startMailServer({
    beforeAnswer() {
      answered += 1
      if (answered !== 2) return
      // The worker has its 250 and now waits for this lock to record it.
      blocker = new Sqlite(join(dataDir, 'zahltag.sqlite'))
      blocker.exec('begin immediate')
      setTimeout(() => process.kill(server.process.pid ?? 0, 'SIGKILL'), 200)
    },
  })
  const server = await start(dataDir, mailServer.url)
  await vi.waitFor(() => expect(server.process.signalCode).toBe('SIGKILL'), 10_000)
  blocker?.exec('rollback')
  blocker?.close()
  expect(await statuses(db)).toEqual(['queued', 'sending', 'sent'])

  await start(dataDir, mailServer.url)
  await vi.waitFor(async () => expect(await statuses(db)).toEqual(['doubtful', 'sent', 'sent']), 10_000)
  const ids = mailServer.received.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(3)
}, 60_000)

test('killed before the mail was whole: it is not in doubt, and arrives once after the restart', async () => {
  const { dataDir, db } = await makeMails(1)
  const silent = await startMailServer({ answers: ['hang at recipient'] })
  const server = await start(dataDir, silent.url)
  await vi.waitFor(() => expect(silent.attempts()).toBe(1), 10_000)
  await server.stop('SIGKILL')
  expect(await statuses(db)).toEqual(['queued'])
  const mailServer = await startMailServer()
  await start(dataDir, mailServer.url)
  await vi.waitFor(async () => expect(await statuses(db)).toEqual(['sent']), 10_000)
  expect(mailServer.received).toHaveLength(1)
}, 60_000)

test('asked to end: the mail in flight lands and is noted, the next one is left for later', async () => {
  const { dataDir, db } = await makeMails(2)
  const mailServer = await startMailServer({
    async beforeAnswer() {
      server.process.kill('SIGTERM')
      await new Promise((resolve) => setTimeout(resolve, 1000))
    },
  })
  const server = await start(dataDir, mailServer.url)
  await vi.waitFor(() => expect(server.process.exitCode).toBe(0), 15_000)
  expect(await statuses(db)).toEqual(['queued', 'sent'])
  expect(mailServer.received).toHaveLength(1)
}, 60_000)
