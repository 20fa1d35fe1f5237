import { afterEach, describe, expect, test, vi } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { makeTenant } from '../factories/tenants'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { makePerson, PASSWORD, signIn } from './people'

const MINUTE = 60_000
const NEXT = 'vier Möwen auf der Buhne'

afterEach(() => {
  vi.useRealTimers()
})

const isIn = async (cookie: string) => (await ask('/buero', { headers: { Cookie: cookie } })).status === 200

async function twoDevices() {
  const person = await makePerson()
  return { ...person, here: (await signIn(person.email)) ?? '', there: (await signIn(person.email)) ?? '' }
}

function passTime(ms: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ms)
}

describe('a session', () => {
  test('ends after an hour without use', async () => {
    const { here, there } = await twoDevices()
    passTime(59 * MINUTE)
    expect(await isIn(here)).toBe(true)
    passTime(2 * MINUTE)
    expect(await isIn(there)).toBe(false)
    expect(await isIn(here)).toBe(true)
  })

  test('ends after twelve hours, used or not', async () => {
    const { here } = await twoDevices()
    for (let half = 1; half < 24; half++) {
      passTime(30 * MINUTE)
      expect(await isIn(here), `after ${half / 2} hours`).toBe(true)
    }
    passTime(30 * MINUTE)
    expect(await isIn(here)).toBe(false)
  })

  test('that was signed out is not opened by its old cookie: no page, no form, no machine', async () => {
    const { email, here, there } = await twoDevices()
    const out = await post('/abmelden', {}, { Cookie: here })
    expect(out.headers.get('set-cookie')).toMatch(/^zahltag_session=;.*Max-Age=0/)
    expect(await isIn(here)).toBe(false)
    expect(await isIn(there)).toBe(true)
    const fields = { password: PASSWORD, new_password: NEXT }
    const form = await post('/konto/passwort', fields, { Cookie: here })
    expect([form.status, form.headers.get('location')]).toEqual([
      303,
      '/anmelden?weiter=%2Fkonto%2Fpasswort&nicht-gespeichert=1',
    ])
    expect(await signIn(email, NEXT)).toBeUndefined()
    const path = '/api/intern/rechnungen/00000000-0000-4000-8000-000000000000/token'
    const machine = await ask(path, { method: 'POST', headers: { Cookie: here } })
    expect(machine.status).toBe(401)
    const again = await post('/abmelden', {}, { Cookie: here })
    expect(again.status).toBe(303)
  })

  test('ends at once when its person is disabled, or leaves the firm', async () => {
    const gone = await twoDevices()
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', gone.userId).execute()
    expect(await isIn(gone.here)).toBe(false)
    const left = await twoDevices()
    await db
      .updateTable('memberships')
      .set({ disabled_at: 'now' })
      .where('user_id', '=', left.userId)
      .execute()
    expect(await isIn(left.here)).toBe(false)
    expect(await signIn(left.email)).toBeUndefined()
  })
})

describe('my account', () => {
  test('lists where one is signed in, by device', async () => {
    const { email, here } = await twoDevices()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await post('/anmelden', { email, password: PASSWORD }, { 'user-agent': agent })
    const html = await (await ask('/konto', { headers: { Cookie: here } })).text()
    const words = textOf(html)
    expect(words).toContain('Firefox, Linux')
    expect(words.match(/dieses Gerät/g)).toHaveLength(1)
    expect(html.match(/<option value="[0-9a-f]{16}"/g)).toHaveLength(2)
  })

  test('ends one session or all others', async () => {
    const { here, there } = await twoDevices()
    const html = await (await ask('/konto', { headers: { Cookie: here } })).text()
    const other = /<option value="([0-9a-f]{16})"/.exec(html)?.[1] ?? ''
    const answer = await post('/konto', { sitzung: other, password: PASSWORD }, { Cookie: here })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/konto?gespeichert=abgemeldet#gespeichert',
    ])
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    const others = await twoDevices()
    await post('/konto', { password: PASSWORD }, { Cookie: others.here })
    expect([await isIn(others.here), await isIn(others.there)]).toEqual([true, false])
  })

  test('ends no other session without the password, but its own', async () => {
    const { here, there } = await twoDevices()
    for (const password of ['', 'geraten']) {
      const refused = await post('/konto', { sitzung: '', password }, { Cookie: here })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain('<a href="#password">')
    }
    expect([await isIn(here), await isIn(there)]).toEqual([true, true])
    const page = await (await ask('/konto', { headers: { Cookie: there } })).text()
    const first = /<option value="([0-9a-f]{16})"/.exec(page)?.[1] ?? ''
    expect((await post('/konto', { sitzung: first }, { Cookie: here })).status).toBe(303)
    expect([await isIn(here), await isIn(there)]).toEqual([false, true])
  })

  test("cannot end somebody else's session", async () => {
    const mine = await twoDevices()
    const theirs = await twoDevices()
    const row = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', theirs.userId)
      .executeTakeFirstOrThrow()
    const password = PASSWORD
    await post('/konto', { sitzung: row.token_hash.slice(0, 16), password }, { Cookie: mine.here })
    await post('/konto', { password }, { Cookie: mine.here })
    expect([await isIn(theirs.here), await isIn(theirs.there)]).toEqual([true, true])
  })

  test('changes the password, which ends the other sessions', async () => {
    const { email, here, there } = await twoDevices()
    const answer = await post('/konto/passwort', { password: PASSWORD, new_password: NEXT }, { Cookie: here })
    expect(answer.headers.get('location')).toBe('/konto?gespeichert=passwort#gespeichert')
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect(await signIn(email)).toBeUndefined()
    expect(await signIn(email, NEXT)).toBeDefined()
  })

  test.each([
    [{ password: '', new_password: NEXT }, 'password', 'Bitte geben Sie ein Passwort ein.'],
    [{ password: `${PASSWORD}x`, new_password: NEXT }, 'password', 'Dieses Passwort stimmt nicht.'],
    [{ password: PASSWORD, new_password: '' }, 'new_password', 'Bitte geben Sie ein Passwort ein.'],
    [{ password: PASSWORD, new_password: 'kurz' }, 'new_password', 'mindestens 12 Zeichen'],
    [{ password: PASSWORD, new_password: 'x1'.repeat(101) }, 'new_password', 'höchstens 200 Zeichen'],
    [{ password: PASSWORD, new_password: 'qwerty123456' }, 'new_password', 'zu leicht zu erraten'],
    [{ password: 'x'.repeat(201), new_password: NEXT }, 'password', 'Dieses Passwort stimmt nicht.'],
    [{ password: PASSWORD, new_password: 'inga-matthiessen' }, 'new_password', 'aus Ihrem Namen'],
  ])('refuses %j', async (fields, field, words) => {
    const { email, here } = await twoDevices()
    const answer = await post('/konto/passwort', fields, { Cookie: here })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).not.toContain(NEXT)
    expect(await signIn(email)).toBeDefined()
  })
})

test('the password is changed once by a double click, and both clicks are told so', async () => {
  const { email, here } = await twoDevices()
  const fields = { password: PASSWORD, new_password: NEXT }
  for (let click = 0; click < 2; click++) {
    const answer = await post('/konto/passwort', fields, { Cookie: here })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/konto?gespeichert=passwort#gespeichert',
    ])
  }
  const set = await db.selectFrom('audit_entries').select('action').where('action', '=', 'user.password_set')
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(await set.where('subject_id', '=', person.id).execute()).toHaveLength(1)
  expect(await isIn(here)).toBe(true)
  expect(await signIn(email, NEXT)).toBeDefined()
})

describe('the switch of tenants', () => {
  test('shows for whom one works and goes on for another', async () => {
    const { scope, userId, here } = await twoDevices()
    expect(await (await ask('/buero', { headers: { Cookie: here } })).text()).not.toContain('name="tenant"')
    const other = await makeTenant(house, { name: 'Garten Groth' })
    await addMembership(house, { ...other, at: scope.at }, { userId, role: 'read_only' })
    const answer = await post('/buero/mandant', { tenant: other.tenantId }, { Cookie: here })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/buero'])
    const html = await (await ask('/buero', { headers: { Cookie: here } })).text()
    expect(html).toContain('<span class="page-firm">Garten Groth</span>')
    expect(textOf(html)).toContain('Ihre Rolle: Nur Ansicht')
  })

  test('knows no tenant that one does not work for', async () => {
    const { here } = await twoDevices()
    const { tenantId } = await makeTenant(house, { name: 'Fremd GmbH' })
    expect((await post('/buero/mandant', { tenant: tenantId }, { Cookie: here })).status).toBe(404)
    expect(await (await ask('/buero', { headers: { Cookie: here } })).text()).not.toContain('Fremd GmbH')
  })
})
