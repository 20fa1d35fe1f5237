import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '~db/schema'
import { type Rows, rowsReader } from './support/firm-rows'
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
import type { Method } from './support/route-table'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// Two firms with the same names, numbers and ids, told apart only by a marker in what people may read.
// Every route is asked in the name of the first for what only the second has: nothing of it may show or change. With the
// ids that both have, every-route.test.ts asks.

const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
let running: RunningFirms
let cookie: string
let rows: () => Promise<Rows>

beforeAll(async () => {
  running = await startWithFirms()
  rows = await rowsReader(running)
  cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
})
afterAll(() => running.stop())

const requests = routeCases.flatMap((route) =>
  route.row.methods.map((method) => ({ path: route.path, method, route })),
)

describe('nothing of the second firm shows or changes', () => {
  const withIds = requests.filter(({ path }) => namesThing(path) && !path.includes(':file'))
  test.each(withIds)('$method $path with an id that only the second has', async ({ route, method }) => {
    const before = await rows()
    const answer = await knock(route, method)
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
      ...(method !== 'GET' ? { body: route.post(firm).good } : {}),
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

/** Asks in the name of the first firm for what only the second has. */
function knock(route: RouteCase, method: Method): Promise<RawAnswer> {
  const { firm, foreign, server } = running
  const token = route.purpose ? firm.subjects.tokens[route.purpose] : ''
  return rawRequest(server.baseUrl, fill(route.path, token, foreign, firm.month), {
    method,
    headers: {
      ...headersFor(route, method, firm.key),
      ...fromNewAddress(),
      ...(route.row.access === 'session' ? { Cookie: cookie } : {}),
    },
    ...(method !== 'GET' ? { body: route.post(firm).good } : {}),
  })
}

/** Headers and body together: a location tells as much as a page. */
function read(answer: RawAnswer): string {
  return `${JSON.stringify(answer.headers)}\n${answer.body}`
}
