import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { fromNewAddress, postForm, signIn } from '../support/knock'
import { MARKER, NEIGHBOUR_MARKER } from '../support/made-firms'
import { rawRequest } from '../support/raw-request'
import { fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// One window shows the first firm, and in another its reader switches to the second, which has things with the same ids.

/** They name their firm, concern none, or keep nothing. */
const OF_NO_FIRM = /^\/buero\/mandant|\/vorschau$/
/** The form of a new address stands on its task's page, a month without a calculated payslip has none; the others are gone once they were sent. */
const FORM_ELSEWHERE = [
  '/buero/lohnzettel/abrechnung/:month/abschluss',
  '/buero/aufgaben/:taskId/umsetzung',
  '/buero/bank/spalten/:unreadFileId',
  '/buero/kunden/:customerId/mahnantrag',
]
const office = routeCases.filter(({ path }) => path.startsWith('/buero'))
const acts = office.filter(({ path, row }) => row.methods.includes('POST') && !OF_NO_FIRM.test(path))

let running: RunningFirms
let cookie: string

beforeAll(async () => {
  running = await startWithFirms()
  const { db, firm, neighbour } = running
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', firm.email('owner'))
    .executeTakeFirstOrThrow()
  await addMembership(running.house, neighbour.scope, { userId: owner.id, role: 'owner' })
  cookie = await signIn(running.server.baseUrl, firm.email('owner'))
})
afterAll(() => running.stop())

const pathOf = ({ path }: RouteCase) => fill(path, '', running.firm.subjects, running.firm.month)

async function switchTo(tenantId: string | null): Promise<void> {
  await postForm(running.server.baseUrl, '/buero/mandant', { tenant: tenantId ?? '' }, { Cookie: cookie })
}

function act(route: RouteCase, query: string) {
  return rawRequest(running.server.baseUrl, pathOf(route) + query, {
    method: 'POST',
    headers: { ...headersFor(route, 'POST'), ...fromNewAddress(), Cookie: cookie },
    body: route.post(running.firm).good,
  })
}

async function auditOf(tenantId: string | null) {
  const { db } = running
  const rows = await db.selectFrom('audit_entries').select('seq').where('tenant_id', '=', tenantId).execute()
  return rows.length
}

describe('a form of the first window', () => {
  beforeAll(() => switchTo(running.neighbour.scope.tenantId))

  test.each(acts)('changes nothing at $path, and says why', async (route) => {
    const { firm, neighbour } = running
    const before = [await auditOf(firm.scope.tenantId), await auditOf(neighbour.scope.tenantId)]
    for (const [language, words] of [
      ['de', 'Es wurde nichts geändert.'],
      ['en', 'Nothing was changed.'],
    ]) {
      const answer = await act(route, `?mandant=${firm.scope.tenantId}&sprache=${language}`)
      expect(answer.status).toBe(409)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      for (const part of [
        MARKER,
        NEIGHBOUR_MARKER,
        words,
        `<html lang="${language}"`,
        `href="/buero?sprache=${language}"`,
      ])
        expect(answer.body).toContain(part)
    }
    expect([await auditOf(firm.scope.tenantId), await auditOf(neighbour.scope.tenantId)]).toEqual(before)
  })

  test.each(['', 'x', '00000000-0000-4000-8000-000000000009'])(
    'of a firm that is not the reader\'s, "%s", names none',
    async (id) => {
      const answer = await act(acts[0] as RouteCase, `?mandant=${id}`)
      expect(answer.status).toBe(409)
      expect(answer.body).toContain('eine andere Firma')
      expect(answer.body).not.toContain(MARKER)
    },
  )
})

describe('a form of the firm that is shown', () => {
  beforeAll(() => switchTo(running.firm.scope.tenantId))

  test.each(acts)('is carried out at $path', async (route) => {
    const answer = await act(route, `?mandant=${running.firm.scope.tenantId}`)
    expect(answer.status).toBe(route.post(running.firm).status)
  })
})

describe('every form of the office says which firm it shows', () => {
  const pages = office.filter(({ row, getStatus }) => row.methods.includes('GET') && getStatus === 200)

  beforeAll(() => switchTo(running.firm.scope.tenantId))

  test.each(pages)('on $path', async (route) => {
    const { body } = await rawRequest(running.server.baseUrl, pathOf(route), { headers: { Cookie: cookie } })
    const actions = [...body.matchAll(/<form[^>]*method="post"[^>]*action="([^"]*)"/g)].map(
      ([, path]) => path,
    )
    const ofFirm = actions.filter((path) => path?.startsWith('/buero/') && !OF_NO_FIRM.test(path))
    for (const path of ofFirm)
      expect(path).toMatch(new RegExp(`(?:\\?|&amp;)mandant=${running.firm.scope.tenantId}`))
    if (acts.includes(route) && !FORM_ELSEWHERE.includes(route.path)) expect(ofFirm.length).toBeGreaterThan(0)
  })
})
