import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { startPendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { newSessionToken } from '~/http/session-cookie.server'
import { versionSeenBy } from './support/effects'
import { expectAnswer } from './support/expected-headers'
import { type Rows, rowsReader, tablesOfTenants } from './support/firm-rows'
import { signIn } from './support/knock'
import { MARKER, NEIGHBOUR_MARKER } from './support/made-firms'
import { type RawAnswer, rawRequest } from './support/raw-request'
import { routeCases } from './support/route-cases'
import { type RunningFirms, startWithFirms } from './support/running-firm'
import { pathOf, type Visit, type Visitor, visit, visits } from './support/visits'

// Every route once in every way that it can answer: its status, its headers, whose words it shows, and what it leaves in
// the rows of two firms with the same names, numbers and ids. Roles are in roles.test.ts, ids and links of the other firm
// in tenancy.test.ts.

/** Routes of the first firm's people that show no word of any firm. */
const SHOWS_NO_FIRM = [
  '/rechnung/:token/girocode.png',
  '/portal/:token/girocode.png',
  '/portal/:token/jahre/:year',
  '/mitarbeiter-portal/:token/jahre/:year',
  '/portal/:token/rechnungen/:invoiceId/girocode.png',
  '/buero/lohnzettel/eingang/:slipId/seiten/:page',
  '/',
  '/robots.txt',
  '/anmelden',
  '/abmelden',
  '/passwort-vergessen',
  '/*',
  '/api/*',
  '/api/health',
  '/api/intern/webhook',
  '/buero/mandanten/:tenantId/logo/bild',
  '/buero/kunden/import/vorlage.csv',
  '/buero/mitarbeiter/import/vorlage.csv',
  '/buero/mandate/:mandateId/scan/datei',
  '/buero/stunden/satzbeschreibung.ini',
]

let running: RunningFirms
let visitor: Visitor
let rows: () => Promise<Rows>

beforeAll(async () => {
  running = await startWithFirms()
  rows = await rowsReader(running)
  const session = await signIn(running.server.baseUrl, running.firm.email('owner'))
  visitor = { running, session, halfSession: await halfSession() }
})
afterAll(() => running.stop())

describe('each route', () => {
  test('what both firms own is looked at', async () => {
    expect((await tablesOfTenants(running)).length).toBeGreaterThan(20)
  })

  test.each(visits)('$path, $way: $method $status', async (one) => {
    const before = await rows()
    const answer = await visit(visitor, one)
    expectAnswer(answer, one)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expectOwnWords(answer, one)
    const after = await rows()
    expect(after.theirs).toEqual(before.theirs)
    if (changesNothing(one)) expect(after).toEqual(before)
  })
})

test('a HEAD of any page or file changes nothing', async () => {
  const version = await versionSeenBy(running.house.reader)
  // The page of an imported file keeps its verdicts on the rows, which it would otherwise find again at each look.
  const judges = /^\/buero\/\w+\/import\/[\w-]{36}/
  for (const route of routeCases.filter(({ row }) => row.methods.includes('GET'))) {
    const path = pathOf(running, route, 'in order')
    if (judges.test(path)) continue
    const headers = { Cookie: visitor.session }
    const answer = await rawRequest(running.server.baseUrl, path, { method: 'HEAD', headers })
    expect([answer.status === 405, answer.bytes.length]).toEqual([false, 0])
    expect(await versionSeenBy(running.house.reader), `HEAD ${path}`).toBe(version)
  }
})

describe('a sign-in that waits for its code, and still does', () => {
  test.each(['/anmelden/code', '/anmelden'])('is one at %s', async (path) => {
    const headers = { Cookie: visitor.halfSession }
    const answer = await rawRequest(running.server.baseUrl, path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain(MARKER)
  })
})

function expectOwnWords(answer: RawAnswer, { path, way, method, status }: Visit): void {
  const read = wordsOf(answer)
  expect(read).not.toContain(NEIGHBOUR_MARKER)
  if (way === 'no session' || way === 'half a session') {
    if (status === 303) expect(answer.headers.location).toMatch(/^\/anmelden\?/)
    expect(read).not.toContain(MARKER)
  }
  if (way === 'forged' || way === 'wrong method') expect(read).not.toContain(MARKER)
  if (way === 'in order' && method === 'GET' && status === 200 && !SHOWS_NO_FIRM.includes(path))
    expect(read).toContain(MARKER)
}

/** Headers and body together: a location tells as much as a page. */
function wordsOf(answer: RawAnswer): string {
  return `${JSON.stringify(answer.headers)}\n${answer.body}`
}

function changesNothing({ way }: Visit): boolean {
  return !['in order', 'wrong', 'ended', 'too large'].includes(way)
}

/**
 * A session of somebody who has entered the password and not yet the code: not the owner's, which ends with the owner's
 * next password.
 */
async function halfSession(): Promise<string> {
  const { house, firm } = running
  const account = await findAccount(house.reader, firm.email('payroll'))
  const { tokenHash, setCookie } = await newSessionToken()
  await startPendingSignIn(house, {
    tokenHash,
    userId: account?.userId ?? '',
    tenantId: firm.scope.tenantId,
    at: new Date().toISOString(),
  })
  return setCookie.split(';')[0] ?? ''
}
