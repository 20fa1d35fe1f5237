import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postEvent, postForm, signIn } from './support/knock'
import { MARKER } from './support/made-firms'
import { readPackage } from './support/package'
import { type RawAnswer, rawRequest } from './support/raw-request'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// The endpoint table of the public interface, row by row. What it leaves open is in tests/contract/.

const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

const get = (path: string) => rawRequest(running.server.baseUrl, path)

describe('POST /api/intern/webhook', () => {
  test('answers 200 and exactly status, processed and timestamp, in this order', async () => {
    const before = Date.now()
    const answer = await postEvent(running.server.baseUrl, hours(3))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    const record = expectKeys(answer, ['status', 'processed', 'timestamp'])
    expect(record).toMatchObject({ status: 'received', processed: 3 })
    expectRecent(record.timestamp, before)
  })

  test('the example of the documentation, letter by letter', async () => {
    const body = `{"event":"zeiterfassung.export","mandant_id":"${running.firm.scope.tenantId}","daten":{"monat":"2026-01","mitarbeiter":[{"id":"3f2504e0-4f89-11d3-9a0c-0305e82c3301","stunden":168.5,"ueberstunden":4}]}}`
    const answer = await postEvent(running.server.baseUrl, body)
    expect(JSON.parse(answer.body)).toMatchObject({ status: 'received', processed: 1 })
  })

  test.each(['lohnzettel.versandt', 'mandat.neu'])('receives %s', async (event) => {
    const { tenantId } = running.firm.scope
    const answer = await postEvent(running.server.baseUrl, { event, mandant_id: tenantId, daten: {} })
    expect(answer.status).toBe(200)
    expect(expectKeys(answer, ['status', 'processed', 'timestamp']).status).toBe('received')
  })
})

describe('the pages behind a signed token', () => {
  test('GET /rechnung/{token} shows lines, amounts, a PDF and how to pay', async () => {
    const { tokens } = running.firm.subjects
    const page = await get(`/rechnung/${tokens.rechnung}`)
    expectPage(page)
    for (const text of [`Reinigung ${MARKER}`, '119,00', 'DE02 1203 0000 0000 2020 51'])
      expect(plain(page.body)).toContain(text)
    expect(plain(page.body)).toMatch(/Lastschrift/)
    expect(plain(page.body)).toMatch(/[Üü]berweis/)
    await expectPdf(page, /href="([^"]*\/rechnung\/[^"]*\/pdf[^"]*)"/)
  })

  test('GET /mitarbeiter-portal/{token} shows every payslip, a PDF a month, name and employment', async () => {
    const page = await get(`/mitarbeiter-portal/${running.firm.subjects.tokens['mitarbeiter-portal']}`)
    expectPage(page)
    for (const text of [`Petersen ${MARKER}`, 'Jörg', 'Vollzeit']) expect(plain(page.body)).toContain(text)
    await expectPdf(page, new RegExp(`href="([^"]*/lohnzettel/${running.firm.month}\\.pdf[^"]*)"`))
  })

  test('GET /portal/{token} shows invoices, mandates, contracts and a way to make contact', async () => {
    const page = await get(`/portal/${running.firm.subjects.tokens.portal}`)
    expectPage(page)
    for (const text of [`Hafenkontor ${MARKER}`, '119,00', `Reinigung ${MARKER}`, '3000'])
      expect(plain(page.body)).toContain(text)
    expect(page.body).toMatch(/<textarea[^>]*name="message"/)
    await expectPdf(page, /href="([^"]*\/portal\/[^"]*\/rechnungen\/[^"]*\/pdf[^"]*)"/)
  })

  test.each(['rechnung', 'portal', 'mitarbeiter-portal'] as const)(
    '/%s/{token} needs no login and sets no cookie',
    async (purpose) => {
      const page = await get(`/${purpose}/${running.firm.subjects.tokens[purpose]}`)
      expect(page.status).toBe(200)
      expect(page.headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('POST /api/intern/rechnungen/{id}/token', () => {
  test('answers exactly token, link and expires_at, in this order', async () => {
    const { server, firm } = running
    const cookie = await signIn(server.baseUrl, firm.email('owner'))
    const path = `/api/intern/rechnungen/${firm.subjects.invoiceId}/token`
    const answer = await postForm(server.baseUrl, path, {}, { Cookie: cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    const record = expectKeys(answer, ['token', 'link', 'expires_at'])
    expect(record.token).toMatch(JWS)
    expect(record.link).toBe(`${server.baseUrl}/rechnung/${String(record.token)}`)
    expect(record.expires_at).toMatch(UTC_INSTANT)
    expect(Date.parse(String(record.expires_at))).toBeGreaterThan(Date.now())
    const page = await rawRequest(server.baseUrl, new URL(String(record.link)).pathname)
    expect(page.status).toBe(200)
    expect(page.body).toContain(MARKER)
  })
})

describe('GET /api/health', () => {
  test('answers 200 and exactly the six fields, in this order and of these types', async () => {
    const before = Date.now()
    const answer = await get('/api/health')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
    const names = ['status', 'db', 'db_latency_ms', 'timestamp', 'version', 'response_ms']
    const record = expectKeys(answer, names)
    expect(record).toMatchObject({ status: 'ok', db: 'ok', version: readPackage().version })
    expect(record.version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const name of ['db_latency_ms', 'response_ms']) {
      expect(typeof record[name]).toBe('number')
      expect(record[name]).toBeGreaterThanOrEqual(0)
    }
    expect(Number(record.response_ms)).toBeGreaterThanOrEqual(Number(record.db_latency_ms))
    expectRecent(record.timestamp, before)
  })

  test('needs no login, and a session changes nothing', async () => {
    const cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
    const answer = await rawRequest(running.server.baseUrl, '/api/health', { headers: { Cookie: cookie } })
    expect(Object.keys(JSON.parse(answer.body))).toHaveLength(6)
  })
})

function hours(count: number): unknown {
  const mitarbeiter = Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    stunden: 160,
    ueberstunden: 2.5,
  }))
  const daten = { monat: '2025-12', mitarbeiter }
  return { event: 'zeiterfassung.export', mandant_id: running.firm.scope.tenantId, daten }
}

function expectKeys(answer: RawAnswer, names: string[]): Record<string, unknown> {
  const record = JSON.parse(answer.body) as Record<string, unknown>
  expect(Object.keys(record)).toEqual(names)
  return record
}

function expectRecent(timestamp: unknown, before: number): void {
  expect(timestamp).toMatch(UTC_INSTANT)
  expect(Date.parse(String(timestamp))).toBeGreaterThanOrEqual(before)
  expect(Date.parse(String(timestamp))).toBeLessThanOrEqual(Date.now())
}

function expectPage(answer: RawAnswer): void {
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
}

async function expectPdf(page: RawAnswer, pattern: RegExp): Promise<void> {
  const href = pattern.exec(page.body)?.[1]
  expect(href, `a link that matches ${pattern}`).toBeDefined()
  const { pathname, search } = new URL(String(href), running.server.baseUrl)
  const file = await get(pathname + search)
  expect(file.status).toBe(200)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-length']).toBe(String(file.bytes.length))
}

/** The page as it is read: no tags, entities resolved, every kind of blank the same. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#xA0;/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
}
