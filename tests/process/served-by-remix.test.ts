import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '~/http/sha256.server'
import { fromNewAddress, signIn } from '../support/knock'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import { fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'
import type { Method } from '../support/route-table'
import { type RunningFirms, startWithFirms } from '../support/running-firm'
import { steady } from '../support/steady'
import { V8_FOR_TESTS } from '../support/v8-for-tests'

// With SERVE=remix every route answers as it does without: status, headers, and what is in the answer.

/** Some two thousand answers. */
const PATIENCE_MS = 240_000
/** How an answer travels, and what is counted or drawn for each. */
const OF_THE_WAY = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]

/** Of one server alone: what it drew, measured or kept. */
const OF_ONE_SERVER: [RegExp, string][] = [
  [/'nonce-[^']+'/g, 'nonce'],
  [/(?<=[/=])[\w-]{22}(?![\w-])/g, 'key'],
  [/(?<=")[0-9a-f]{16}(?=")/g, 'session'],
  [/(?<=etag: \\?")[\w-]{22}/g, 'version'],
  [/(?<=\/(ereignisse|meldungen)\/)[0-9a-f-]{36}/g, 'made'],
  [/_ms":[\d.]+/g, '_ms'],
  [/freeBytes\\?",\d+/g, 'freeBytes'],
  [/[\d.,]+ MB(?=<)/g, 'MB'],
  [/(?<=;)r=\d+;t=\d+/g, 'left'],
  [/eyJ[\w.-]+/g, 'token'],
  [/localhost:\d+/g, 'host'],
  [/^DTSTAMP:\d{8}T\d{6}Z/gm, 'DTSTAMP'],
]

let both: [RunningFirms, RunningFirms]
let sessions: [string, string]

beforeAll(async () => {
  // Each route is asked a few times, which is what these flags are for.
  const start = (SERVE: string) => startWithFirms({ SERVE }, { flags: V8_FOR_TESTS })
  both = await Promise.all([start('own'), start('remix')])
  sessions = await Promise.all(both.map(signInOwner) as [Promise<string>, Promise<string>])
})
afterAll(() => Promise.all(both.map(({ stop }) => stop())))

test('every route answers the same', { timeout: PATIENCE_MS }, async () => {
  const differing: string[] = []
  let asked = 0
  // All is read before anything is posted: what posts make has ids of its own on each side.
  for (const ways of [readsOf, writesOf]) {
    for (const route of routeCases) {
      for (const way of ways(route)) {
        const [own, remix] = await Promise.all([knock(0, route, way), knock(1, route, way)])
        asked += 1
        if (seen(own) !== seen(remix))
          differing.push(`${way.name} ${route.path}\n${difference(seen(own), seen(remix))}`)
      }
    }
  }
  expect(differing).toEqual([])
  expect(asked).toBeGreaterThan(routeCases.length * 2)
})

interface Way {
  name: string
  method: string
  suffix?: string
  token?: string
  body?: 'good' | 'bad'
}

function readsOf({ row, purpose, path }: RouteCase): Way[] {
  if (!row.methods.includes('GET')) return []
  return [
    { name: 'GET', method: 'GET' },
    { name: 'HEAD', method: 'HEAD' },
    ...(purpose ? [{ name: 'GET, forged,', method: 'GET', token: 'forged' }] : []),
    ...(row.hasScripts && path !== '/' ? [{ name: 'GET data', method: 'GET', suffix: '.data' }] : []),
  ]
}

function writesOf({ row, path }: RouteCase): Way[] {
  // Signing out would end the session for everything that comes after.
  if (path === '/abmelden') return []
  return row.methods
    .filter((method) => method !== 'GET')
    .flatMap((method) => [
      { name: `${method}, wrong,`, method, body: 'bad' },
      { name: method, method, body: 'good' },
    ])
}

async function knock(
  which: 0 | 1,
  route: RouteCase,
  { method, suffix = '', token, body }: Way,
): Promise<RawAnswer> {
  const { firm, server } = both[which]
  const { subjects, month } = firm
  const path = fill(
    route.path,
    token ?? (route.purpose ? subjects.tokens[route.purpose] : ''),
    subjects,
    month,
  )
  const headers = {
    ...headersFor(route, method === 'HEAD' ? 'GET' : (method as Method), both[which].firm.key),
    ...fromNewAddress(),
    ...(route.row.access === 'session' ? { Cookie: sessions[which] } : {}),
    Host: 'localhost',
  }
  return rawRequest(server.baseUrl, `${path}${suffix}`, {
    method,
    headers,
    ...(body ? { body: route.post(firm)[body] ?? '' } : {}),
  })
}

function seen({ status, headers, bytes, body }: RawAnswer): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !OF_THE_WAY.includes(name))
    .map(([name, value]) => `${name}: ${comparable(name, value, bytes)}`)
  const all = steady(`${status}\n${lines.toSorted().join('\n')}\n\n${body}`)
  return OF_ONE_SERVER.reduce((text, [pattern, by]) => text.replace(pattern, by), all)
}

/** A hash of the content counts as right or wrong: what is in a file may hold the second at which it was made. */
function comparable(name: string, value: string | string[] | undefined, bytes: Buffer) {
  if (name === 'set-cookie') return cookieNames(value)
  if (name === 'etag' && bytes.length === 0) return 'of a content'
  if (name === 'etag' && value === `"${sha256(bytes)}"`) return 'of this content'
  return value
}

function cookieNames(cookies: string | string[] | undefined): string[] {
  return [cookies ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, ''))
}

function difference(own: string, remix: string): string {
  let at = 0
  while (own[at] === remix[at]) at += 1
  return [own, remix].map((text) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 120))).join('\n')
}

function signInOwner({ server, firm }: RunningFirms): Promise<string> {
  return signIn(server.baseUrl, firm.email('owner'))
}
