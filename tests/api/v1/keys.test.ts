import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeApiKey, revokeApiKey } from '~/domain/api-keys/keys.server'
import type { ApiScope } from '~/domain/api-keys/scopes'
import { addDays } from '~/domain/values/calendar'
import { signIn } from '../../account/people'
import { type Firm, idsOf, makeFirm, PASSWORD } from '../../factories/firm'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { fill, headersFor, namesThing, type RouteCase, routeCases } from '../../support/route-cases'
import type { Method } from '../../support/route-table'

// Every route of the interface, as the build has it: without a key, with a wrong one, with the office's session instead,
// with a key of each scope, and with one of another firm.

/** By the first part of the address below /api/v1: what opens it, and what changes something there. */
const OPENS: Record<string, { reading: ApiScope[]; changing: ApiScope[] }> = {
  articles: { reading: ['invoices:read', 'invoices:write'], changing: [] },
  customers: { reading: ['customers:read', 'customers:write'], changing: ['customers:write'] },
  payments: { reading: ['payments:read', 'payments:write'], changing: ['payments:write'] },
  contracts: { reading: ['contracts:read'], changing: [] },
  mandates: { reading: ['mandates:read'], changing: [] },
  hours: { reading: ['hours:read', 'hours:write'], changing: ['hours:write'] },
  employees: { reading: ['employees:read'], changing: [] },
  invoices: { reading: ['invoices:read', 'invoices:write'], changing: ['invoices:write'] },
}
const EVERY: ApiScope[] = [
  'customers:read',
  'customers:write',
  'contracts:read',
  'invoices:read',
  'invoices:write',
  'payments:read',
  'payments:write',
  'mandates:read',
  'hours:read',
  'hours:write',
  'employees:read',
]

const calls = routeCases
  .filter(({ row }) => row.access === 'key')
  .flatMap((route) => route.row.methods.map((method) => ({ path: route.path, method, route })))

let firm: Firm
let stranger: Firm
let cookie: string

beforeAll(async () => {
  firm = await makeFirm(house, 'muschel', idsOf('a'))
  stranger = await makeFirm(house, 'quallen', idsOf('b'))
  cookie = (await signIn(firm.email('owner'), PASSWORD)) ?? ''
})

async function keyWith(scopes: ApiScope[], expiresOn: string | null = null): Promise<string> {
  const key = { name: 'Zeiterfassung', scopes, expiresOn, formKey: randomUUID() }
  return (await makeApiKey(house, firm.scope, key)) ?? ''
}

function call(route: RouteCase, method: Method, headers: Record<string, string>, of: Firm = firm) {
  return ask(fill(route.path, '', of.subjects, of.month), {
    method,
    headers: { ...headersFor(route, method, firm.key), 'x-client-ip': randomUUID(), ...headers },
    ...(method === 'GET' ? {} : { body: String(route.post(firm).good) }),
  })
}

async function codeOf(answer: Response) {
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

test('there are calls to ask for, and each noun of theirs has its scopes', () => {
  expect(calls.length).toBeGreaterThan(3)
  expect(new Set(calls.map(({ path }) => nounOf(path)))).toEqual(new Set(Object.keys(OPENS)))
})

describe.each(calls)('$method $path', ({ route, method }) => {
  test('without a key, with a wrong one, and with a session instead: 401', async () => {
    expect(await codeOf(await call(route, method, { Authorization: '' }))).toEqual([401, 'key_missing'])
    const office = { Authorization: '', Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
    expect(await codeOf(await call(route, method, office))).toEqual([401, 'key_missing'])
    for (const wrong of [firm.key.slice(0, -1), 'zahltag_key_', `${firm.key}x`])
      expect(await codeOf(await call(route, method, { Authorization: `Bearer ${wrong}` }))).toEqual([
        401,
        'key_wrong',
      ])
    const basic = Buffer.from(`${firm.key}:`).toString('base64')
    expect((await call(route, method, { Authorization: `Basic ${basic}` })).status).toBe(401)
  })

  test('with a key of each other scope: 403, and nothing is written', async () => {
    const { reading, changing } = OPENS[nounOf(route.path)] ?? { reading: [], changing: [] }
    const opening = method === 'GET' ? reading : changing
    for (const scope of EVERY.filter((one) => !opening.includes(one))) {
      const before = await changes()
      const Authorization = `Bearer ${await keyWith([scope])}`
      expect(await codeOf(await call(route, method, { Authorization })), scope).toEqual([
        403,
        'scope_missing',
      ])
      expect(await changes()).toBe(before + 1)
    }
  })

  test('with a key of the scope it is answered', async () => {
    const { reading, changing } = OPENS[nounOf(route.path)] ?? { reading: [], changing: [] }
    const [scope] = method === 'GET' ? reading : changing
    const Authorization = `Bearer ${await keyWith([scope as ApiScope])}`
    const { status } = await call(route, method, { Authorization })
    expect(status).toBe(method === 'GET' ? route.getStatus : route.post(firm).status)
  })
})

test.each(calls.filter(({ path }) => namesThing(path)))(
  '$method $path of another firm: 404, as if there were none',
  async ({ route, method }) => {
    const before = await changes(stranger)
    expect(await codeOf(await call(route, method, {}, stranger))).toEqual([404, 'not_found'])
    expect(await changes(stranger)).toBe(before)
  },
)

test.each(calls.filter(({ path, method }) => method === 'GET' && !namesThing(path)))(
  '$path holds nothing of another firm',
  async ({ route }) => {
    const listed = await (await call(route, 'GET', {})).text()
    expect(listed).toMatch(/"id":|"employee_id":|"article_number":/)
    for (const id of Object.values(stranger.subjects).filter(isId)) expect(listed).not.toContain(id)
  },
)

function isId(subject: unknown): subject is string {
  return typeof subject === 'string' && /^[0-9a-f-]{36}$/.test(subject)
}

test('a key counts until its last day is over, and not a moment longer than it is revoked', async () => {
  const [first] = calls.filter(({ method }) => method === 'GET')
  if (!first) throw new Error('nothing can be read')
  const asks = async (key: string) =>
    (await call(first.route, 'GET', { Authorization: `Bearer ${key}` })).status
  const { today } = firm.scope
  expect(await asks(await keyWith(EVERY, today))).toBe(200)
  expect(await asks(await keyWith(EVERY, addDays(today, -1)))).toBe(401)
  const key = await keyWith(EVERY)
  expect(await asks(key)).toBe(200)
  const { id } = await db
    .selectFrom('api_keys')
    .select('id')
    .where('tenant_id', '=', firm.scope.tenantId)
    .where('beginning', '=', key.slice(0, 20))
    .executeTakeFirstOrThrow()
  await revokeApiKey(house, firm.scope, id)
  expect(await asks(key)).toBe(401)
})

test('a key guessed often is told to wait', async () => {
  const headers = { Authorization: 'Bearer zahltag_key_geraten', 'x-client-ip': '192.0.2.77' }
  const statuses: number[] = []
  for (let number = 0; number < 31; number += 1)
    statuses.push((await ask('/api/v1/customers', { headers })).status)
  expect(statuses).toEqual([...Array(30).fill(401), 429])
  const own = { ...headers, Authorization: `Bearer ${firm.key}` }
  expect((await ask('/api/v1/customers', { headers: own })).status).toBe(200)
})

function nounOf(path: string): string {
  return path.split('/')[3] ?? ''
}

/** Whatever is written leaves an entry in the audit. */
async function changes({ scope }: Firm = firm): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  return count
}
