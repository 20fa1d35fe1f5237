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

test('signing in leads back to the page, in the languages that were chosen', async () => {
  const firm = await makeFirm(house, 'zurueck', idsOf('f'))
  const [, link = ''] = /href="(\/anmelden[^"]*)"/.exec(await read('/api/docs/start?code=node')) ?? []
  const form = { email: firm.email('owner'), password: PASSWORD }
  const answer = await post(link.replaceAll('&amp;', '&'), form, { 'Sec-Fetch-Site': 'same-origin' })
  expect(answer.headers.get('location')).toBe('/api/docs/start?code=node')
})

test('an owner makes a key with one press, to read first, and one that may change; others are offered none', async () => {
  const firm = await makeFirm(house, 'probe', idsOf('e'))
  const owner = (await signIn(firm.email('owner'), PASSWORD)) ?? ''
  const page = await read('/api/docs/start', owner)
  const forms = page.match(/<form method="post".*?<\/form>/gs) ?? []
  const statuses: number[][] = []
  for (const form of forms) {
    const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
    const headers = { Cookie: owner, 'Sec-Fetch-Site': 'same-origin' }
    expect((await post(action, fieldsIn(form), headers)).status).toBe(303)
    const [, key = ''] = /(zahltag_key_[\w-]+)<\/code>/.exec(await read(action, owner)) ?? []
    const call = (path: string, init: RequestInit = {}) =>
      ask(`/api/v1/${path}`, { ...init, headers: { Authorization: `Bearer ${key}`, ...init.headers } })
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    const nouns = [
      'customers',
      'invoices',
      'payments',
      'contracts',
      'mandates',
      'employees',
      `hours/${firm.month}`,
    ]
    for (const noun of nouns) expect((await call(noun)).status, noun).toBe(200)
    statuses.push([(await call('customers', json)).status, (await call('payments', json)).status])
  }
  // The first may not; of the second, the empty body is what is wrong.
  expect(statuses).toEqual([
    [403, 403],
    [422, 422],
  ])
  const invoicing = (await signIn(firm.email('invoicing'), PASSWORD)) ?? ''
  for (const cookie of ['', invoicing]) expect(await read('/api/docs/start', cookie)).not.toContain('<form')
})

test('the first hour tells one story: answers hold what was sent, and the next step goes on with their id', async () => {
  const page = (await read('/api/docs/start')).replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  const curls = [...page.matchAll(/data-language="curl"[^>]*><code>(.*?)<\/code>/gs)].map(
    ([, code = '']) => code,
  )
  const answers = [...page.matchAll(/<pre class="code" tabindex="0"><code>(.*?)<\/code>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { id: string },
  )
  const [, customer = '', draft = '', issuance = ''] = curls
  const [, made, drafted, issued] = answers
  const sent = (code: string) => JSON.parse(/-d '(.*)'/s.exec(code)?.[1] ?? '') as object
  expect(made).toMatchObject(sent(customer))
  expect(drafted).toMatchObject(sent(draft))
  expect(sent(draft)).toMatchObject({ customer_id: made?.id })
  expect(issuance).toContain(`/api/v1/invoices/${drafted?.id}/issuance`)
  expect(issued).toMatchObject({ ...sent(draft), id: drafted?.id, state: 'open' })
  for (const invoice of [drafted, issued])
    expect(invoice).toMatchObject({ discount_percent: null, adjustments: [], advances: [], delivery: null })
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

test('examples are read in one language, here and on the pages that follow', async () => {
  const shownIn = (page: string) =>
    new Set(
      [...page.matchAll(/<pre class="code"[^>]*data-language="(\w+)"(?![^>]*data-on-paper)/g)].map(
        ([, of]) => of,
      ),
    )
  const chosenOn = (page: string) =>
    new Set([...page.matchAll(/<a class="code-tab"[^>]*aria-current="true"[^>]*>(\w+)/g)].map(([, of]) => of))
  const start = await read('/api/docs/start?sprache=en')
  expect([...shownIn(start)]).toEqual(['curl'])
  const [, toPython = ''] = /<a class="code-tab" href="(\?[^"#]*code=python)#code-[^"]+"/.exec(start) ?? []
  const inPython = await read(`/api/docs/start${toPython.replaceAll('&amp;', '&')}`)
  expect(inPython).toContain('lang="en"')
  expect([[...shownIn(inPython)], [...chosenOn(inPython)]]).toEqual([['Python'], ['Python']])
  const links = [...inPython.matchAll(/href="(\/api\/docs[^"]*)"/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(link).toMatch(/\?(?=.*sprache=en)(?=.*code=python)/)
  const next = await read('/api/docs/calls/invoices?code=python')
  expect([...shownIn(next)]).toEqual(['Python'])
  // Of what has no such example, the first is shown; and of no language, curl.
  expect([...shownIn(await read('/api/docs/events?code=curl'))]).toEqual(['Node'])
  expect([...shownIn(await read('/api/docs/start?code=cobol'))]).toEqual(['curl'])
})
