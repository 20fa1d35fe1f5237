import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CookieJar, signInAtProvider } from '../support/cookie-jar'
import { COOKIES, type ProviderSetting, startWithProvider } from './provider-setting'

// Against a real provider (oidc-provider), over the running product.

let setting: ProviderSetting

beforeAll(async () => {
  setting = await startWithProvider({ LOG_LEVEL: 'debug' })
})
afterAll(() => setting.stop())

const sessions = async () =>
  (await setting.running.db.selectFrom('sessions').select('token_hash').execute()).length

describe('an attack is refused', () => {
  test('a wrong state', async () => {
    const { comeBack, expectFault } = setting
    for (const state of ['another-state', undefined]) {
      const jar = new CookieJar()
      const back = new URL(await comeBack(jar, 'sub-owner'))
      if (state) back.searchParams.set('state', state)
      else back.searchParams.delete('state')
      await expectFault(jar, back.href, 'antwort')
    }
  })

  test('a wrong nonce', async () => {
    const { begin, expectFault } = setting
    const jar = new CookieJar()
    const asked = new URL(await begin(jar))
    asked.searchParams.set('nonce', 'another-nonce')
    await expectFault(jar, await signInAtProvider(jar, asked.href, 'sub-owner'), 'antwort')
  })

  test('a wrong issuer, or none', async () => {
    const { provider, comeBack, expectFault } = setting
    for (const iss of ['https://evil.example', undefined]) {
      const jar = new CookieJar()
      const back = new URL(await comeBack(jar, 'sub-owner'))
      expect(back.searchParams.get('iss')).toBe(provider.issuer)
      if (iss) back.searchParams.set('iss', iss)
      else back.searchParams.delete('iss')
      await expectFault(jar, back.href, 'antwort')
    }
  })

  test('a foreign browser, with no attempt or with its own', async () => {
    const { begin, comeBack, expectFault } = setting
    const back = await comeBack(new CookieJar(), 'sub-owner')
    await expectFault(new CookieJar(), back, 'antwort')
    const other = new CookieJar()
    await begin(other)
    await expectFault(other, back, 'antwort')
  })

  test('an injected code', async () => {
    const { begin, comeBack, expectFault } = setting
    const attacker = new CookieJar()
    const stolen = new URL(await comeBack(attacker, 'sub-payroll'))
    const victim = new CookieJar()
    const back = new URL(await comeBack(victim, 'sub-owner'))
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    await expectFault(victim, back.href, 'antwort')

    // With the victim's own nonce: now nothing but the proof of possession (PKCE) tells the codes apart.
    const next = new CookieJar()
    const asked = new URL(await begin(next))
    const forged = new URL(await begin(attacker))
    forged.searchParams.set('nonce', asked.searchParams.get('nonce') ?? '')
    const code = new URL(await signInAtProvider(attacker, forged.href, 'sub-payroll')).searchParams.get(
      'code',
    )
    const answer = new URL(await signInAtProvider(next, asked.href, 'sub-owner'))
    answer.searchParams.set('code', code ?? '')
    await expectFault(next, answer.href, 'antwort')
  })
})

describe('an answer', () => {
  test('counts once, also for a double click', async () => {
    const { base, comeBack } = setting
    const jar = new CookieJar()
    const back = await comeBack(jar, 'sub-owner')
    const before = await sessions()
    const answers = await Promise.all([jar.ask(back), jar.ask(back), jar.ask(back)])
    const places = answers.map((answer) => answer.headers.get('location')).sort()
    expect(places).toEqual(['/anmelden?fehler=antwort', '/anmelden?fehler=antwort', '/buero'])
    expect(await sessions()).toBe(before + 1)
    // A double click has signed the person in, and the sign-in page knows it.
    const page = await jar.ask(`${base}/anmelden?fehler=antwort`)
    expect(page.headers.get('location')).toBe('/buero')
    await jar.ask(back)
    expect(await sessions()).toBe(before + 1)
  })

  test('counts once, even with the cookie kept by hand', async () => {
    const { base, begin, expectFault } = setting
    const jar = new CookieJar()
    const asked = await begin(jar)
    const kept = jar.value(base, COOKIES.attempt) ?? ''
    const back = new URL(await signInAtProvider(jar, asked, 'sub-owner'))
    back.searchParams.set('code', 'guessed')
    await expectFault(jar, back.href, 'antwort')
    jar.plant(base, COOKIES.attempt, kept)
    await expectFault(jar, await signInAtProvider(jar, asked, 'sub-owner'), 'antwort')
  })

  test('opens nothing with an attempt that somebody else wrote or changed', async () => {
    const { base, begin, comeBack, expectFault } = setting
    const jar = new CookieJar()
    const back = await comeBack(jar, 'sub-owner')
    const other = new CookieJar()
    await begin(other)
    const mine = jar.value(base, COOKIES.attempt) ?? ''
    const changed = mine.slice(0, 40) + (mine[40] === 'A' ? 'B' : 'A') + mine.slice(41)
    for (const value of [changed, 'eyJzdGF0ZSI6IngifQ%3D%3D', other.value(base, COOKIES.attempt) ?? '']) {
      jar.plant(base, COOKIES.attempt, value)
      await expectFault(jar, back, 'antwort')
    }
  })

  test('that says no is told apart, if it is for this browser', async () => {
    const { provider, base, begin, expectFault } = setting
    const answerTo = (asked: string, state?: string) => {
      const query = { error: 'access_denied', error_description: 'No <b>', iss: provider.issuer }
      const own = new URL(asked).searchParams.get('state') ?? ''
      return `${base}/anmelden/oidc/antwort?${new URLSearchParams({ ...query, state: state ?? own })}`
    }
    const jar = new CookieJar()
    await expectFault(jar, answerTo(await begin(jar, '?sprache=en')), 'abgelehnt', '&sprache=en')
    await expectFault(jar, answerTo(await begin(jar), 'another'), 'antwort')
  })

  test('never reaches a session that somebody planted', async () => {
    const { base, comeBack } = setting
    const jar = new CookieJar()
    const planted = 'planted-before-signing-in'
    jar.plant(base, COOKIES.session, planted)
    await jar.ask(await comeBack(jar, 'sub-owner'))
    expect(jar.value(base, COOKIES.session)).not.toBe(planted)
    const attacker = new CookieJar()
    attacker.plant(base, COOKIES.session, planted)
    expect((await attacker.ask(`${base}/buero`)).headers.get('location')).toMatch(/^\/anmelden/)
  })

  test('leaves neither code nor state nor token nor secret in the log', async () => {
    const { provider, running, base, comeBack, signIn } = setting
    const jar = new CookieJar()
    const back = await comeBack(jar, 'sub-owner')
    const attempt = decodeURIComponent(jar.value(base, COOKIES.attempt) ?? '')
    await jar.ask(back)
    await jar.ask(back)
    const out = await (await signIn('sub-owner')).ask(`${base}/abmelden`, {})
    const { code = '', state = '' } = Object.fromEntries(new URL(back).searchParams)
    const idToken = new URL(out.headers.get('location') ?? '').searchParams.get('id_token_hint') ?? ''
    const output = running.server.output()
    expect(output).toContain('/anmelden/oidc/antwort')
    expect(output).toContain('provider_answer_refused')
    const secret = provider.environment.OIDC_CLIENT_SECRET ?? ''
    for (const value of [code, state, attempt, idToken, secret]) {
      expect(value.length).toBeGreaterThan(20)
      expect(output).not.toContain(value)
      expect(output).not.toContain(encodeURIComponent(value))
    }
  })
})
