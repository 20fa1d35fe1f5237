import { describe, expect, test } from 'vitest'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import type { LinkPurpose } from '~db/schema'
import { makeEmployee } from '../factories/employees'
import { endedTokenFor, tokenFor } from '../factories/links'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { invoiceSetting } from './invoice/setting'

const EMPLOYEE_EMAIL = 'jana@example.org'

async function setUp(email: string | null = 'rechnung@bruegge.example') {
  const { scope, customer, invoice } = await invoiceSetting({ customer: { email } })
  const employee = await makeEmployee(house, scope, { email: email && EMPLOYEE_EMAIL })
  const subjects: Record<LinkPurpose, string> = {
    rechnung: invoice.id,
    portal: customer.id,
    'mitarbeiter-portal': employee.id,
  }
  const mails = () => db.selectFrom('outbox').selectAll().where('tenant_id', '=', scope.tenantId).execute()
  return { scope, subjects, mails }
}

describe.each<[LinkPurpose, string]>([
  ['rechnung', 'rechnung@bruegge.example'],
  ['portal', 'rechnung@bruegge.example'],
  ['mitarbeiter-portal', EMPLOYEE_EMAIL],
])('/%s/:token/neuer-link', (purpose, recipient) => {
  test('an ended link gets a live one mailed to the address on file, once', async () => {
    const { scope, subjects, mails } = await setUp()
    const path = `/${purpose}/${await endedTokenFor(house, scope, purpose, subjects[purpose])}/neuer-link`
    expect((await ask(path)).status).toBe(200)
    expect(await mails()).toEqual([])
    for (let time = 1; time <= 2; time++) {
      const response = await post(path, { email: 'dieb@example.net' })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${path}?gespeichert=neuer-link#gespeichert`)
    }
    const queued = await mails()
    expect(queued).toMatchObject([{ kind: 'fresh_link', recipient, status: 'queued' }])
    const link = await db
      .selectFrom('access_links')
      .selectAll()
      .where('id', '=', queued[0]?.link_id ?? '')
      .executeTakeFirstOrThrow()
    expect(link).toMatchObject({ purpose, revoked_at: null })
    expect(link.expires_at > scope.at).toBe(true)
    const text = textOf(await (await ask(`${path}?gespeichert=neuer-link`)).text())
    expect(text).toContain('Wenn wir eine E-Mail-Adresse von Ihnen haben')
  })

  test('without an address on file the answer is the same', async () => {
    const { scope, subjects, mails } = await setUp(null)
    const path = `/${purpose}/${await endedTokenFor(house, scope, purpose, subjects[purpose])}/neuer-link`
    const response = await post(path, {})
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?gespeichert=neuer-link#gespeichert`)
    expect(await mails()).toEqual([])
  })

  test('a forged token is 404 for both methods', async () => {
    expect((await ask(`/${purpose}/x/neuer-link`)).status).toBe(404)
    expect((await post(`/${purpose}/x/neuer-link`, {})).status).toBe(404)
  })
})

test('who asks again after the fresh link was blocked, or the address was put right, gets another mail', async () => {
  const { scope, subjects, mails } = await setUp()
  const path = `/portal/${await endedTokenFor(house, scope, 'portal', subjects.portal)}/neuer-link`
  await post(path, {})
  await db
    .updateTable('access_links')
    .set({ revoked_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .execute()
  await post(path, {})
  await changeCustomer(house, scope, subjects.portal, { email: 'richtig@bruegge.example' })
  await post(path, {})
  const queued = await mails()
  expect(queued.map(({ recipient }) => recipient).sort()).toEqual([
    'rechnung@bruegge.example',
    'rechnung@bruegge.example',
    'richtig@bruegge.example',
  ])
  expect(new Set(queued.map(({ link_id }) => link_id)).size).toBe(2)
})

test('a token of one purpose gets no link of another', async () => {
  const { scope, subjects, mails } = await setUp()
  const token = await tokenFor(house, scope, 'rechnung', subjects.rechnung)
  expect((await post(`/portal/${token}/neuer-link`, {})).status).toBe(404)
  expect(await mails()).toEqual([])
})

test('too many requests for one link are asked to wait', async () => {
  const { scope, subjects } = await setUp()
  const path = `/rechnung/${await endedTokenFor(house, scope, 'rechnung', subjects.rechnung)}/neuer-link`
  for (let time = 1; time <= 6; time++) expect((await post(path, {})).status).toBe(303)
  const response = await post(path, {})
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(textOf(await response.text())).toContain('Bitte warten Sie etwas')
})
