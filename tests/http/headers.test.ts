import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAnswer, expectEverywhere } from '../support/expected-headers'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RouteCase, routeCases } from '../support/route-cases'
import { startWithFirms } from '../support/running-firm'
import { pathOf, type Visitor, visit, visits } from '../support/visits'

// What is special about some answers; which headers every answer carries over http is in every-route.test.ts.

const HTTPS_BASE = 'https://zahltag.example'

/** The scheme changes one header and the cookie's name, in one place: a route of each shape shows it. */
const EACH_SHAPE = [
  '/',
  '/rechnung/:token',
  '/rechnung/:token/zahlungswahl',
  '/mitarbeiter-portal/:token/lohnzettel/:file',
  '/anmelden',
  '/konto',
  '/buero/personen/:userId',
  '/buero/postausgang/:mailId/vorschau',
  '/api/intern/webhook',
  '/api/intern/rechnungen/:id/token',
  '/api/v1/customers',
  '/api/openapi.json',
  '/api/docs/calls/:chapter',
  '/*',
]

let local: Visitor
let https: Visitor

beforeAll(async () => {
  local = await startVisitor()
  https = await startVisitor({ BASE_URL: HTTPS_BASE })
})
afterAll(async () => {
  await local.running.stop()
  await https.running.stop()
})

async function startVisitor(environment: Record<string, string> = {}): Promise<Visitor> {
  const running = await startWithFirms(environment)
  const session = await signIn(running.server.baseUrl, running.firm.email('owner'))
  // Half a session is asked for over http.
  return { running, session, halfSession: '' }
}

describe('over https', () => {
  const shapes = visits.filter(({ path, way }) => EACH_SHAPE.includes(path) && way !== 'half a session')

  test('each shape of a route is asked', () => {
    expect(new Set(shapes.map(({ path }) => path)).size).toBe(EACH_SHAPE.length)
    const ways = visits.map(({ way }) => way).filter((way) => way !== 'half a session')
    expect(new Set(shapes.map(({ way }) => way))).toEqual(new Set(ways))
  })

  test.each(shapes)('$path, $way: $method $status', async (one) => {
    const answer = await visit(https, one)
    expectAnswer(answer, one)
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}; includeSubDomains$/)
  })
})

test.each(['/build/nope', '/static/nope', '/build/'])('%s is an error page like others', async (path) => {
  for (const method of ['GET', 'PUT']) {
    const { headers } = await rawRequest(https.running.server.baseUrl, path, { method })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, noarchive'])
  }
})

test('a page with a live link is not compressed', async () => {
  const path = `/buero/links/${local.running.firm.subjects.linkId}`
  const headers = { Cookie: local.session, 'Accept-Encoding': 'gzip' }
  const answer = await rawRequest(local.running.server.baseUrl, path, { headers })
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store, no-transform'])
  expect(answer.headers['content-encoding']).toBeUndefined()
})

describe('the session cookie', () => {
  test.each([
    ['http on localhost', () => local, /^zahltag_session=[\w%.=-]+; Path=\/; HttpOnly; SameSite=Lax$/],
    ['https', () => https, /^__Host-zahltag_session=[\w%.=-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ])('over %s', async (_, which, pattern) => {
    const route = routeCases.find(({ path }) => path === '/anmelden') as RouteCase
    const answer = await visit(which(), { route, way: 'in order', method: 'POST', status: 303 })
    const [session, device, ...more] = answer.headers['set-cookie'] ?? []
    expect(session).toMatch(pattern)
    // The browser is known from now on, and nothing else is kept in it.
    expect(device?.replace(/device=[^;]+; Max-Age=31536000/, 'session=x')).toMatch(pattern)
    expect(more).toEqual([])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a session without the prefix is none where the prefix is asked for', async () => {
    const bare = https.session.replace('__Host-', '')
    const answer = await rawRequest(https.running.server.baseUrl, '/buero', { headers: { Cookie: bare } })
    expect(answer.status).toBe(303)
  })
})

describe('PDFs', () => {
  // What a key opens is in api/v1.
  const files = routeCases.filter(
    ({ path, row }) => row.access !== 'key' && (path.endsWith('/pdf') || path.endsWith('lohnzettel/:file')),
  )

  test('there are seven kinds', () => expect(files).toHaveLength(7))

  test.each(files)('$path: ETag, HEAD, a conditional request and a file name', async (route) => {
    const own = route.row.access === 'session' ? { Cookie: local.session } : {}
    const ask = (method: string, headers: Record<string, string> = {}) =>
      rawRequest(local.running.server.baseUrl, pathOf(local.running, route, 'in order'), {
        method,
        headers: { ...own, ...headers },
      })
    const got = await ask('GET')
    const { etag } = got.headers
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    expect(got.headers['content-type']).toBe('application/pdf')
    expect(got.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/)
    expect(got.headers['content-length']).toBe(String(got.bytes.length))
    const head = await ask('HEAD')
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-type', 'content-length', 'content-disposition'])
      expect(head.headers[name]).toBe(got.headers[name])
    for (const condition of [String(etag), `W/${String(etag)}`, `"other", ${String(etag)}`, '*']) {
      const same = await ask('GET', { 'If-None-Match': condition })
      expect([same.status, same.bytes.length, same.headers.etag]).toEqual([304, 0, etag])
      expectEverywhere(same)
    }
    expect((await ask('GET', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('stylesheets and scripts', () => {
  test('are found on every page, may be kept for ever and are of their type', async () => {
    const page = await rawRequest(local.running.server.baseUrl, '/')
    const assets = [...page.body.matchAll(/(?:href|src)="(\/build\/[^"]+)"/g)].map(([, path]) => String(path))
    expect(assets.length).toBeGreaterThan(0)
    for (const path of assets) {
      const answer = await rawRequest(local.running.server.baseUrl, path)
      expect(answer.status).toBe(200)
      expectEverywhere(answer)
      expect(answer.headers['cache-control']).toContain('immutable')
    }
  })
})
