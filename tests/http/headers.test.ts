import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isTokenPath } from '~/http/headers.server'
import type { Firm } from '../factories/firm'
import { versionSeenBy } from '../support/effects'
import { fromNewAddress, signIn } from '../support/knock'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import { fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// Which headers every answer carries: every route of the route table in every way that it can answer.

const HTTPS_BASE = 'https://zahltag.example'
const TOKEN_PAGE_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const SHEET_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox"
const FORBIDDEN = [
  'server',
  'x-powered-by',
  'x-remix-response',
  'x-remix-redirect',
  'access-control-allow-origin',
]

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
  '/*',
]

/** What addresses answer that give a file other than a PDF. */
const FILE_TYPES: [RegExp, string][] = [
  [/\/eml$/, 'message/rfc822'],
  [/\/(logo\/bild|scan\/datei)$/, 'image/jpeg'],
  [/\/:year$/, 'application/zip'],
  [/\.png$|\/seiten\/:page$/, 'image/png'],
  [/\.csv$|\/uebergaben\/:handoverId$/, 'text/csv; charset=utf-8'],
  [/\.ini$/, 'text/plain; charset=windows-1252'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json; charset=utf-8'],
  [/\.ics$/, 'text/calendar; charset=utf-8'],
]

const TOO_LARGE = Buffer.alloc(3 * 1024 * 1024, 'x')

/** Enough of a firm to learn what a route is posted, before there is one. */
const NOBODY = { email: () => '', scope: {}, subjects: {} } as unknown as Firm

let local: RunningFirms
let https: RunningFirms
const cookies = new Map<RunningFirms, string>()

beforeAll(async () => {
  local = await startWithFirms()
  https = await startWithFirms({ BASE_URL: HTTPS_BASE })
  for (const running of [local, https]) {
    cookies.set(running, await signIn(running.server.baseUrl, running.firm.email('owner')))
  }
})
afterAll(async () => {
  await local.stop()
  await https.stop()
})

type Way =
  | 'in order'
  | 'forged'
  | 'ended'
  | 'wrong'
  | 'too large'
  | 'wrong method'
  | 'no session'
  | 'cross-site'

interface Case {
  path: string
  way: Way
  method: string
  status: number
  route: RouteCase
}

const cases = routeCases.flatMap((route) =>
  waysOf(route).map(([way, method, status]) => ({ ...caseOf(route), way, method, status })),
)

test('a HEAD of any page or file changes nothing', async () => {
  const version = await versionSeenBy(local.house.reader)
  const Cookie = String(cookies.get(local))
  // The page of an imported file keeps its verdicts on the rows, which it would otherwise find again at each look.
  const judges = /^\/buero\/\w+\/import\/[\w-]{36}/
  for (const route of routeCases.filter(({ row }) => row.methods.includes('GET'))) {
    const path = pathOf(local, route, 'in order')
    if (judges.test(path)) continue
    const answer = await rawRequest(local.server.baseUrl, path, { method: 'HEAD', headers: { Cookie } })
    expect(answer.bytes.length).toBe(0)
    expect(await versionSeenBy(local.house.reader), `HEAD ${path}`).toBe(version)
  }
})

describe('over http', () => {
  test.each(cases)('$path, $way: $method $status', async (one) => {
    const answer = await knock(local, one)
    expectAll(answer, one)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

describe('over https', () => {
  const shapes = cases.filter(({ path }) => EACH_SHAPE.includes(path))

  test('each shape of a route is asked', () => {
    expect(new Set(shapes.map(({ path }) => path)).size).toBe(EACH_SHAPE.length)
    expect(new Set(shapes.map(({ way }) => way))).toEqual(new Set(cases.map(({ way }) => way)))
  })

  test.each(shapes)('$path, $way: $method $status', async (one) => {
    const answer = await knock(https, one)
    expectAll(answer, one)
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}; includeSubDomains$/)
  })
})

test.each(['/build/nope', '/static/nope', '/build/'])('%s is an error page like others', async (path) => {
  for (const method of ['GET', 'PUT']) {
    const { headers } = await rawRequest(https.server.baseUrl, path, { method })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, noarchive'])
  }
})

test('a page with a live link is not compressed', async () => {
  const path = `/buero/links/${local.firm.subjects.linkId}`
  const headers = { Cookie: String(cookies.get(local)), 'Accept-Encoding': 'gzip' }
  const answer = await rawRequest(local.server.baseUrl, path, { headers })
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store, no-transform'])
  expect(answer.headers['content-encoding']).toBeUndefined()
})

describe('the session cookie', () => {
  test.each([
    ['http on localhost', () => local, /^zahltag_session=[\w%.=-]+; Path=\/; HttpOnly; SameSite=Lax$/],
    ['https', () => https, /^__Host-zahltag_session=[\w%.=-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ])('over %s', async (_, which, pattern) => {
    const running = which()
    const signInRoute = routeCases.find((route) => route.path === '/anmelden') as RouteCase
    const answer = await knock(running, {
      ...caseOf(signInRoute),
      way: 'in order',
      method: 'POST',
      status: 303,
    })
    const [session, device, ...more] = answer.headers['set-cookie'] ?? []
    expect(session).toMatch(pattern)
    // The browser is known from now on, and nothing else is kept in it.
    expect(device?.replace(/device=[^;]+; Max-Age=31536000/, 'session=x')).toMatch(pattern)
    expect(more).toEqual([])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a session without the prefix is none where the prefix is asked for', async () => {
    const bare = String(cookies.get(https)).replace('__Host-', '')
    const answer = await rawRequest(https.server.baseUrl, '/buero', { headers: { Cookie: bare } })
    expect(answer.status).toBe(303)
  })
})

describe('PDFs', () => {
  const files = routeCases.filter(({ path }) => path.endsWith('/pdf') || path.endsWith('lohnzettel/:file'))

  test('there are five kinds', () => expect(files).toHaveLength(5))

  test.each(files)('$path: ETag, HEAD, a conditional request and a file name', async (route) => {
    const own = route.row.access === 'session' ? { Cookie: String(cookies.get(local)) } : {}
    const ask = (method: string, headers: Record<string, string> = {}) =>
      rawRequest(local.server.baseUrl, pathOf(local, route, 'in order'), {
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
    const page = await rawRequest(local.server.baseUrl, '/')
    const assets = [...page.body.matchAll(/(?:href|src)="(\/build\/[^"]+)"/g)].map(([, path]) => String(path))
    expect(assets.length).toBeGreaterThan(0)
    for (const path of assets) {
      const answer = await rawRequest(local.server.baseUrl, path)
      expect(answer.status).toBe(200)
      expectEverywhere(answer)
      expect(answer.headers['cache-control']).toContain('immutable')
    }
  })
})

function caseOf(route: RouteCase) {
  return { path: route.path, route }
}

/** In which ways a route can answer, with the method and the status of each. */
function waysOf(route: RouteCase): [Way, string, number][] {
  const { row, purpose } = route
  const ways: [Way, string, number][] = [['wrong method', 'DELETE', 405]]
  const isFreshLink = route.path.endsWith('/neuer-link')
  for (const method of row.methods) {
    if (purpose) ways.push(['forged', method, 404])
    if (purpose && !isFreshLink) ways.push(['ended', method, 410])
    if (row.access === 'session')
      ways.push(['no session', method, route.path.startsWith('/api/') ? 401 : 303])
    if (method === 'GET') ways.push(['in order', 'GET', route.getStatus])
  }
  if (!row.methods.includes('POST')) return ways
  const { status, bad, badStatus = 303 } = route.post(NOBODY)
  ways.push(['in order', 'POST', status])
  if (bad !== undefined) ways.push(['wrong', 'POST', badStatus])
  if (row.access !== 'secret') ways.push(['cross-site', 'POST', 403])
  if (readsItsBody(route)) ways.push(['too large', 'POST', row.takesFile ? 303 : 413])
  return ways
}

/** Signing out, what nobody serves and what is not open to the asker never look at a body. */
function readsItsBody({ path, row }: RouteCase): boolean {
  const looksAtNone = [
    '/mitarbeiter-portal/:token/code',
    '/mitarbeiter-portal/:token/code-anforderung',
    '/anmelden/code',
    '/abmelden',
    '/einrichten',
    '/*',
    '/api/*',
  ]
  return row.access !== 'account-link' && !looksAtNone.includes(path)
}

async function knock(running: RunningFirms, { route, way, method }: Case): Promise<RawAnswer> {
  const isPost = method === 'POST'
  const headers: Record<string, string> = {
    ...headersFor(route, isPost ? 'POST' : 'GET'),
    ...fromNewAddress(),
    ...(route.row.access === 'session' && way !== 'no session'
      ? { Cookie: String(cookies.get(running)) }
      : {}),
    ...(way === 'cross-site' ? { 'Sec-Fetch-Site': 'cross-site' } : {}),
  }
  const body = isPost ? { body: bodyOf(running, route, way) } : {}
  return rawRequest(running.server.baseUrl, pathOf(running, route, way), { method, headers, ...body })
}

function bodyOf({ firm }: RunningFirms, route: RouteCase, way: Way): string | Buffer {
  const { good, bad = '' } = route.post(firm)
  if (way === 'too large') return TOO_LARGE
  return way === 'wrong' ? bad : good
}

function pathOf(
  { firm }: RunningFirms,
  { path, purpose }: Pick<RouteCase, 'path' | 'purpose'>,
  way: Way,
): string {
  const tokens = way === 'ended' ? firm.expired : firm.subjects.tokens
  const token = way === 'forged' ? 'forged' : purpose ? tokens[purpose] : ''
  return fill(path, token, firm.subjects, firm.month)
}

/** A mail to look at in a frame of our pages, with its colours at its elements. */
function isSheet({ path, status }: Case): boolean {
  return path.endsWith('/vorschau') && (status === 200 || status === 422)
}

function expectAll(answer: RawAnswer, one: Case): void {
  expect(answer.status).toBe(one.status)
  expectEverywhere(answer, isSheet(one) ? 'SAMEORIGIN' : 'DENY')
  expectNeverStored(answer, one)
  expectPolicy(answer, one)
  expectType(answer, one)
  expectCookies(answer, one)
}

function expectEverywhere({ headers }: RawAnswer, framing = 'DENY'): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': framing,
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  for (const name of FORBIDDEN) expect(headers[name], name).toBeUndefined()
}

function expectNeverStored({ headers }: RawAnswer, { path, status }: Case): void {
  expect(headers['cache-control']).toMatch(/(^|, )no-store(,|$)/)
  expect(headers['x-robots-tag']).toBe('noindex, noarchive')
  if (status === 405) expect(headers.allow, path).toMatch(/^(GET, HEAD|POST|GET, HEAD, POST)$/)
}

function expectPolicy({ headers, body }: RawAnswer, one: Case): void {
  const { path, status, route } = one
  const policy = String(headers['content-security-policy'])
  if (isSheet(one)) {
    expect(policy).toBe(SHEET_POLICY)
    expect(body).not.toMatch(/<script|\son\w+=|javascript:/i)
    return
  }
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  if (route.row.hasScripts && status === 200) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{20,}'/)
    return
  }
  expect(policy).not.toContain('script-src')
  expect(body).not.toMatch(/<script|\son\w+=|javascript:/i)
  if (headers['content-type'] !== 'message/rfc822') expect(body).not.toMatch(/\sstyle=|<style/)
  const isForHomeScreen = path.startsWith('/mitarbeiter-portal/')
  if (isForHomeScreen) expect(policy).toBe(TOKEN_PAGE_POLICY.replace('data:;', "data:; manifest-src 'self';"))
  else if (isTokenPath(path)) expect(policy).toBe(TOKEN_PAGE_POLICY)
}

function expectType({ headers, body }: RawAnswer, { path, status }: Case): void {
  const type = headers['content-type']
  if (body === '') {
    expect(status).toBe(303)
    return
  }
  const [, ofFile] = FILE_TYPES.find(([pattern]) => pattern.test(path)) ?? []
  if (path.startsWith('/api/'))
    expect(type).toBe(status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json')
  else if (ofFile !== undefined && status === 200) expect(type).toBe(ofFile)
  else if (type !== 'application/pdf') expect(type).toBe('text/html; charset=utf-8')
}

function expectCookies({ headers }: RawAnswer, { path, status }: Case): void {
  const mayHold = (path === '/anmelden' || path === '/abmelden') && status === 303
  expect(headers['set-cookie'] === undefined || mayHold).toBe(true)
}
