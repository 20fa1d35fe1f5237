import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, post } from '../support/app'
import { db } from '../support/house'
import { textOf } from '../support/html'
import {
  halfOf,
  makeBeginner,
  makeCareful,
  nextStep,
  opens,
  shownCodes,
  typeCode,
  typePassword,
} from './careful'
import { makePerson, PASSWORD, signIn } from './people'

const CODES = '/konto/zweiter-faktor/ersatzcodes'
const END = '/konto/zweiter-faktor/ende'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const actionsOf = async (userId: string) => {
  const rows = await db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', userId)
    .where('action', 'not in', ['membership.set', 'user.second_factor_on', 'user.signed_in'])
    .execute()
  return rows.map(({ action }) => action)
}

describe('new recovery codes', () => {
  test('are drawn for a code, shown once, and replace the old ones', async () => {
    const { email, userId, headers, code, recovery } = await makeCareful()
    const answer = await post(CODES, { code: code() }, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${CODES}?gespeichert=ersatzcodes#gespeichert`,
    ])
    const fresh = await shownCodes(headers)
    expect(fresh).toHaveLength(10)
    expect(recovery.filter((old) => fresh.includes(old))).toEqual([])
    expect(await shownCodes(headers)).toEqual([])
    expect((await typeCode(await halfOf(email), recovery[0] ?? '')).status).toBe(422)
    expect((await typeCode(await halfOf(email), fresh[0] ?? '')).status).toBe(303)
    expect(await actionsOf(userId)).toEqual(['user.recovery_codes_renewed', 'user.recovery_code_used'])
  })

  test('clicked twice, they are drawn once and shown', async () => {
    const { userId, headers, code } = await makeCareful()
    const answers = await Promise.all([1, 2].map(() => post(CODES, { code: code() }, headers)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await shownCodes(headers)).toHaveLength(10)
    expect(await actionsOf(userId)).toEqual(['user.recovery_codes_renewed'])
  })

  test.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['000000', 'Dieser Code stimmt nicht'],
    [PASSWORD, 'Dieser Code stimmt nicht'],
  ])('are not drawn for "%s"', async (wrong, words) => {
    const { headers, recovery, email } = await makeCareful()
    const answer = await post(CODES, { code: wrong }, headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#code">')
    expect((await typeCode(await halfOf(email), recovery[0] ?? '')).status).toBe(303)
  })

  test('cannot be guessed for, and count with the guesses at the door', async () => {
    const { headers, email, code } = await makeCareful()
    for (let times = 0; times < 5; times++) await post(CODES, { code: '000000' }, headers)
    const half = await halfOf(email)
    for (let times = 0; times < 5; times++) await typeCode(half, '000000')
    expect((await post(CODES, { code: code() }, headers)).status).toBe(429)
    expect((await typeCode(half, code())).status).toBe(429)
  })

  test('are nothing where the second factor is off', async () => {
    const { headers } = await makeBeginner()
    for (const path of [CODES, END]) {
      const answer = await ask(path, { headers })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto/zweiter-faktor'])
    }
    expect((await post(CODES, { code: '000000' }, headers)).headers.get('location')).toBe(
      '/konto/zweiter-faktor',
    )
  })
})

describe('switching it off', () => {
  const proofs: [string, (person: Awaited<ReturnType<typeof makeCareful>>) => string][] = [
    ['a code', ({ code }) => code()],
    ['a recovery code', ({ recovery }) => recovery[0] ?? ''],
  ]
  test.each(proofs)('needs %s, ends the other sessions, and is audited', async (_, proof) => {
    const person = await makeCareful()
    const { email, userId, headers, code } = person
    const elsewhere = await typeCode(await halfOf(email), code())
    const other = { Cookie: elsewhere.headers.get('set-cookie')?.split(';')[0] ?? '' }
    nextStep()
    const answer = await post(END, { code: proof(person) }, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/konto?gespeichert=faktor#gespeichert',
    ])
    expect([await opens(headers), await opens(other)]).toEqual([true, false])
    expect(await actionsOf(userId)).toContain('user.second_factor_off')
    expect((await typePassword(email)).headers.get('location')).toBe('/buero')
    for (const table of ['totp_secrets', 'recovery_codes'] as const)
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).toEqual([])
  })

  test.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['000000', 'Dieser Code stimmt nicht'],
    [PASSWORD, 'Dieser Code stimmt nicht'],
  ])('is refused for "%s"', async (wrong, words) => {
    const { email, headers } = await makeCareful()
    const answer = await post(END, { code: wrong }, headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#code">')
    expect((await typePassword(email)).headers.get('location')).toBe('/anmelden/code')
  })

  test('clicked twice with the same code is off once', async () => {
    const { userId, headers, code } = await makeCareful()
    const answers = await Promise.all([1, 2].map(() => post(END, { code: code() }, headers)))
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(
      Array(2).fill('/konto?gespeichert=faktor#gespeichert'),
    )
    expect(await actionsOf(userId)).toEqual(['user.second_factor_off'])
  })

  test('cannot be guessed', async () => {
    const { headers, code } = await makeCareful()
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => post(END, { code: '000000' }, headers)),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await post(END, { code: code() }, headers)).status).toBe(429)
  })

  test('set up again, it has another key and other codes', async () => {
    const { headers, key, recovery, code } = await makeCareful()
    await post(END, { code: code() }, headers)
    await post('/konto/zweiter-faktor', { password: PASSWORD }, headers)
    const page = await (await ask('/konto/zweiter-faktor', { headers })).text()
    expect(page).toContain('secret-key')
    expect(page.replaceAll(' ', '')).not.toContain(key)
    const confirmed = await post('/konto/zweiter-faktor/bestaetigung', { code: recovery[0] ?? '' }, headers)
    expect(confirmed.status).toBe(422)
  })
})

test('a new password asks for a code as well', async () => {
  const { headers, code } = await makeCareful()
  const fields = { password: PASSWORD, new_password: 'vier Krabben im Kutter' }
  for (const wrong of [{}, { code: '000000' }])
    expect((await post('/konto/passwort', { ...fields, ...wrong }, headers)).status).toBe(422)
  const answers = [code(), code()].map((right) =>
    post('/konto/passwort', { ...fields, code: right }, headers),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toContain(303)
})

test('the owner sees whether it is on, and that no firm can switch it off', async () => {
  const { headers, scope, userId } = await makeCareful()
  const page = async () => textOf(await (await ask(`/buero/personen/${userId}`, { headers })).text())
  expect(await page()).toContain('npm run user -- reset-second-factor')
  const other = await makePerson()
  const cookie = { Cookie: (await signIn(other.email)) ?? '' }
  expect((await ask(`/buero/personen/${userId}`, { headers: cookie })).status).toBe(404)
  expect(textOf(await (await ask(`/buero/personen/${other.userId}`, { headers: cookie })).text())).toContain(
    'Einschalten kann ihn nur die Person selbst',
  )
  expect(scope.tenantId).not.toBe(other.scope.tenantId)
})
