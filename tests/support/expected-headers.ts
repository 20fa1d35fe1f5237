import { expect } from 'vitest'
import { isTokenPath } from '~/http/headers.server'
import type { RawAnswer } from './raw-request'
import { allowOf, type Visit } from './visits'

// Which headers every answer carries.

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

/** What addresses answer that give a file other than a PDF. */
const FILE_TYPES: [RegExp, string][] = [
  [/\/eml$/, 'message/rfc822'],
  [/\/meldung\.json$/, 'application/json; charset=utf-8'],
  [/\/(logo\/bild|scan\/datei)$/, 'image/jpeg'],
  [/\/:debitRunId\/datei$/, 'application/xml'],
  [/\/:year$|\.zip$/, 'application/zip'],
  [/\.png$|\/seiten\/:page$/, 'image/png'],
  [/\.csv$|\/uebergaben\/:handoverId$/, 'text/csv; charset=utf-8'],
  [/\.ini$/, 'text/plain; charset=windows-1252'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.webmanifest$/, 'application/manifest+json; charset=utf-8'],
  [/\.ics$/, 'text/calendar; charset=utf-8'],
]

/** A mail to look at in a frame of our pages, with its colours at its elements. */
function isSheet({ path, status }: Visit): boolean {
  return path.endsWith('/vorschau') && (status === 200 || status === 422)
}

/** Checks the status and every header of an answer, and that a page brings only what it may. */
export function expectAnswer(answer: RawAnswer, one: Visit): void {
  expect(answer.status).toBe(one.status)
  expectEverywhere(answer, isSheet(one) ? 'SAMEORIGIN' : 'DENY')
  expectNeverStored(answer, one)
  expectPolicy(answer, one)
  expectType(answer, one)
  expectCookies(answer, one)
}

/** What every answer carries, whatever it is. */
export function expectEverywhere({ headers }: RawAnswer, framing = 'DENY'): void {
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

/** The same for everybody. */
function isContract({ path, status }: Visit): boolean {
  return path === '/api/openapi.json' && status === 200
}

function expectNeverStored({ headers }: RawAnswer, one: Visit): void {
  const { route, status } = one
  if (isContract(one)) expect(headers['cache-control']).toBe('public, max-age=300')
  else expect(headers['cache-control']).toMatch(/(^|, )no-store(,|$)/)
  expect(headers['x-robots-tag']).toBe('noindex, noarchive')
  if (status === 405) {
    expect(headers.allow).toMatch(/^(GET, HEAD|POST|GET, HEAD, (POST|PATCH))$/)
    expect(headers.allow).toBe(allowOf(route))
  }
}

function expectPolicy({ headers, body }: RawAnswer, one: Visit): void {
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

function expectType({ headers, body }: RawAnswer, { path, status }: Visit): void {
  const type = headers['content-type']
  if (body === '') {
    expect(status).toBe(303)
    return
  }
  const [, ofFile] = FILE_TYPES.find(([pattern]) => pattern.test(path)) ?? []
  if (isForPrograms(path) && type !== 'application/pdf')
    expect(type).toBe(status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json')
  else if (ofFile !== undefined && status === 200) expect(type).toBe(ofFile)
  else if (type !== 'application/pdf') expect(type).toBe('text/html; charset=utf-8')
}

function isForPrograms(path: string): boolean {
  return path.startsWith('/api/') && !/^\/api\/docs(\/|$)/.test(path)
}

function expectCookies({ headers }: RawAnswer, { path, status }: Visit): void {
  const mayHold = (path === '/anmelden' || path === '/abmelden') && status === 303
  expect(headers['set-cookie'] === undefined || mayHold).toBe(true)
}
