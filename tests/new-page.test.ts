import { beforeAll, describe, expect, test, vi } from 'vitest'
import { admit } from '~/auth/admission.server'
import type { Scope } from '~/domain/kernel/scope'
import { gate } from '~/http/gate.server'
import { makeTenant } from './factories/tenants'
import { handlerOf, ORIGIN } from './support/app'
import { house } from './support/house'
import { textOf } from './support/html'
import * as stock from './support/new-page/stock'
import { routes } from './support/routes'
import { signedInAs } from './support/session'

// What a new page of the office needs: its own files and a line in the route table. The rest it is given.

vi.setSystemTime('2026-03-02T09:00:00Z')

const line = { id: 'stock', parentId: 'office/layout', path: 'buero/lager/:itemId', module: stock }
const handler = handlerOf(gate({ ...routes, stock: line } as unknown as typeof routes, admit))

let scope: Scope
beforeAll(async () => {
  scope = await makeTenant(house)
})

async function ask(headers: Record<string, string>, query = '', method = 'GET') {
  const address = `${ORIGIN}/buero/lager/BESEN${query}`
  return (await handler)(new Request(address, { redirect: 'manual', headers, method }))
}

describe('a new page of the office', () => {
  test('leads a stranger to the sign-in, and refuses a role without the right', async () => {
    const stranger = await ask({})
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      303,
      '/anmelden?weiter=%2Fbuero%2Flager%2FBESEN',
    ])
    expect((await ask(await signedInAs(house, scope, 'payroll'))).status).toBe(403)
  })

  test('has its title, the frame of the office, scripts and the reader’s language', async () => {
    const answer = await ask(await signedInAs(house, scope, 'invoicing'), '?sprache=en')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-")
    const html = await answer.text()
    expect(html).toContain('<title>Lager</title>')
    const words = textOf(html)
    for (const part of ['Förde Glanz GmbH', 'Outbox', 'Stock: besen', 'Counted by Käthe Jensen'])
      expect(words).toContain(part)
  })

  test('takes a form, and leads on in the reader’s language', async () => {
    const headers = await signedInAs(house, scope, 'owner')
    const answer = await ask(headers, '?sprache=en', 'POST')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/buero/lager/besen?sprache=en'])
  })
})
