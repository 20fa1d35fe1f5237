import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { startPendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { newSessionToken } from '~/http/session-cookie.server'
import { fromNewAddress } from './support/knock'
import { MARKER } from './support/made-firms'
import { rawRequest } from './support/raw-request'
import { fill, headersFor, routeCases } from './support/route-cases'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// A session of somebody who has entered the password and not yet the code, at every route behind the sign-in.

let running: RunningFirms
let pending: string

beforeAll(async () => {
  running = await startWithFirms()
  const { house, firm } = running
  const account = await findAccount(house.reader, firm.email('owner'))
  const { tokenHash, setCookie } = await newSessionToken()
  pending = setCookie.split(';')[0] ?? ''
  await startPendingSignIn(house, {
    tokenHash,
    userId: account?.userId ?? '',
    tenantId: firm.scope.tenantId,
    at: new Date().toISOString(),
  })
})
afterAll(() => running.stop())

const guarded = routeCases
  .filter(({ row }) => row.access === 'session')
  .flatMap((route) => route.row.methods.map((method) => ({ path: route.path, method, route })))

describe('a pending sign-in', () => {
  test('is one: it opens the page that asks for the code', async () => {
    const answer = await rawRequest(running.server.baseUrl, '/anmelden/code', {
      headers: { Cookie: pending },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain(MARKER)
  })

  test.each(guarded)('is none at $method $path', async ({ path, method, route }) => {
    const { firm, server, db } = running
    const before = await db.selectFrom('audit_entries').selectAll().execute()
    const answer = await rawRequest(server.baseUrl, fill(path, '', firm.subjects, firm.month), {
      method,
      headers: { ...headersFor(route, method), ...fromNewAddress(), Cookie: pending },
      ...(method === 'POST' ? { body: route.post(firm).good } : {}),
    })
    if (path.startsWith('/api/')) expect(answer.status).toBe(401)
    else
      expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/anmelden\?/)])
    expect(answer.body).not.toContain(MARKER)
    expect(await db.selectFrom('audit_entries').selectAll().execute()).toEqual(before)
  })

  test('does not pass for a signed-in person at the sign-in page either', async () => {
    const answer = await rawRequest(running.server.baseUrl, '/anmelden', { headers: { Cookie: pending } })
    expect(answer.status).toBe(200)
  })
})
