import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { qrCodeImage } from '~/documents/qr-code'
import { totpUri } from '~/domain/users/second-factor/totp'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { signedInAs } from '../support/session'
import { cookieOf, makeBeginner, makeCareful, nextStep, opens, shownCodes, typePassword } from './careful'
import { makePerson, PASSWORD } from './people'

const CONFIRM = '/konto/zweiter-faktor/bestaetigung'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const secretOf = (userId: string) =>
  db.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst()
const codesOf = (userId: string) =>
  db.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute()

describe('beginning to set a second factor up', () => {
  test.each([
    ['', 'Bitte geben Sie ein Passwort ein.'],
    [`${PASSWORD}!`, 'Dieses Passwort stimmt nicht.'],
    ['x'.repeat(201), 'Dieses Passwort stimmt nicht.'],
  ])('asks for the password: not "%s"', async (password, words) => {
    const { email, userId } = await makePerson()
    const headers = cookieOf(await typePassword(email))
    const answer = await post('/konto/zweiter-faktor', { password }, headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#password">')
    expect(await secretOf(userId)).toBeUndefined()
  })

  test('stops guessing the password', async () => {
    const { headers } = await makeCareful().then(() => makeBeginner())
    for (let times = 0; times < 10; times++)
      await post('/konto/zweiter-faktor', { password: 'geraten' }, headers)
    const answer = await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('shows one key as a picture and as text, and keeps it sealed', async () => {
    const { begun, page, key, userId, email, scope } = await makeBeginner()
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/konto/zweiter-faktor'])
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    const { name } = await db
      .selectFrom('tenants')
      .select('name')
      .where('id', '=', scope.tenantId)
      .executeTakeFirstOrThrow()
    expect(page).toContain(qrCodeImage(totpUri(key, { email, firm: name })))
    expect(JSON.stringify(await secretOf(userId))).not.toContain(key)
    expect((await typePassword(email)).headers.get('location')).toBe('/buero')
  })

  test('twice shows the same key; an hour later it is forgotten', async () => {
    const { headers, key, code } = await makeBeginner()
    await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
    const again = await (await ask('/konto/zweiter-faktor', { headers })).text()
    expect(again.replaceAll(' ', '')).toContain(key)
    vi.setSystemTime(Date.now() + 30 * 60_000)
    await opens(headers)
    vi.setSystemTime(Date.now() + 30 * 60_000)
    const late = await post(CONFIRM, { code: code() }, headers)
    expect(late.status).toBe(422)
    expect(textOf(await late.text())).toContain('Das hat zu lange gedauert.')
    await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
    const anew = await (await ask('/konto/zweiter-faktor', { headers })).text()
    expect(anew).toContain('secret-key')
    expect(anew.replaceAll(' ', '')).not.toContain(key)
  })

  test('is not offered to somebody without a password', async () => {
    const { scope } = await makePerson()
    const headers = await signedInAs(house, { ...scope, at: new Date().toISOString() }, 'owner')
    const html = await (await ask('/konto/zweiter-faktor', { headers })).text()
    expect(textOf(html)).toContain('Anmeldedienst')
    expect(html).not.toContain('name="password"')
  })
})

describe('switching it on', () => {
  test.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['000000', 'Dieser Code stimmt nicht'],
    ['äöüäöü', 'Dieser Code stimmt nicht'],
    ['1'.repeat(41), 'Dieser Code stimmt nicht'],
  ])('refuses "%s"', async (wrong, words) => {
    const { email, headers } = await makeBeginner()
    const answer = await post(CONFIRM, { code: wrong }, headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#code">')
    expect(html).toContain('secret-key')
    expect((await typePassword(email)).headers.get('location')).toBe('/buero')
  })

  test('shows ten recovery codes once and stores none of them', async () => {
    const { confirmed, recovery, headers, userId } = await makeCareful()
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/konto/zweiter-faktor/ersatzcodes?gespeichert=an#gespeichert',
    ])
    expect(recovery).toHaveLength(10)
    expect(await shownCodes(headers)).toEqual([])
    const stored = JSON.stringify(await codesOf(userId))
    for (const code of recovery) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
    const page = await (await ask('/konto/zweiter-faktor', { headers })).text()
    expect(textOf(page)).toContain('Sie haben noch 10 Ersatzcodes.')
    expect(page).not.toContain('secret-key')
    expect(textOf(await (await ask('/konto', { headers })).text())).toContain(
      'Sie haben noch 10 Ersatzcodes.',
    )
  })

  test('is still on a year later', async () => {
    const { email } = await makeCareful()
    vi.setSystemTime(Date.now() + 366 * 24 * 60 * 60_000)
    const { location } = Object.fromEntries((await typePassword(email)).headers)
    expect(location).toContain('/anmelden/code')
    const { headers } = await makeCareful()
    vi.setSystemTime(Date.now() + 50 * 60_000)
    await opens(headers)
    vi.setSystemTime(Date.now() + 50 * 60_000)
    const page = textOf(await (await ask('/konto/zweiter-faktor', { headers })).text())
    expect(page).toContain('Sie haben noch 10 Ersatzcodes.')
  })

  test('offers the codes as a text file that asks no server', async () => {
    const { headers, code } = await makeBeginner()
    await post(CONFIRM, { code: code() }, headers)
    const html = await (await ask('/konto/zweiter-faktor/ersatzcodes', { headers })).text()
    const file = /href="data:text\/plain;charset=utf-8,([^"]+)" download="([^"]+)"/.exec(html)
    const lines = decodeURIComponent(file?.[1] ?? '').split('\n')
    expect(lines.filter((line) => /^(\w{4}-){6}\w{4}$/.test(line))).toHaveLength(10)
    expect(file?.[2]).toBe('zahltag-ersatzcodes.txt')
  })

  test('HEAD uses the showing up as little as another session does', async () => {
    const { email, headers, code } = await makeBeginner()
    await post(CONFIRM, { code: code() }, headers)
    await ask('/konto/zweiter-faktor/ersatzcodes', { method: 'HEAD', headers })
    nextStep()
    const half = cookieOf(await typePassword(email))
    const other = cookieOf(await post('/anmelden/code', { code: code() }, half))
    expect(await opens(other)).toBe(true)
    expect(await shownCodes(other)).toEqual([])
    expect(await shownCodes(headers)).toHaveLength(10)
  })

  test('the codes that nobody came to see are forgotten', async () => {
    const { headers, code } = await makeBeginner()
    await post(CONFIRM, { code: code() }, headers)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    expect(await shownCodes(headers)).toEqual([])
  })

  test('clicked twice, it draws one set of codes and shows it', async () => {
    const { headers, code, userId } = await makeBeginner()
    const answers = await Promise.all([1, 2].map(() => post(CONFIRM, { code: code() }, headers)))
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(
      Array(2).fill('/konto/zweiter-faktor/ersatzcodes?gespeichert=an#gespeichert'),
    )
    expect(await codesOf(userId)).toHaveLength(10)
    expect(await shownCodes(headers)).toHaveLength(10)
    const late = await post(CONFIRM, { code: code() }, headers)
    expect(late.status).toBe(303)
    expect(await shownCodes(headers)).toEqual([])
  })

  test('ends the sessions that a password alone had opened, and is audited', async () => {
    const { email, headers, code, userId } = await makeBeginner()
    const elsewhere = cookieOf(await typePassword(email))
    expect(await opens(elsewhere)).toBe(true)
    await post(CONFIRM, { code: code() }, headers)
    expect([await opens(headers), await opens(elsewhere)]).toEqual([true, false])
    const actions = await db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('subject_id', '=', userId)
      .where('action', 'like', 'user.second_factor%')
      .execute()
    expect(actions).toEqual([{ action: 'user.second_factor_on', actor: `user:${userId}` }])
  })

  test('begun again when it is on, it changes nothing', async () => {
    const { headers, userId } = await makeCareful()
    const before = await secretOf(userId)
    expect((await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)).status).toBe(303)
    vi.setSystemTime(Date.now() + 50 * 60_000)
    await opens(headers)
    vi.setSystemTime(Date.now() + 50 * 60_000)
    expect((await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)).status).toBe(303)
    expect(await secretOf(userId)).toEqual(before)
  })
})
