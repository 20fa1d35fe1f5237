import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '~db/schema'
import { versionSeenBy } from './support/effects'
import { fromNewAddress, signIn } from './support/knock'
import { MARKER, NEIGHBOUR_MARKER } from './support/made-firms'
import { type RawAnswer, rawRequest } from './support/raw-request'
import {
  fill,
  foreignStatus,
  headersFor,
  namesThing,
  type RouteCase,
  routeCases,
} from './support/route-cases'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// Two firms with the same names, numbers and ids, told apart only by a marker in what people may read.
// Every route is asked in the name of the first: nothing of the second may show or change.

const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
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

interface Rows {
  mine: Record<string, unknown[]>
  links: number | undefined
  theirs: Record<string, unknown[]>
}

let running: RunningFirms
let cookie: string
let ownedTables: string[]
let kept: { version: number; rows: Rows } | undefined

beforeAll(async () => {
  running = await startWithFirms()
  ownedTables = await tablesOfTenants()
  cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
})
afterAll(() => running.stop())

const requests = routeCases.flatMap((route) =>
  route.row.methods.map((method) => ({ path: route.path, method, route })),
)

describe('nothing of the second firm shows or changes', () => {
  test('what both own is looked at', () => expect(ownedTables.length).toBeGreaterThan(20))

  test.each(requests)('$method $path with the ids that both firms have', async ({ route, method }) => {
    const before = await rows()
    const answer = await knock(route, method, 'shared')
    expect(answer.status).toBe(expectedStatus(route, method))
    expect(read(answer)).not.toContain(NEIGHBOUR_MARKER)
    if (method === 'GET' && route.getStatus === 200 && !SHOWS_NO_FIRM.includes(route.path))
      expect(read(answer)).toContain(MARKER)
    expect((await rows()).theirs).toEqual(before.theirs)
  })

  const withIds = requests.filter(({ path }) => namesThing(path) && !path.includes(':file'))
  test.each(withIds)('$method $path with an id that only the second has', async ({ route, method }) => {
    const before = await rows()
    const answer = await knock(route, method, 'foreign')
    expect(answer.status).toBe(foreignStatus(route, method))
    expect(read(answer)).not.toContain(NEIGHBOUR_MARKER)
    expect(await rows()).toEqual(before)
  })

  test('a payslip of a month that only somebody else has: 404', async () => {
    const { tokens } = running.firm.subjects
    const path = `/mitarbeiter-portal/${tokens['mitarbeiter-portal']}/lohnzettel/2019-01.pdf`
    expect((await rawRequest(running.server.baseUrl, path)).status).toBe(404)
  })
})

describe('without what a route asks for', () => {
  const guarded = requests.filter(({ route }) => route.row.access === 'session')

  test.each(guarded)(
    '$method $path of a stranger leads to the sign-in, or is 401',
    async ({ route, method }) => {
      const before = await rows()
      const answer = await knock(route, method, 'shared', '')
      if (route.path.startsWith('/api/')) expect(answer.status).toBe(401)
      else
        expect([answer.status, answer.headers.location]).toEqual([
          303,
          expect.stringMatching(/^\/anmelden\?/),
        ])
      expect(read(answer)).not.toContain(MARKER)
      expect(await rows()).toEqual(before)
    },
  )
})

describe('a link of one purpose opens nothing else', () => {
  const crossings = requests.flatMap(({ path, method, route }) =>
    PURPOSES.filter((other) => route.purpose !== undefined && other !== route.purpose).map((other) => ({
      path,
      method,
      route,
      other,
    })),
  )

  test.each(crossings)('$method $path with a link of $other: 404', async ({ route, method, other }) => {
    const before = await rows()
    const { firm, server } = running
    const path = fill(route.path, firm.subjects.tokens[other], firm.subjects, firm.month)
    const answer = await rawRequest(server.baseUrl, path, {
      method,
      headers: { ...headersFor(route, method), ...fromNewAddress() },
      ...(method === 'POST' ? { body: route.post(firm).good } : {}),
    })
    expect(answer.status).toBe(404)
    expect(read(answer)).not.toContain(MARKER)
    expect(await rows()).toEqual(before)
  })

  test.each(PURPOSES)('a %s link is no session', async (purpose) => {
    const token = running.firm.subjects.tokens[purpose]
    for (const name of ['zahltag_session', '__Host-zahltag_session']) {
      const headers = { Cookie: `${name}=${token}` }
      const answer = await rawRequest(running.server.baseUrl, '/buero', { headers })
      expect(answer.status).toBe(303)
    }
  })

  test('a portal gives no file of a draft or of somebody else', async () => {
    const { firm, foreign, neighbour, server } = running
    const portal = neighbour.subjects.tokens.portal
    const own = await rawRequest(
      server.baseUrl,
      `/portal/${portal}/rechnungen/${neighbour.subjects.invoiceId}/pdf`,
    )
    expect(own.status).toBe(200)
    for (const id of [foreign.invoiceId, foreign.draftId, neighbour.subjects.draftId]) {
      const other = await rawRequest(server.baseUrl, `/portal/${portal}/rechnungen/${id}/pdf`)
      expect(other.status).toBe(404)
    }
    const query = `?invoiceId=${neighbour.subjects.draftId}&id=${foreign.invoiceId}`
    const page = await rawRequest(server.baseUrl, `/rechnung/${firm.subjects.tokens.rechnung}${query}`)
    expect(read(page)).not.toContain(NEIGHBOUR_MARKER)
  })
})

/** Asks in the name of the first firm; `whose` ids stand in the path. */
function knock(
  route: RouteCase,
  method: 'GET' | 'POST',
  whose: 'shared' | 'foreign',
  session = cookie,
): Promise<RawAnswer> {
  const { firm, foreign, server } = running
  const token = route.purpose ? firm.subjects.tokens[route.purpose] : ''
  const path = fill(route.path, token, whose === 'shared' ? firm.subjects : foreign, firm.month)
  return rawRequest(server.baseUrl, path, {
    method,
    headers: {
      ...headersFor(route, method),
      ...fromNewAddress(),
      ...(route.row.access === 'session' && session ? { Cookie: session } : {}),
    },
    ...(method === 'POST' ? { body: route.post(firm).good } : {}),
  })
}

function expectedStatus(route: RouteCase, method: 'GET' | 'POST'): number {
  return method === 'GET' ? route.getStatus : route.post(running.firm).status
}

/** Headers and body together: a location tells as much as a page. */
function read(answer: RawAnswer): string {
  return `${JSON.stringify(answer.headers)}\n${answer.body}`
}

/** All that both firms own, row by row; read again only after the product has written. */
async function rows(): Promise<Rows> {
  const version = await versionSeenBy(running.db)
  if (version !== kept?.version) kept = { version, rows: await readRows() }
  return kept.rows
}

async function readRows(): Promise<Rows> {
  const { firm, neighbour } = running
  const { access_links, ...mine } = await rowsOf(firm.scope.tenantId)
  // A link that was opened counts its visits; everything else stays.
  return { mine, links: access_links?.length, theirs: await rowsOf(neighbour.scope.tenantId) }
}

async function rowsOf(tenantId: string): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const name of ownedTables) {
    const { rows } = await sql`select * from ${sql.table(name)} where tenant_id = ${tenantId}`.execute(
      running.db,
    )
    all[name] = rows
  }
  return all
}

async function tablesOfTenants(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct item.name from sqlite_master as item, pragma_table_info(item.name) as column
    where item.type = 'table' and column.name = 'tenant_id'`.execute(running.db)
  return rows.map(({ name }) => name)
}
