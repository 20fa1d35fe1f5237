import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inviteAgain } from '~/domain/users/members/invitations.server'
import { makeTenant } from '../factories/tenants'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { invitePerson, leadsTo, makePerson, newestToken, PASSWORD, signIn } from './people'

afterEach(() => {
  vi.useRealTimers()
})

const ACCEPTED = [303, '/anmelden?gespeichert=einladung#gespeichert']
const shape = (answer: Response) => [answer.status, leadsTo(answer)]
const address = () => `${randomUUID()}@foerde-glanz.example`

describe('an invitation', () => {
  test('says who invites whom, and lets in after a password was chosen', async () => {
    const scope = await makeTenant(house)
    const email = address()
    const { token } = await invitePerson(scope, email)
    const page = textOf(await (await ask(`/einladung/${token}`)).text())
    expect(page).toContain('Guten Tag, Jörn Petersen. Förde Glanz GmbH gibt Ihnen Zugang zu Zahltag')
    expect(await signIn(email, PASSWORD)).toBeUndefined()
    const answer = await post(`/einladung/${token}?sprache=en`, { password: PASSWORD })
    expect(answer.status).toBe(303)
    expect(leadsTo(answer)).toBe('/anmelden?gespeichert=einladung&sprache=en#gespeichert')
    const location = answer.headers.get('location') ?? ''
    expect(decodeURIComponent(location)).not.toContain('@')
    const next = await ask(location)
    expect(next.status).toBe(200)
    const html = await next.text()
    expect(html).toContain(`value="${email}"`)
    expect(html).toContain('role="status"')
    expect(html).not.toContain('role="alert"')
    expect(await (await ask(location, { headers: { Cookie: 'zahltag_session=x' } })).text()).not.toContain(
      email,
    )
    expect(await signIn(email, PASSWORD)).toBeDefined()
  })

  test('works once: posted twice at the same time, one password counts', async () => {
    const { token } = await invitePerson(await makeTenant(house), address())
    const answers = await Promise.all([
      post(`/einladung/${token}`, { password: PASSWORD }),
      post(`/einladung/${token}`, { password: `${PASSWORD}!` }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
    const later = await ask(`/einladung/${token}`)
    expect(later.status).toBe(410)
    expect(textOf(await later.text())).toContain('Dieser Link gilt nicht mehr')
  })

  test('into a second firm is accepted by signing in, once, and the password stays', async () => {
    const { email } = await makePerson()
    const { userId, token } = await invitePerson(await makeTenant(house, { name: 'Garten Groth' }), email)
    const path = `/einladung/${token}`
    expect(await (await ask(path)).text()).toContain(`href="/anmelden?weiter=${encodeURIComponent(path)}"`)
    const signedIn = await post(`/anmelden?weiter=${encodeURIComponent(path)}`, { email, password: PASSWORD })
    expect(shape(signedIn)).toEqual([303, path])
    const headers = { Cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
    const page = await (await ask(path, { headers })).text()
    expect(page).not.toContain('type="password"')
    const posts = [1, 2].map(() => post(path, {}, headers))
    expect((await Promise.all(posts)).map(shape)).toEqual(Array(2).fill([303, '/buero']))
    expect(shape(await ask(path, { headers }))).toEqual([303, '/buero'])
    expect((await ask(path)).status).toBe(410)
    expect(await countAccepted(userId)).toBe(1)
    expect(await (await ask('/buero', { headers })).text()).toContain('>Garten Groth</button>')
  })

  test('answers whoever has no session the same, whether the address has an account or not', async () => {
    const { email } = await makePerson()
    const known = await invitePerson(await makeTenant(house), email)
    const unknown = await invitePerson(await makeTenant(house), address())
    const own = [email, known.token]
    const others = [(await ownEmail(unknown.userId)) ?? '', unknown.token]
    const same = (html: string, [mail = '', token = '']: string[]) =>
      textOf(html).replaceAll(mail, 'MAIL').replaceAll(token, 'TOKEN')
    const pages = await Promise.all(
      [known, unknown].map(async ({ token }) => (await ask(`/einladung/${token}`)).text()),
    )
    expect(same(pages[0] ?? '', own)).toBe(same(pages[1] ?? '', others))
    for (const password of ['', 'kurz', 'qwerty123456', PASSWORD, 'gelbe Seife riecht nach Meer']) {
      const answers = await Promise.all(
        [known, unknown].map(({ token }) => post(`/einladung/${token}`, { password })),
      )
      expect(shape(answers[0] as Response)).toEqual(shape(answers[1] as Response))
      if (answers[0]?.status === 303) break
      const [one, other] = await Promise.all(answers.map((answer) => answer.text()))
      expect(same(one ?? '', own)).toBe(same(other ?? '', others))
    }
    expect(await countAccepted(known.userId)).toBe(0)
    expect(await signIn(email)).toBeDefined()
  })

  test('is not accepted with somebody else’s session', async () => {
    const { token } = await invitePerson(await makeTenant(house), (await makePerson()).email)
    const headers = { Cookie: (await signIn((await makePerson()).email)) ?? '' }
    expect((await post(`/einladung/${token}`, {}, headers)).status).toBe(422)
    expect((await ask(`/einladung/${token}`, { headers })).status).toBe(200)
  })

  test('into the first firm is accepted once by a double click, and both arrive', async () => {
    const email = address()
    const { userId, token } = await invitePerson(await makeTenant(house), email)
    const posts = [1, 2].map(() => post(`/einladung/${token}`, { password: PASSWORD }))
    expect((await Promise.all(posts)).map(shape)).toEqual([ACCEPTED, ACCEPTED])
    expect(shape(await post(`/einladung/${token}`, { password: PASSWORD }))).toEqual(ACCEPTED)
    expect(await countAccepted(userId)).toBe(1)
    expect(await signIn(email, PASSWORD)).toBeDefined()
  })

  test('that was accepted opens to no other password, and after a minute to none', async () => {
    const { token } = await invitePerson(await makeTenant(house), address())
    await post(`/einladung/${token}`, { password: PASSWORD })
    for (const password of [`${PASSWORD}!`, '', 'x'.repeat(201)])
      expect((await post(`/einladung/${token}`, { password })).status).toBe(410)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61_000)
    expect((await post(`/einladung/${token}`, { password: PASSWORD })).status).toBe(410)
  })

  test('that was accepted is no way to guess the password', async () => {
    const { token } = await invitePerson(await makeTenant(house), address())
    await post(`/einladung/${token}`, { password: PASSWORD })
    for (let times = 0; times < 10; times++) await post(`/einladung/${token}`, { password: 'geraten' })
    expect((await post(`/einladung/${token}`, { password: PASSWORD })).status).toBe(410)
  })

  test('is not accepted by whoever chose the password of the same person for another firm', async () => {
    const email = address()
    const { token } = await invitePerson(await makeTenant(house), email)
    await invitePerson(await makeTenant(house, { name: 'Garten Groth' }), email)
    await post(`/einladung/${token}`, { password: PASSWORD })
    const cookie = (await signIn(email)) ?? ''
    expect(await (await ask('/buero', { headers: { Cookie: cookie } })).text()).not.toContain('Garten Groth')
  })

  test.each([
    ['', 'Bitte geben Sie ein Passwort ein.'],
    ['kurz', 'mindestens 12 Zeichen'],
    ['x1'.repeat(101), 'höchstens 200 Zeichen'],
    ['qwerty123456', 'zu leicht zu erraten'],
    ['jörn-petersen-26', 'aus Ihrem Namen'],
  ])('refuses the password "%s"', async (password, words) => {
    const { token } = await invitePerson(await makeTenant(house), address())
    const answer = await post(`/einladung/${token}`, { password })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain(words)
  })

  test('ends after a week, and when a newer one was sent', async () => {
    const scope = await makeTenant(house)
    const old = await invitePerson(scope, address())
    const { userId, token } = await invitePerson(scope, address())
    await inviteAgain(house, { ...scope, at: new Date().toISOString() }, userId)
    expect((await ask(`/einladung/${token}`)).status).toBe(410)
    expect((await ask(`/einladung/${await newestToken(userId)}`)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1000)
    expect((await ask(`/einladung/${old.token}`)).status).toBe(410)
  })

  test('forged, or made for another purpose, does not exist', async () => {
    const { token } = await invitePerson(await makeTenant(house), address())
    expect((await ask(`/einladung/${token.slice(0, -2)}xx`)).status).toBe(404)
    expect((await ask(`/passwort/${token}`)).status).toBe(404)
    expect((await post(`/passwort/${token}`, { password: PASSWORD })).status).toBe(404)
  })
})

async function countAccepted(userId: string): Promise<number> {
  const accepted = await db
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'user.accepted')
    .where('subject_id', '=', userId)
    .execute()
  return accepted.length
}

const ownEmail = async (id: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email
