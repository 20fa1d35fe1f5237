import { chmodSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { doctor } from '~/commands/doctor/doctor'
import { idsOf, makeFirm } from '../factories/firm'
import { house } from '../support/house'
import { startMailServer } from '../support/mail-server'

const NOWHERE = '9'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('RUNTIME_DIRECTORY', mkdtempSync(join(tmpdir(), 'zahltag-watch-')))
  vi.stubEnv('MAIL_FROM', 'zahltag@firma.example')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/** What a service says that answers. */
async function answering(db: 'ok' | 'error'): Promise<string> {
  const record = { status: 'degraded', db, version: '1.2.3', db_latency_ms: 1, response_ms: 1, timestamp: '' }
  const server = createServer((_request, response) => response.end(JSON.stringify(record)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

/** Looks as the timer does, at a minute of a day. */
async function look(minute: number, port: string) {
  vi.setSystemTime(Date.UTC(2026, 10, 26, 8, minute))
  vi.stubEnv('PORT', port)
  return doctor(['--watch', '--language', 'en'])
}

async function mailServer() {
  const server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  const subjects = () =>
    server.received.map(({ to, source }) => [to, /^Subject: (.*)$/m.exec(source)?.[1]?.trim()])
  return { server, subjects }
}

test('owners hear once that the service does not answer, and once that it does again', async () => {
  const firm = await makeFirm(house, 'wache', idsOf('a'))
  const { subjects, server } = await mailServer()
  expect(await look(0, NOWHERE)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('has not answered'),
  })
  await look(9, NOWHERE)
  expect(subjects()).toEqual([])
  await look(10, NOWHERE)
  await look(40, NOWHERE)
  expect(subjects()).toEqual([[[firm.email('owner')], 'Zahltag antwortet nicht']])
  expect(server.received[0]?.source).toContain('26.11.2026')
  expect(await look(45, await answering('ok'))).toMatchObject({ exitCode: 0 })
  await look(50, await answering('ok'))
  expect(subjects().map(([, subject]) => subject)).toEqual([
    'Zahltag antwortet nicht',
    'Zahltag antwortet wieder',
  ])
})

test('one that answers without its database is told as well, and one that restarts is not', async () => {
  const { subjects } = await mailServer()
  await look(0, NOWHERE)
  await look(5, await answering('ok'))
  await look(10, NOWHERE)
  expect(subjects()).toEqual([])
  const ill = await answering('error')
  await look(15, ill)
  await look(20, ill)
  expect(subjects()).toHaveLength(1)
})

test('a mail that nobody takes is tried again, and the journal says why', async () => {
  const { server, subjects } = await mailServer()
  await server.stop()
  await look(0, NOWHERE)
  expect(await look(10, NOWHERE)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('ECONNREFUSED'),
  })
  const { subjects: later } = await mailServer()
  await look(15, NOWHERE)
  expect([subjects(), later()]).toMatchObject([[], [[expect.anything(), 'Zahltag antwortet nicht']]])
})

test('without a database that can be read, the address of the sender is told', async () => {
  const { subjects } = await mailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-lost-'))
  chmodSync(dataDir, 0o500)
  vi.stubEnv('DATA_DIR', dataDir)
  await look(0, NOWHERE)
  await look(12, NOWHERE)
  expect(subjects()).toEqual([[['zahltag@firma.example'], 'Zahltag antwortet nicht']])
})
