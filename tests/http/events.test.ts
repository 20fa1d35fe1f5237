import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkOf } from '~/http/client-network'
import { PASSWORD } from '../factories/firm'
import { postEvent, postForm } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

let running: RunningFirms
const FROM = { 'X-Forwarded-For': '203.0.113.77' }

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', undefined],
])('of %s the log keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('what somebody who looks for an intrusion asks the log about', () => {
  test('a sign-in, one that fails, and signing out', async () => {
    const email = running.firm.email('owner')
    expect((await signIn({ email, password: 'falsch' })).headers.location).toContain('eingabe=')
    const known = await logged('sign_in_failed')
    expect(known).toMatchObject({ from: '203.0.113.0/24', factor: 'password', user: expect.any(String) })
    await signIn({ email: 'fremd@nirgends.example', password: 'falsch' })
    expect(await logged('sign_in_failed')).toMatchObject({ account: expect.stringMatching(/^[0-9a-f]{16}$/) })
    const Cookie = await cookie('owner')
    const { user } = (await logged('sign_in')) as { user: string }
    expect(user).toBe((known as { user: string }).user)
    await rawRequest(running.server.baseUrl, '/buero', { headers: { Cookie } })
    expect(await logged('request', '"path":"/buero"')).toMatchObject({ user })
    await postForm(running.server.baseUrl, '/abmelden', {}, { Cookie, ...FROM })
    expect(await logged('sign_out')).toMatchObject({ user, from: '203.0.113.0/24' })
  })

  test('a right that is missing, with whose it is', async () => {
    const Cookie = await cookie('read_only')
    const { status } = await rawRequest(running.server.baseUrl, '/buero/personen', {
      headers: { Cookie, ...FROM },
    })
    expect(status).toBe(403)
    expect(await logged('forbidden')).toMatchObject({ path: '/buero/personen', user: expect.any(String) })
  })

  test('a file that is refused, with the reason that the person is told', async () => {
    const Cookie = await cookie('owner')
    const edge = 'grenze'
    const body = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="x.xml"\r\n\r\n<Invoice>\r\n--${edge}--\r\n`
    const headers = {
      Cookie,
      ...FROM,
      'Content-Type': `multipart/form-data; boundary=${edge}`,
      'Sec-Fetch-Site': 'same-origin',
    }
    await rawRequest(running.server.baseUrl, '/buero/rechnungen/pruefung', { method: 'POST', headers, body })
    expect(await logged('file_refused')).toMatchObject({
      ...{ to: '/buero/rechnungen/pruefung', reason: 'einvoice_damaged', from: '203.0.113.0/24' },
      ...{ user: expect.any(String), tenant: running.firm.scope.tenantId },
    })
  })

  test('a post from another site, a wrong secret, a token that opens nothing', async () => {
    const { baseUrl } = running.server
    await postForm(baseUrl, '/anmelden', {}, { 'Sec-Fetch-Site': 'cross-site', ...FROM })
    expect(await logged('origin_refused')).toMatchObject({
      path: '/anmelden',
      detail: 'Sec-Fetch-Site is cross-site',
    })
    await postEvent(baseUrl, {}, { 'X-Webhook-Secret': 'falsch', ...FROM })
    expect(await logged('webhook_secret_wrong')).toMatchObject({ from: '203.0.113.0/24' })
    await rawRequest(baseUrl, `/portal/${running.firm.subjects.tokens.rechnung}`, { headers: FROM })
    expect(await logged('token_unknown')).toMatchObject({ family: 'portal', from: '203.0.113.0/24' })
  })

  test.each([
    ['203.0.113.78:50123', '203.0.113.0/24'],
    ['[2001:db8:1:2::7]:50123', '2001:db8:1::/48'],
  ])('%s is an address with a port, as some proxies write it', async (address, from) => {
    await postEvent(running.server.baseUrl, {}, { 'X-Webhook-Secret': 'falsch', 'X-Forwarded-For': address })
    await expect.poll(() => logged('webhook_secret_wrong')).toMatchObject({ from })
  })

  test('too many tries', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.7' }
    for (let time = 0; time < 11; time += 1)
      await postForm(
        running.server.baseUrl,
        '/anmelden',
        { email: 'wer@nirgends.example', password: 'x' },
        from,
      )
    expect(await logged('throttled')).toMatchObject({ path: '/anmelden', account: expect.any(String) })
  })

  test.each([
    ['kunden', 'portal', 'customerId'],
    ['rechnungen', 'rechnung', 'invoiceId'],
  ] as const)('a link that was shown: /buero/%s', async (list, purpose, subject) => {
    const subjectId = running.firm.subjects[subject]
    const headers = { Cookie: await cookie('owner'), ...FROM }
    await showLinkOf(`/buero/${list}/${subjectId}/link`, headers)
    expect(await logged('link_shown')).toMatchObject({ purpose, subjectId })
  })

  test('a link that was shown, which the owner sees as well', async () => {
    const Cookie = await cookie('owner')
    const { baseUrl } = running.server
    const { employeeId } = running.firm.subjects
    await showLinkOf(`/buero/mitarbeiter/${employeeId}/link`, { Cookie, ...FROM })
    expect(await logged('link_shown')).toMatchObject({ purpose: 'mitarbeiter-portal', subjectId: employeeId })
    const path = `/buero/mandanten/${running.firm.scope.tenantId}/gesehene-links`
    const page = await rawRequest(baseUrl, path, { headers: { Cookie } })
    expect(page.body).toMatch(/<td class="at-belowEnd">Lohnzettel<\/td>/)
    const own = await rawRequest(baseUrl, '/konto/anmeldungen', { headers: { Cookie } })
    expect(own.body).toContain('203.0.113.0/24')
  })

  test('another role, a lock and its end, and another firm', async () => {
    const Cookie = await cookie('owner')
    const { baseUrl } = running.server
    const { userId: of } = running.firm.subjects
    const tenant = running.firm.scope.tenantId
    const headers = { Cookie, ...FROM }
    await postForm(baseUrl, `/buero/personen/${of}`, { role: 'payroll' }, headers)
    expect(await logged('role_changed')).toMatchObject({ of, tenant, role: 'payroll' })
    await postForm(baseUrl, `/buero/personen/${of}/sperre`, { gesperrt: 'ja' }, headers)
    expect(await logged('member_locked')).toMatchObject({ of, tenant, user: expect.any(String) })
    await postForm(baseUrl, `/buero/personen/${of}/sperre`, { gesperrt: 'nein' }, headers)
    expect(await logged('member_unlocked')).toMatchObject({ of, from: '203.0.113.0/24' })
    await postForm(baseUrl, '/buero/mandant', { tenant: tenant ?? '' }, headers)
    expect(await logged('tenant_switched')).toMatchObject({ user: expect.any(String) })
  })

  test('and none of it says a password or an address', () => {
    for (const secret of [PASSWORD, running.firm.email('owner'), 'fremd@nirgends.example', '203.0.113.77'])
      expect(running.server.output()).not.toContain(secret)
  })
})

function signIn(fields: { email: string; password: string }) {
  return postForm(running.server.baseUrl, '/anmelden', fields, FROM)
}

/** Asks for a link, and looks at its page. */
async function showLinkOf(path: string, headers: Record<string, string>): Promise<void> {
  const { baseUrl } = running.server
  const answer = await postForm(baseUrl, path, {}, headers)
  await rawRequest(baseUrl, String(answer.headers.location), { headers })
}

async function cookie(role: 'owner' | 'read_only'): Promise<string> {
  const answer = await signIn({ email: running.firm.email(role), password: PASSWORD })
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** The newest line of an event. */
async function logged(event: string, words = ''): Promise<object | undefined> {
  const lines = () =>
    running.server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"event":"${event}"`) && line.includes(words))
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  return JSON.parse(lines().at(-1) ?? '{}') as object
}
