import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { ask, post } from '../support/app'
import { passwordWork } from '../support/counted-argon2'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { invitePerson, makePerson, PASSWORD, signIn } from './people'

let addresses = 0
const from = () => ({ 'x-client-ip': `203.0.113.${++addresses}` })

/** The first sign-in of a process makes the hash that nobody has the password of. */
beforeAll(() => post('/anmelden', { email: 'first@nirgends.example', password: 'first' }, from()))
beforeEach(countAnew)

const reasons: [string, () => Promise<{ email: string; password: string }>][] = [
  ['a wrong password', async () => ({ email: (await makePerson()).email, password: `${PASSWORD}x` })],
  ['an unknown address', async () => ({ email: 'nobody@foerde-glanz.example', password: PASSWORD })],
  ['a disabled person', disabledPerson],
  ['somebody shut out of their only firm', shutOut],
  ['somebody without a password', withoutPassword],
  ['somebody who was invited and has not accepted', invited],
  ['no address', async () => ({ email: '', password: PASSWORD })],
  ['no password', async () => ({ email: (await makePerson()).email, password: '' })],
  ['a password without end', async () => ({ email: (await makePerson()).email, password: 'x'.repeat(5000) })],
]

describe('a refused sign-in', () => {
  test.each(reasons)('says the same and costs the same: %s', async (_, find) => {
    const { email, password } = await find()
    countAnew()
    const answer = await post('/anmelden?sprache=de', { email, password }, from())
    expect(passwordWork).toEqual({ verify: 1, hash: 0 })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([422, null])
    const html = withoutKey(await answer.text())
    expect(html).toContain(`value="${email}"`)
    expect(html.replace(`value="${email}"`, 'value=""')).toBe(await refusalOfNobody())
  })

  test('keeps the address, never the password, and leads to the field', async () => {
    const { email } = await makePerson()
    const html = await (
      await post('/anmelden?sprache=en', { email, password: 'zwiebelfisch' }, from())
    ).text()
    expect(textOf(html)).toContain('The email address or the password is wrong.')
    expect(html).toContain('<a href="#email">')
    expect(html).not.toContain('zwiebelfisch')
  })
})

describe('signing in', () => {
  test('takes the address in any case and goes on where one wanted to', async () => {
    const { email } = await makePerson()
    const fields = { email: ` ${email.toUpperCase()} `, password: PASSWORD }
    const answer = await post('/anmelden?weiter=/konto&sprache=en', fields, from())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto?sprache=en'])
    const cookie = answer.headers.get('set-cookie') ?? ''
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    expect(passwordWork.verify).toBe(1)
  })

  test.each([
    'https://evil.example/buero',
    '//evil.example',
    '/\\evil.example',
    '/abmelden',
    '/buero@evil',
    '/buero//evil',
    '/einladung/..',
  ])('never leads to %s', async (wish) => {
    const { email } = await makePerson()
    const path = `/anmelden?weiter=${encodeURIComponent(wish)}`
    const answer = await post(path, { email, password: PASSWORD }, from())
    expect(answer.headers.get('location')).toBe('/buero')
  })

  test('gives a new session each time, never one that the browser brought', async () => {
    const { email } = await makePerson()
    const planted = (await signIn(email)) ?? ''
    const answer = await post('/anmelden', { email, password: PASSWORD }, { ...from(), Cookie: planted })
    const given = answer.headers.get('set-cookie')?.split(';')[0]
    expect(given).toBeDefined()
    expect(given).not.toBe(planted)
  })

  test('ends the session that the browser had', async () => {
    const { email } = await makePerson()
    const Cookie = (await signIn(email)) ?? ''
    const answer = await post('/anmelden', { email, password: PASSWORD }, { ...from(), Cookie })
    expect(answer.status).toBe(303)
    expect((await ask('/buero', { headers: { Cookie } })).status).toBe(303)
  })

  test('works in a browser that was signed in before, whatever strangers have tried', async () => {
    const { email } = await makePerson()
    const first = await post('/anmelden', { email, password: PASSWORD }, from())
    const device = first.headers.getSetCookie().find((cookie) => cookie.includes('device')) ?? ''
    const Cookie = device.split(';')[0] ?? ''
    const address = from()
    for (let time = 0; time < 10; time += 1) await post('/anmelden', { email, password: 'falsch' }, address)
    expect((await post('/anmelden', { email, password: PASSWORD }, address)).status).toBe(429)
    const known = await post('/anmelden', { email, password: PASSWORD }, { ...address, Cookie })
    expect(known.status).toBe(303)
    const other = await makePerson()
    const stranger = await post(
      '/anmelden',
      { email: other.email, password: 'falsch' },
      { ...address, Cookie },
    )
    expect(stranger.status).toBe(422)
    for (let time = 0; time < 10; time += 1)
      await post('/anmelden', { email, password: 'falsch' }, { ...address, Cookie })
    expect((await post('/anmelden', { email, password: PASSWORD }, { ...address, Cookie })).status).toBe(429)
  })

  test('posted twice at once lets in twice and changes nothing else', async () => {
    const { email, userId } = await makePerson()
    const address = from()
    const fields = { email, password: PASSWORD }
    const answers = await Promise.all([
      post('/anmelden', fields, address),
      post('/anmelden', fields, address),
    ])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/buero'])
      const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect((await ask('/buero', { headers: { Cookie } })).status).toBe(200)
    }
    const sessions = await db.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute()
    expect(sessions).toHaveLength(2)
  })
})

/** The page that an unknown address gets, without the address. */
async function refusalOfNobody(): Promise<string> {
  const email = 'nobody-else@foerde-glanz.example'
  const answer = await post('/anmelden?sprache=de', { email, password: PASSWORD }, from())
  return withoutKey(await answer.text()).replace(`value="${email}"`, 'value=""')
}

/** Each refused form is given back under a key of its own. */
function withoutKey(html: string): string {
  return html.replace(/eingabe=[\w-]+/g, 'eingabe=')
}

async function disabledPerson() {
  const { email, userId } = await makePerson()
  await db.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute()
  return { email, password: PASSWORD }
}

async function shutOut() {
  const { email, userId } = await makePerson()
  await db.updateTable('memberships').set({ disabled_at: 'now' }).where('user_id', '=', userId).execute()
  return { email, password: PASSWORD }
}

async function withoutPassword() {
  const { scope } = await makePerson()
  const email = 'elsewhere@foerde-glanz.example'
  const { id: userId } = await createUser(house, scope, { email, name: 'Käthe Jensen', passwordHash: null })
  await addMembership(house, scope, { userId, role: 'payroll' })
  return { email, password: PASSWORD }
}

async function invited() {
  const email = 'invited@foerde-glanz.example'
  await invitePerson((await makePerson()).scope, email)
  return { email, password: PASSWORD }
}

function countAnew(): void {
  Object.assign(passwordWork, { hash: 0, verify: 0 })
}
