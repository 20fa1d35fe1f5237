import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { disableMember } from '~/domain/users/members/members.server'
import { setUp } from '~/domain/users/members/setup.server'
import { PASSWORD } from '../factories/firm'
import { CookieJar, signInAtProvider } from '../support/cookie-jar'
import { startEmptyProduct } from '../support/empty-product'
import { textOf } from '../support/html'
import { postForm } from '../support/knock'
import { newestTokenOf } from '../support/newest-token'
import { COOKIES, type ProviderSetting, startWithProvider } from './provider-setting'

// Against a real provider (oidc-provider), over the running product.

let setting: ProviderSetting

beforeAll(async () => {
  setting = await startWithProvider()
})
afterAll(() => setting.stop())

const homeOf = async (jar: CookieJar) => textOf(await (await jar.ask(`${setting.base}/buero`)).text())

/** Somebody whom the owner of a firm invites, and the link of the mail. */
async function invite(email: string, firm = setting.running.firm) {
  const { house } = setting.running
  const scope = { ...firm.scope, at: new Date().toISOString() }
  const { userId } = await inviteUser(house, scope, { email, name: 'Jörn Petersen', role: 'payroll' })
  return { userId, link: `/einladung/${await newestTokenOf(house, userId)}` }
}

describe('signing in at the identity provider', () => {
  test('asks with code flow, PKCE S256, state, nonce and language', async () => {
    const { provider, base, begin } = setting
    const jar = new CookieJar()
    const url = new URL(await begin(jar, '?sprache=en'))
    expect(url.origin).toBe(provider.issuer)
    const query = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${base}/anmelden/oidc/antwort`,
      ui_locales: 'en',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name], name).toMatch(/^[\w-]{43}$/)
    const sealed = jar.value(base, COOKIES.attempt) ?? ''
    expect(Buffer.from(decodeURIComponent(sealed), 'base64').toString()).not.toContain(query.state)
    const again = new URL(await begin(jar))
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.searchParams.get(name), name).not.toBe(query[name])
  })

  test('opens the office for whoever was invited, on the page they wanted', async () => {
    const { provider, running, base, comeBack } = setting
    const jar = new CookieJar()
    const answer = await jar.ask(await comeBack(jar, 'sub-owner', '?weiter=/konto&sprache=en'))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto?sprache=en'])
    expect(jar.value(base, COOKIES.attempt)).toBeUndefined()
    expect(await (await jar.ask(`${base}/konto?sprache=en`)).text()).toContain(running.firm.email('owner'))
    const identities = await running.db.selectFrom('user_identities').select(['issuer', 'subject']).execute()
    expect(identities).toEqual([{ issuer: provider.issuer, subject: 'sub-owner' }])
  })

  test('leads to no other site afterwards', async () => {
    const { comeBack } = setting
    for (const wish of [
      'https://evil.example/buero',
      '//evil.example',
      '/buero/../..//evil.example',
      '/\\evil',
    ]) {
      const jar = new CookieJar()
      const answer = await jar.ask(await comeBack(jar, 'sub-owner', `?weiter=${encodeURIComponent(wish)}`))
      expect(answer.headers.get('location')).toBe('/buero')
    }
  })

  test('knows somebody by issuer and subject, whatever their address becomes', async () => {
    const { provider, running, base, comeBack, signIn, expectFault } = setting
    provider.people.set('sub-renamed', { email: running.firm.email('read_only') })
    await signIn('sub-renamed')
    provider.people.set('sub-renamed', { email: 'new-name@elsewhere.example' })
    const later = await signIn('sub-renamed')
    expect(await (await later.ask(`${base}/konto`)).text()).toContain(running.firm.email('read_only'))
    provider.people.set('sub-usurper', { email: running.firm.email('read_only') })
    const usurper = new CookieJar()
    await expectFault(usurper, await comeBack(usurper, 'sub-usurper'), 'einladung')
  })

  test('ends at the provider as well, and comes back in the same language', async () => {
    const { provider, base, signIn } = setting
    const jar = await signIn('sub-owner')
    expect(await (await jar.ask(`${base}/buero`)).text()).toContain('href="/abmelden"')
    const answer = await jar.ask(`${base}/abmelden?sprache=en`, {})
    const url = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, url.origin, url.pathname]).toEqual([303, provider.issuer, '/session/end'])
    const { id_token_hint: idToken, ...query } = Object.fromEntries(url.searchParams)
    expect(query).toMatchObject({
      post_logout_redirect_uri: `${base}/anmelden`,
      state: 'en',
      ui_locales: 'en',
    })
    expect(idToken).toMatch(/^eyJ/)
    expect((await jar.ask(`${base}/buero`)).status).toBe(303)
    expect((await jar.ask(url.href)).status).toBeLessThan(400)
    const back = await jar.ask(`${base}/anmelden?state=en`)
    expect(back.headers.get('location')).toBe('/anmelden?sprache=en')
    expect((await jar.ask(`${base}/anmelden?state=xx`)).status).toBe(200)
  })
})

describe('who gets in', () => {
  test('an invited person with a checked address, whose link is of no use from then on', async () => {
    const { provider, base, signIn } = setting
    const { link } = await invite('joern@foerde-glanz.example')
    expect(textOf(await (await fetch(base + link)).text())).toContain('auch mit dem Firmenkonto')
    provider.people.set('sub-joern', { email: 'Joern@Foerde-Glanz.example' })
    const joern = await signIn('sub-joern')
    expect(await homeOf(joern)).toContain('Jörn Petersen')
    const account = textOf(await (await joern.ask(`${base}/konto/passwort`)).text())
    expect(account).toContain('haben hier kein eigenes Passwort')
    const password = 'drei Möwen auf der Mole'
    expect((await postForm(base, link, { password })).status).toBe(303)
    const local = await postForm(base, '/anmelden', { email: 'joern@foerde-glanz.example', password })
    expect(local.headers.location).toMatch(/^\/anmelden\?eingabe=/)
  })

  test('nobody else: each is told the same, and nothing is kept', async () => {
    const { provider, running, base, comeBack, expectFault } = setting
    const shut = await invite('shut@foerde-glanz.example')
    await running.db
      .updateTable('memberships')
      .set({ disabled_at: 'now' })
      .where('user_id', '=', shut.userId)
      .execute()
    await invite('unchecked@foerde-glanz.example')
    const people = {
      stranger: { email: 'stranger@elsewhere.example' },
      shut: { email: 'shut@foerde-glanz.example' },
      unchecked: { email: 'unchecked@foerde-glanz.example', isVerified: false },
      usurper: { email: running.firm.email('payroll'), isVerified: false },
    }
    const rows = () => running.db.selectFrom('user_identities').select('subject').execute()
    const before = await rows()
    for (const [subject, person] of Object.entries(people)) {
      provider.people.set(subject, person)
      const jar = new CookieJar()
      await expectFault(jar, await comeBack(jar, subject, '?sprache=en'), 'einladung', '&sprache=en')
    }
    expect(await rows()).toEqual(before)
    const page = textOf(await (await fetch(`${base}/anmelden?fehler=einladung&sprache=en`)).text())
    expect(page).toContain('There is no invitation for you here')
  })

  test('nobody who was disabled since, and what they had open ends', async () => {
    const { provider, running, base, comeBack, signIn, expectFault } = setting
    const { userId } = await invite('gone@foerde-glanz.example')
    provider.people.set('sub-gone', { email: 'gone@foerde-glanz.example' })
    const inside = await signIn('sub-gone')
    await running.db.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute()
    expect((await inside.ask(`${base}/buero`)).headers.get('location')).toMatch(/^\/anmelden/)
    const jar = new CookieJar()
    await expectFault(jar, await comeBack(jar, 'sub-gone'), 'einladung')
  })

  test('without our second factor, which is asked after a local password only', async () => {
    const { running, base, signIn } = setting
    const email = running.firm.email('payroll')
    const { id } = await running.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const at = new Date().toISOString()
    await running.db
      .insertInto('totp_secrets')
      .values({ user_id: id, secret_sealed: 'sealed', created_at: at, confirmed_at: at })
      .execute()
    const local = await postForm(base, '/anmelden', { email, password: PASSWORD })
    expect(local.headers.location).toMatch(/^\/anmelden\//)
    expect((await (await signIn('sub-payroll')).ask(`${base}/buero`)).status).toBe(200)
  })

  test('a second firm only while the provider says the address that it invited', async () => {
    const { provider, running, signIn } = setting
    await invite('wandel@foerde-glanz.example')
    provider.people.set('sub-wandel', { email: 'wandel@foerde-glanz.example' })
    await signIn('sub-wandel')
    const { userId } = await invite('wandel@foerde-glanz.example', running.neighbour)
    const firms = async () =>
      (
        await running.db
          .selectFrom('memberships')
          .select('accepted_at')
          .where('user_id', '=', userId)
          .execute()
      ).filter((membership) => membership.accepted_at !== null).length
    provider.people.set('sub-wandel', { email: 'elsewhere@foerde-glanz.example' })
    await signIn('sub-wandel')
    expect(await firms()).toBe(1)
    provider.people.set('sub-wandel', { email: 'wandel@foerde-glanz.example' })
    await signIn('sub-wandel')
    expect(await firms()).toBe(2)
  })

  test('with the role that the claim names; the last owner stays one', async () => {
    const { provider, running, signIn } = setting
    const role = (word: string) => `${running.firm.scope.tenantId}:${word}`
    provider.people.set('sub-invoicing', { email: running.firm.email('invoicing'), role: role('read_only') })
    expect(await homeOf(await signIn('sub-invoicing'))).toContain('Ihre Rolle: Nur Ansicht')
    const audit = await running.db
      .selectFrom('audit_entries')
      .select('after_json')
      .where('actor', '=', 'provider')
      .execute()
    expect(audit).toEqual([{ after_json: '{"role":"read_only"}' }])
    provider.people.set('sub-invoicing', { email: running.firm.email('invoicing'), role: role('emperor') })
    expect(await homeOf(await signIn('sub-invoicing'))).toContain('Ihre Rolle: Nur Ansicht')
    provider.people.set('sub-owner', { email: running.firm.email('owner'), role: role('read_only') })
    expect(await homeOf(await signIn('sub-owner'))).toContain('Ihre Rolle: Leitung')
  })

  test('with no plain role where there are several firms, not even while one alone lets the person in', async () => {
    const { provider, running, signIn } = setting
    const email = 'merle@foerde-glanz.example'
    const { userId } = await invite(email)
    await invite(email, running.neighbour)
    provider.people.set('sub-merle', { email, role: 'owner' })
    await signIn('sub-merle')
    const scope = { ...running.firm.scope, at: new Date().toISOString() }
    await disableMember(running.house, scope, userId)
    expect(await homeOf(await signIn('sub-merle'))).toContain('Ihre Rolle: Lohn')
  })
})

test("only the pages of signing in and out let a form go to the provider's", async () => {
  const { provider, base } = setting
  const policy = async (path: string) =>
    (await fetch(base + path, { redirect: 'manual' })).headers.get('content-security-policy')
  for (const path of ['/anmelden', '/anmelden/', '/abmelden'])
    expect(await policy(path), path).toContain(`form-action 'self' ${provider.issuer};`)
  for (const path of [
    '/',
    '/passwort-vergessen',
    '/buero',
    '/anmelden/oidc/antwort',
    '/portal/x',
    '/anmeldung',
  ])
    expect(await policy(path), path).not.toContain(provider.issuer)
})

test('the attempt is for this browser alone, and for ten minutes', async () => {
  const answer = await fetch(`${setting.base}/anmelden/oidc`, { method: 'POST', redirect: 'manual' })
  const cookie = answer.headers.getSetCookie()[0] ?? ''
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=600']) expect(cookie).toContain(part)
  expect(
    await signInAtProvider(new CookieJar(), answer.headers.get('location') ?? '', 'sub-owner'),
  ).toContain('/anmelden/oidc/antwort?')
})

test('a plain role of the claim counts in an installation with a single firm', async () => {
  const { provider, base } = setting
  const product = await startEmptyProduct(provider.environment)
  try {
    provider.register(product.baseUrl)
    const at = new Date().toISOString()
    const firm = {
      name: 'Förde Glanz',
      street: 'Am Kai 3',
      postal_code: '24103',
      city: 'Kiel',
      country: 'DE',
    }
    const owner = { name: 'Silke Thoms', email: 'silke@foerde-glanz.example', passwordHash: 'unused', firm }
    const { userId, tenantId } = await setUp(product.house, at, owner)
    const email = 'alleine@foerde-glanz.example'
    const scope = { tenantId, actor: `user:${userId}`, at }
    await inviteUser(product.house, scope, { email, name: 'Jörn Petersen', role: 'read_only' })
    provider.people.set('sub-alone', { email, role: 'invoicing' })
    const jar = new CookieJar()
    const begun = await jar.ask(`${product.baseUrl}/anmelden/oidc`, {})
    await jar.ask(await signInAtProvider(jar, begun.headers.get('location') ?? '', 'sub-alone'))
    const home = textOf(await (await jar.ask(`${product.baseUrl}/buero`)).text())
    expect(home).toContain('Ihre Rolle: Rechnungen')
  } finally {
    await product.stop()
    provider.register(base)
  }
})
