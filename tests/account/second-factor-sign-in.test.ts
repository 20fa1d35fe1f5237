import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, post } from '../support/app'
import { db } from '../support/house'
import { textOf } from '../support/html'
import { cookieOf, halfOf, makeCareful, nextStep, opens, typeCode, typePassword } from './careful'
import { leadsTo, newestToken } from './people'

const NEXT = 'vier Möwen auf der Buhne'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const openSessionsOf = async (userId: string) =>
  (
    await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'office')
      .where('ended_at', 'is', null)
      .execute()
  ).length

describe('signing in with a second factor', () => {
  test('the password leads to the code, the code to where one wanted to go, under a new cookie', async () => {
    const { email, code } = await makeCareful()
    const answer = await typePassword(email, '?weiter=/konto&sprache=en')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/anmelden/code?weiter=%2Fkonto&sprache=en',
    ])
    const half = cookieOf(answer)
    const page = textOf(await (await ask('/anmelden/code?sprache=en', { headers: half })).text())
    expect(page).toContain('Enter the code')
    const done = await typeCode(half, code(), '?weiter=%2Fkonto&sprache=en')
    expect([done.status, done.headers.get('location')]).toEqual([303, '/konto?sprache=en'])
    const whole = cookieOf(done)
    expect(whole.Cookie).not.toBe(half.Cookie)
    expect([await opens(whole), await opens(half)]).toEqual([true, false])
  })

  test('a prepared link leads nowhere else', async () => {
    const { email, code } = await makeCareful()
    const query = '?weiter=https%3A%2F%2Fboese.example'
    expect((await typePassword(email, query)).headers.get('location')).toBe(`/anmelden/code${query}`)
    expect((await typeCode(await halfOf(email), code(), query)).headers.get('location')).toBe('/buero')
  })

  test('the cookie of the password alone is worth nothing afterwards', async () => {
    const { email, code, recovery } = await makeCareful()
    const half = await halfOf(email)
    await typeCode(half, code())
    nextStep()
    for (const again of [code(), recovery[0] ?? '']) {
      const answer = await typeCode(half, again)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/anmelden'])
      expect(answer.headers.has('set-cookie')).toBe(false)
    }
  })

  test.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['12345', 'Dieser Code stimmt nicht'],
    ['äöüäöü', 'Dieser Code stimmt nicht'],
    ['AAAA-AAAA-AAAA-AAAA', 'Dieser Code stimmt nicht'],
    ['2'.repeat(41), 'Dieser Code stimmt nicht'],
  ])('refuses "%s"', async (wrong, words) => {
    const { email } = await makeCareful()
    const answer = await typeCode(await halfOf(email), wrong)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#code">')
    expect(answer.headers.has('set-cookie')).toBe(false)
    if (wrong) expect(html).not.toContain(wrong)
  })

  test('a code counts once, in whatever way it is typed', async () => {
    const { email, code } = await makeCareful()
    const typed = code().replace(/(...)/, ' $1 ')
    expect((await typeCode(await halfOf(email), typed)).status).toBe(303)
    expect((await typeCode(await halfOf(email), code())).status).toBe(422)
  })

  test('the code that switched it on does not sign in', async () => {
    const { email, code } = await makeCareful()
    nextStep(-1)
    expect((await typeCode(await halfOf(email), code())).status).toBe(422)
  })

  test('a clock may be one step off to either side, and no more', async () => {
    for (const [drift, status] of [
      [-2, 422],
      [-1, 303],
      [0, 303],
      [1, 303],
      [2, 422],
    ] as const) {
      const { email, code } = await makeCareful()
      nextStep(4 + drift)
      const shown = code()
      nextStep(-drift)
      expect((await typeCode(await halfOf(email), shown)).status, `${drift} steps`).toBe(status)
    }
  })

  test('a code of before the last one that was used is too late', async () => {
    const { email, code } = await makeCareful()
    nextStep()
    const earlier = code()
    nextStep()
    expect((await typeCode(await halfOf(email), code())).status).toBe(303)
    expect((await typeCode(await halfOf(email), earlier)).status).toBe(422)
  })

  test('of many who enter one code at the same time, one gets in', async () => {
    const { email, code, userId } = await makeCareful()
    const before = await openSessionsOf(userId)
    const halves = await Promise.all(Array.from({ length: 5 }, () => halfOf(email)))
    const answers = await Promise.all(halves.map((half) => typeCode(half, code())))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422, 422])
    expect(await openSessionsOf(userId)).toBe(before + 1)
  })

  test('one pending sign-in with many right codes at the same time becomes one session', async () => {
    const { email, code, recovery, userId } = await makeCareful()
    const before = await openSessionsOf(userId)
    const half = await halfOf(email)
    const all = [code(), ...recovery.slice(0, 4)]
    const answers = await Promise.all(all.map((one) => typeCode(half, one)))
    expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1)
    expect(await openSessionsOf(userId)).toBe(before + 1)
  })
})

test('whoever is signed in is asked for no code', async () => {
  const { headers, code } = await makeCareful()
  const page = await ask('/anmelden/code', { headers })
  const answer = await typeCode(headers, code())
  for (const one of [page, answer]) {
    expect([one.status, one.headers.get('location')]).toEqual([303, '/anmelden'])
    expect(one.headers.has('set-cookie')).toBe(false)
  }
})

describe('a recovery code', () => {
  test('lets in once, however it is typed, and is audited', async () => {
    const { email, recovery, userId, headers } = await makeCareful()
    const typed = (recovery[0] ?? '').toLowerCase().replaceAll('-', ' ')
    expect((await typeCode(await halfOf(email), typed)).status).toBe(303)
    expect((await typeCode(await halfOf(email), recovery[0] ?? '')).status).toBe(422)
    expect((await typeCode(await halfOf(email), (recovery[1] ?? '').replaceAll('-', ''))).status).toBe(303)
    const used = await db
      .selectFrom('audit_entries')
      .select('actor')
      .where('subject_id', '=', userId)
      .where('action', '=', 'user.recovery_code_used')
      .execute()
    expect(used).toEqual(Array(2).fill({ actor: `user:${userId}` }))
    expect(textOf(await (await ask('/konto', { headers })).text())).toContain('Sie haben noch 8 Ersatzcodes.')
  })

  test('raced by two is used by one', async () => {
    const { email, recovery } = await makeCareful()
    const halves = [await halfOf(email), await halfOf(email)]
    const answers = await Promise.all(halves.map((half) => typeCode(half, recovery[0] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
  })

  test('of somebody else opens nothing', async () => {
    const mine = await makeCareful()
    const theirs = await makeCareful()
    expect((await typeCode(await halfOf(mine.email), theirs.recovery[0] ?? '')).status).toBe(422)
    expect((await typeCode(await halfOf(theirs.email), theirs.recovery[0] ?? '')).status).toBe(303)
  })
})

describe('guessing', () => {
  test('ends after ten codes, from any address and with any number of passwords typed', async () => {
    const { email, code } = await makeCareful()
    for (let times = 0; times < 10; times++)
      expect((await typeCode(await halfOf(email), '000000')).status).toBe(422)
    const answer = await typeCode(await halfOf(email), code())
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(textOf(await answer.text())).toContain('In 15 Minuten geht es weiter.')
  })

  test('ends also where all guesses arrive at the same moment', async () => {
    const { email } = await makeCareful()
    const half = await halfOf(email)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => typeCode(half, String(index).padStart(6, '0'))),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('ends for the one account and no other at the same address', async () => {
    const from = { 'x-client-ip': '203.0.113.99' }
    const [one, other] = [await makeCareful(), await makeCareful()]
    const half = await halfOf(one.email)
    for (let times = 0; times < 11; times++)
      await post('/anmelden/code', { code: '000000' }, { ...half, ...from })
    const answers = [
      await post('/anmelden/code', { code: one.code() }, { ...half, ...from }),
      await post('/anmelden/code', { code: other.code() }, { ...(await halfOf(other.email)), ...from }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([429, 303])
  })

  test('right codes use nothing up', async () => {
    const { email, code } = await makeCareful()
    for (let times = 0; times < 12; times++) {
      expect((await typeCode(await halfOf(email), code())).status).toBe(303)
      nextStep()
    }
  })
})

describe('the time between password and code', () => {
  test('is ten minutes', async () => {
    const { email, code } = await makeCareful()
    const [early, late] = [await halfOf(email), await halfOf(email)]
    vi.setSystemTime(Date.now() + 10 * 60_000 - 1000)
    expect((await typeCode(early, code())).status).toBe(303)
    vi.setSystemTime(Date.now() + 1000)
    nextStep(0)
    const answer = await typeCode(late, code())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/anmelden'])
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  test('ends with the membership, the account, a new password and a sign-out', async () => {
    const ends: ((
      person: { email: string; userId: string },
      half: { Cookie: string },
    ) => Promise<unknown>)[] = [
      ({ userId }) => db.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute(),
      ({ userId }) =>
        db.updateTable('memberships').set({ disabled_at: 'now' }).where('user_id', '=', userId).execute(),
      async ({ email, userId }) => {
        await post('/passwort-vergessen', { email }, { 'x-client-ip': email })
        await post(`/passwort/${await newestToken(userId)}`, { password: NEXT })
      },
      (_, half) => post('/abmelden', {}, half),
    ]
    for (const end of ends) {
      const person = await makeCareful()
      const half = await halfOf(person.email)
      await end(person, half)
      const answer = await typeCode(half, person.code())
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/anmelden'])
    }
  })
})

test('a password that was reset by mail still needs the code', async () => {
  const { email, userId, code } = await makeCareful()
  await post('/passwort-vergessen', { email }, { 'x-client-ip': email })
  await post(`/passwort/${await newestToken(userId)}`, { password: NEXT })
  const answer = await typePassword(email, '', NEXT)
  expect(answer.headers.get('location')).toBe('/anmelden/code')
  expect(await opens(cookieOf(answer))).toBe(false)
  expect((await typeCode(cookieOf(answer), code())).status).toBe(303)
})

test('a second factor from before the address was proven ends with the first reset by mail, and only then', async () => {
  const { email, userId } = await makeCareful()
  await db.updateTable('users').set({ email_proven_at: null }).where('id', '=', userId).execute()
  const reset = async () => {
    await post('/passwort-vergessen', { email }, { 'x-client-ip': email })
    return post(`/passwort/${await newestToken(userId)}`, { password: NEXT })
  }
  const location = (await reset()).headers.get('location') ?? ''
  expect(location).toMatch(/^\/anmelden\?gespeichert=passwort_faktor&eingabe=[\w-]+#gespeichert$/)
  expect(textOf(await (await ask(location)).text())).toContain('Der zweite Faktor ist jetzt aus')
  const answer = await typePassword(email, '', NEXT)
  expect(answer.headers.get('location')).toBe('/buero')
  expect(await opens(cookieOf(answer))).toBe(true)
  nextStep(3)
  expect(leadsTo(await reset())).toBe('/anmelden?gespeichert=passwort#gespeichert')
})
