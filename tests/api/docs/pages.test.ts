import { expect, test } from 'vitest'
import { signIn } from '../../account/people'
import { idsOf, makeFirm, PASSWORD } from '../../factories/firm'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { fieldsIn } from '../../support/html'

const read = async (path: string, cookie = '') => (await ask(path, { headers: { Cookie: cookie } })).text()

test('strangers see invented ids, people of the office those of their firm as far as their role goes', async () => {
  const firm = await makeFirm(house, 'leser', idsOf('d'))
  const { customerId, employeeId, tenantId } = firm.subjects
  const [customers, hours] = ['/api/docs/calls/customers', '/api/docs/calls/webhook']
  for (const page of [await read(customers), await read(hours)])
    for (const id of [customerId, employeeId, tenantId]) expect(page).not.toContain(id)
  const owner = (await signIn(firm.email('owner'), PASSWORD)) ?? ''
  expect(await read(customers, owner)).toContain(customerId)
  expect(await read(hours, owner)).toContain(employeeId)
  expect(await read(hours, owner)).toContain(tenantId)
  const payroll = (await signIn(firm.email('payroll'), PASSWORD)) ?? ''
  expect(await read(customers, payroll)).not.toContain(customerId)
  expect(await read(hours, payroll)).toContain(employeeId)
  const invoicing = (await signIn(firm.email('invoicing'), PASSWORD)) ?? ''
  expect(await read(hours, invoicing)).not.toContain(employeeId)
})

test('an owner makes a test key with one press, which opens every call for a week; others are offered none', async () => {
  const firm = await makeFirm(house, 'probe', idsOf('e'))
  const owner = (await signIn(firm.email('owner'), PASSWORD)) ?? ''
  const page = await read('/api/docs/start', owner)
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? ''
  const headers = { Cookie: owner, 'Sec-Fetch-Site': 'same-origin' }
  expect((await post(action, fieldsIn(page), headers)).status).toBe(303)
  const [, key = ''] = /(zahltag_key_[\w-]+)<\/code>/.exec(await read(action, owner)) ?? []
  for (const path of ['customers', 'employees', 'invoices', 'mandates']) {
    const answer = await ask(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${key}` } })
    expect(answer.status, path).toBe(200)
  }
  const invoicing = (await signIn(firm.email('invoicing'), PASSWORD)) ?? ''
  for (const cookie of ['', invoicing]) expect(await read('/api/docs/start', cookie)).not.toContain('<form')
})

test('pages run no script, are in both languages, and name no secret', async () => {
  for (const path of [
    '',
    '/start',
    '/events',
    '/errors',
    '/changes',
    '/promises',
    '/calls/invoices',
    '/calls/webhook',
  ]) {
    const [german, english] = [
      await read(`/api/docs${path}?sprache=de`),
      await read(`/api/docs${path}?sprache=en`),
    ]
    expect(german).toContain('lang="de"')
    expect(english).toContain('lang="en"')
    expect(german).not.toMatch(/<script|style=/)
    expect(german + english).not.toContain(process.env.WEBHOOK_SECRET ?? 'unset')
  }
})
