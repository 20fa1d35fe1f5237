import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '~db/schema'
import { fromNewAddress, signIn } from './support/knock'
import { type RawAnswer, rawRequest } from './support/raw-request'
import {
  fill,
  foreignStatus,
  headersFor,
  isHidden,
  namesThing,
  type RouteCase,
  routeCases,
} from './support/route-cases'
import type { Method } from './support/route-table'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// Every route behind the sign-in, asked by every other role than the owner, for the firm's own things and for a
// stranger's. The owner asks in every-route.test.ts and tenancy.test.ts.

const ROLES: Role[] = ['invoicing', 'payroll', 'read_only']
const behindSignIn = routeCases.filter(({ row }) => row.access === 'session')
const cases = behindSignIn.flatMap((route) =>
  ROLES.flatMap((role) => route.row.methods.map((method) => ({ path: route.path, role, method, route }))),
)

let running: RunningFirms
const cookies = new Map<Role, string>()
/** What invoicing was answered, which is looked at twice. */
const seenByInvoicing = new Map<RouteCase, RawAnswer>()

beforeAll(async () => {
  running = await startWithFirms()
  for (const role of [...ROLES, 'owner'] as const)
    cookies.set(role, await signIn(running.server.baseUrl, running.firm.email(role)))
})
afterAll(() => running.stop())

describe.each(ROLES)('%s', (role) => {
  const own = cases.filter((one) => one.role === role)
  test.each(own)('$method $path of the own firm', async ({ route, method }) => {
    const answer = await knock(route, method, role, 'own')
    if (role === 'invoicing' && method === 'GET') seenByInvoicing.set(route, answer)
    if (isHidden(route, method, role)) expect(answer.status).toBe(404)
    else if (route.row.roles.includes(role)) expect(answer.status).toBe(orderly(route, method))
    else expect(answer.status).toBe(403)
  })

  const named = own.filter(({ path }) => namesThing(path))
  test.each(named)('$method $path of another firm', async ({ route, method }) => {
    const answer = await knock(route, method, role, 'foreign')
    expect(answer.status).toBe(route.row.roles.includes(role) ? foreignStatus(route, method) : 403)
  })
})

test('invoicing never gets a byte of a payslip: no page names an employee', async () => {
  const { firm, server } = running
  for (const route of behindSignIn.filter(({ row }) => row.methods.includes('GET'))) {
    const answer = seenByInvoicing.get(route) ?? (await knock(route, 'GET', 'invoicing', 'own'))
    expect(answer.body, route.path).not.toContain(`Petersen ${firm.marker}`)
    expect(answer.body, route.path).not.toContain('/mitarbeiter-portal/')
  }
  const owner = await rawRequest(server.baseUrl, '/buero/mitarbeiter', {
    headers: { Cookie: String(cookies.get('owner')) },
  })
  expect(owner.body).toContain(`Petersen ${firm.marker}`)
})

function knock(route: RouteCase, method: Method, role: Role, whose: 'own' | 'foreign'): Promise<RawAnswer> {
  const { firm, foreign, server } = running
  return rawRequest(
    server.baseUrl,
    fill(route.path, '', whose === 'own' ? firm.subjects : foreign, firm.month),
    {
      method,
      headers: { ...headersFor(route, method), ...fromNewAddress(), Cookie: String(cookies.get(role)) },
      ...(method !== 'GET' ? { body: route.post(firm).good } : {}),
    },
  )
}

function orderly(route: RouteCase, method: Method): number {
  return method === 'GET' ? route.getStatus : route.post(running.firm).status
}
