import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writing } from '~/domain/kernel/writing.server'
import { provideLink } from '~/domain/links/links.server'
import type { Role } from '~db/schema'
import { officeNow } from '../factories/firm'
import { expectProblem, pointersOf } from '../support/answers'
import { countRows } from '../support/count-rows'
import { signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// The row "Token route" of the design's table.

const DAY_MS = 86_400_000
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

let running: RunningFirms
let cookie: string

beforeAll(async () => {
  running = await startWithFirms()
  cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
})
afterAll(() => running.stop())

interface Handed {
  token: string
  link: string
  expires_at: string
}

function post(body: string | undefined, id = running.firm.subjects.invoiceId, headers = { Cookie: cookie }) {
  return rawRequest(running.server.baseUrl, `/api/intern/rechnungen/${id}/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
}

async function handOut(wish?: unknown, id?: string): Promise<Handed> {
  const answer = await post(wish === undefined ? undefined : JSON.stringify(wish), id)
  expect(answer.status).toBe(200)
  const record = JSON.parse(answer.body) as Handed
  expect(Object.keys(record)).toEqual(['token', 'link', 'expires_at'])
  expect(record.expires_at).toMatch(UTC_INSTANT)
  return record
}

const statusOf = async ({ token }: Handed) =>
  (await rawRequest(running.server.baseUrl, `/rechnung/${token}`)).status

const daysLeft = ({ expires_at }: Handed) => (Date.parse(expires_at) - Date.now()) / DAY_MS

describe('token route: who may', () => {
  test.each(['', 'zahltag_session=nonsense', '__Host-zahltag_session=x'])(
    'without a session (%s): 401 problem+json, never a redirect',
    async (nonsense) => {
      const before = await countRows(running.db)
      const answer = await post('{"neu":true}', undefined, { Cookie: nonsense })
      expectProblem(answer, 401)
      expect(answer.headers.location).toBeUndefined()
      expect(await countRows(running.db)).toEqual(before)
    },
  )

  test.each<[Role, boolean]>([
    ['owner', true],
    ['invoicing', true],
    ['payroll', false],
    ['read_only', false],
  ])('%s: %s', async (role, may) => {
    const session = await signIn(running.server.baseUrl, running.firm.email(role))
    const answer = await post('', undefined, { Cookie: session })
    if (may) expect(answer.status).toBe(200)
    else expectProblem(answer, 403)
  })

  test('a session that was ended: 401', async () => {
    const session = await signIn(running.server.baseUrl, running.firm.email('owner'))
    await rawRequest(running.server.baseUrl, '/abmelden', { method: 'POST', headers: { Cookie: session } })
    expectProblem(await post('', undefined, { Cookie: session }), 401)
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s: 405 with Allow', async (method) => {
    const path = `/api/intern/rechnungen/${running.firm.subjects.invoiceId}/token`
    const answer = await rawRequest(running.server.baseUrl, path, { method, headers: { Cookie: cookie } })
    expectProblem(answer, 405)
    expect(answer.headers.allow).toBe('POST')
  })

  test('from another site: 403', async () => {
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' }
    expectProblem(await post('', undefined, headers), 403)
  })

  test.each([
    ['of another firm', () => running.foreign.invoiceId],
    ['of nobody', () => 'eeeeeeee-0000-4000-8000-000000000001'],
    ['that is no id', () => 'R-2026-0001'],
  ])('an invoice %s: 404', async (_, find) => {
    const before = await countRows(running.db)
    expectProblem(await post('{"neu":true}', find()), 404)
    expect(await countRows(running.db)).toEqual(before)
  })
})

describe('token route: what it gives', () => {
  test('an empty body: the live link, the same every time', async () => {
    const first = await handOut()
    expect(await handOut({})).toEqual(first)
    expect(await handOut({ neu: false })).toEqual(first)
    expect(await statusOf(first)).toBe(200)
  })

  test.each([1, 730])('gueltig_tage %i: a new one of that life, and the old lives', async (days) => {
    const old = await handOut()
    const fresh = await handOut({ gueltig_tage: days })
    expect(fresh.token).not.toBe(old.token)
    expect(daysLeft(fresh)).toBeGreaterThan(days - 0.01)
    expect(daysLeft(fresh)).toBeLessThanOrEqual(days)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([200, 200])
  })

  test('neu: a new one, and only that revokes the old', async () => {
    const old = await handOut()
    const fresh = await handOut({ neu: true })
    expect(fresh.token).not.toBe(old.token)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([410, 200])
    expect(await handOut()).toEqual(fresh)
  })

  test('neu with gueltig_tage: both hold', async () => {
    const old = await handOut()
    const fresh = await handOut({ gueltig_tage: 30, neu: true })
    expect(daysLeft(fresh)).toBeCloseTo(30, 1)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([410, 200])
  })

  test('with under 14 days left a new one is made and the old lives to its end', async () => {
    const short = await handOut({ gueltig_tage: 13, neu: true })
    const fresh = await handOut()
    expect(fresh.token).not.toBe(short.token)
    expect(daysLeft(fresh)).toBeCloseTo(180, 1)
    expect([await statusOf(short), await statusOf(fresh)]).toEqual([200, 200])
  })

  test('with 14 days left and a little it is kept', async () => {
    const enough = await handOut({ gueltig_tage: 15, neu: true })
    expect(await handOut()).toEqual(enough)
  })

  test('of a draft: its link exists, the page says it is not published yet', async () => {
    const handed = await handOut({}, running.firm.subjects.draftId)
    const page = await rawRequest(running.server.baseUrl, new URL(handed.link).pathname)
    expect(page.status).toBe(404)
    expect(page.body).toContain('noch nicht')
  })

  test('the link is made from BASE_URL, never from a header of the request', async () => {
    const headers = { Cookie: cookie, 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' }
    const answer = await post('', undefined, headers)
    expect((JSON.parse(answer.body) as Handed).link).toMatch(`${running.server.baseUrl}/rechnung/`)
  })

  test('links of another customer are left alone', async () => {
    const { firm, neighbour, house } = running
    const scope = officeNow(neighbour.scope.tenantId)
    const provide = () =>
      writing(house, scope, (trx) => provideLink(trx, house.keyring, scope, invoiceOf(neighbour)))
    const before = await provide()
    await handOut({ neu: true })
    const after = await provide()
    expect(after).toEqual(before)
    expect(firm.subjects.invoiceId).toBe(neighbour.subjects.invoiceId)
  })
})

describe('token route: what it refuses', () => {
  test.each<[string, number, string[]]>([
    ['{', 400, []],
    ['nonsense', 400, []],
    ['{"gueltig_tage":0}', 422, ['/gueltig_tage']],
    ['{"gueltig_tage":731}', 422, ['/gueltig_tage']],
    ['{"gueltig_tage":1.5}', 422, ['/gueltig_tage']],
    ['{"gueltig_tage":"30"}', 422, ['/gueltig_tage']],
    ['{"neu":"ja"}', 422, ['/neu']],
    ['{"tage":3}', 422, ['']],
    ['[]', 422, ['']],
    ['null', 422, ['']],
  ])('%s: %i', async (body, status, pointers) => {
    const before = await countRows(running.db)
    const record = expectProblem(await post(body), status)
    if (status === 422) expect(pointersOf(record)).toEqual(pointers)
    expect(await countRows(running.db)).toEqual(before)
  })

  test('more than 64 KiB: 413', async () => {
    expectProblem(await post('x'.repeat(65 * 1024)), 413)
  })
})

function invoiceOf({ subjects }: RunningFirms['firm']) {
  return { purpose: 'rechnung', subjectId: subjects.invoiceId } as const
}
