import { beforeEach, describe, expect, test } from 'vitest'
import { setupCode } from '~/auth/setup-code.server'
import { config } from '~/config.server'
import { ask, post } from '../support/app'
import { forgetAccounts } from '../support/forget-accounts'
import { db } from '../support/house'
import { textOf } from '../support/html'

const good = {
  setup_code: setupCode(config().linkKeys[0].secret),
  name: 'Inga Matthießen',
  email: 'Inga@Foerde-Glanz.example',
  password: 'drei Möwen auf der Mole',
  firm: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
  country: 'DE',
}

beforeEach(() => forgetAccounts(db))

const fromAnywhere = () => ({ 'x-client-ip': `198.51.100.${Math.floor(Math.random() * 250)}` })

describe('the first run', () => {
  test('leads from the sign-in page to the set-up while nobody has an account', async () => {
    const answer = await ask('/anmelden')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/einrichten'])
    expect(textOf(await (await ask('/einrichten')).text())).toContain('Einrichtungs-Code')
  })

  test('creates the firm and its owner, signed in', async () => {
    const answer = await post('/einrichten', good)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/buero'])
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const home = textOf(await (await ask('/buero', { headers: { Cookie: cookie } })).text())
    expect(home).toContain('Guten Tag, Inga Matthießen')
    expect(home).toContain('Leitung')
    expect(home).toContain('Förde Glanz GmbH')
    for (const query of ['', '?sprache=en']) {
      const again = await ask(`/einrichten${query}`)
      expect([again.status, again.headers.get('location')]).toEqual([303, `/anmelden${query}`])
    }
  })

  test('posted again, it changes nothing', async () => {
    await post('/einrichten', good)
    const again = await post('/einrichten', { ...good, email: 'second@foerde-glanz.example' })
    expect([again.status, again.headers.get('location')]).toEqual([303, '/anmelden'])
    expect(again.headers.has('set-cookie')).toBe(false)
    expect(await db.selectFrom('users').select('email').execute()).toEqual([
      { email: good.email.toLowerCase() },
    ])
  })

  test('raced by twenty, it makes one owner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('/einrichten', { ...good, email: `owner${index}@foerde-glanz.example` }, fromAnywhere()),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(303))
    const inside = answers.filter((answer) => answer.headers.get('location') === '/buero')
    expect(inside).toHaveLength(1)
    expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1)
    for (const table of ['users', 'memberships', 'sessions', 'setup_claims'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1)
  })

  test.each([
    ['setup_code', '', 'Bitte geben Sie den Code ein.'],
    ['setup_code', 'ABCD-EFGH-JKLM-NPQR', 'Dieser Code stimmt nicht.'],
    ['name', ' ', 'Bitte geben Sie einen Namen ein.'],
    ['email', '', 'Bitte geben Sie eine E-Mail-Adresse ein.'],
    ['email', 'inga@', 'Diese E-Mail-Adresse stimmt nicht.'],
    ['password', '', 'Bitte geben Sie ein Passwort ein.'],
    ['password', 'kurz', 'mindestens 12 Zeichen'],
    ['password', 'x'.repeat(201), 'höchstens 200 Zeichen'],
    ['password', 'passwordpassword', 'zu leicht zu erraten'],
    ['password', 'Inga Förde Glanz Matthießen', 'aus Ihrem Namen'],
    ['firm', '', 'Bitte geben Sie den Namen der Firma ein.'],
    ['street', '', 'Bitte geben Sie Straße und Hausnummer ein.'],
    ['postal_code', '', 'Bitte geben Sie die Postleitzahl ein.'],
    ['postal_code', '2410', 'Eine deutsche Postleitzahl hat fünf Ziffern'],
    ['city', '', 'Bitte geben Sie den Ort ein.'],
  ])('refuses %s "%s" and keeps what was entered', async (field, value, words) => {
    const answer = await post('/einrichten', { ...good, [field]: value }, fromAnywhere())
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).toContain(`value="${field === 'firm' ? good.city : good.firm}"`)
    expect(html).not.toContain(good.password)
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('keeps the code after a refusal, and names the faults in the order of the form', async () => {
    const html = await (await post('/einrichten', { ...good, password: 'kurz', city: '' })).text()
    expect(html).toContain(`value="${good.setup_code}"`)
    expect(html.indexOf('href="#password"')).toBeLessThan(html.indexOf('href="#city"'))
  })

  test('takes the code in small letters and without dashes', async () => {
    const code = good.setup_code.replaceAll('-', '').toLowerCase()
    expect((await post('/einrichten', { ...good, setup_code: code })).headers.get('location')).toBe('/buero')
  })

  test('stops guessing', async () => {
    const from = { 'x-client-ip': '203.0.113.77' }
    const wrong = { ...good, setup_code: 'ABCD-EFGH-JKLM-NPQR' }
    for (let attempt = 0; attempt < 10; attempt++) await post('/einrichten', wrong, from)
    const answer = await post('/einrichten', good, from)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
