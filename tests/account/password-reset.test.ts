import { afterEach, describe, expect, test, vi } from 'vitest'
import { ask, post } from '../support/app'
import { db } from '../support/house'
import { textOf } from '../support/html'
import { dataOf } from '../support/unsealed'
import { leadsTo, makePerson, newestToken, PASSWORD, signIn } from './people'

const NEXT = 'vier Möwen auf der Buhne'

afterEach(() => {
  vi.useRealTimers()
})

const askFor = (email: string) =>
  post('/passwort-vergessen', { email }, { 'x-client-ip': `address of ${email}` })

describe('a forgotten password', () => {
  test('is replaced with a link from a mail, and every session ends', async () => {
    const { email, userId } = await makePerson()
    const cookie = (await signIn(email)) ?? ''
    const asked = await askFor(email.toUpperCase())
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      '/passwort-vergessen?gespeichert=passwort#gespeichert',
    ])
    const mail = await db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const token = await newestToken(userId)
    expect(mail.kind).toBe('password_reset')
    expect(dataOf(mail)).not.toContain(token)
    expect((await ask(`/passwort/${token}`)).status).toBe(200)
    const answer = await post(`/passwort/${token}`, { password: NEXT })
    expect([answer.status, leadsTo(answer)]).toEqual([303, '/anmelden?gespeichert=passwort#gespeichert'])
    const next = await (await ask(answer.headers.get('location') ?? '')).text()
    expect(next).toContain(`value="${email}"`)
    expect((await ask('/buero', { headers: { Cookie: cookie } })).status).toBe(303)
    expect(await signIn(email, PASSWORD)).toBeUndefined()
    expect(await signIn(email, NEXT)).toBeDefined()
    expect((await post(`/passwort/${token}`, { password: PASSWORD })).status).toBe(410)
  })

  test('says so where the server sends no mails', async () => {
    const page = textOf(await (await ask('/passwort-vergessen')).text())
    expect(page).toContain('Dieser Server verschickt im Moment keine E-Mails.')
    const done = textOf(await (await ask('/passwort-vergessen?gespeichert=passwort')).text())
    expect(done).toContain('wartet der Link im Postausgang')
    expect(done).not.toContain('in wenigen Minuten')
  })

  test('answers the same for an address that nobody has, and mails nothing', async () => {
    const { email } = await makePerson()
    const [known, unknown] = [await askFor(email), await askFor('nobody@foerde-glanz.example')]
    const shape = async (answer: Response) => [
      answer.status,
      answer.headers.get('location'),
      await answer.text(),
    ]
    expect(await shape(unknown)).toEqual(await shape(known))
    const mails = await db.selectFrom('outbox').select('recipient').execute()
    expect(mails.map((mail) => mail.recipient)).not.toContain('nobody@foerde-glanz.example')
  })

  test('of somebody who was disabled stays forgotten', async () => {
    const { email, userId } = await makePerson()
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute()
    expect((await askFor(email)).status).toBe(303)
    const links = await db.selectFrom('account_links').select('id').where('user_id', '=', userId).execute()
    expect(links).toEqual([])
  })

  test('uses up the other links that were asked for', async () => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const first = await newestToken(userId)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61_000)
    await askFor(email)
    const second = await newestToken(userId)
    expect(second).not.toBe(first)
    expect((await post(`/passwort/${second}`, { password: NEXT })).status).toBe(303)
    expect((await ask(`/passwort/${first}`)).status).toBe(410)
  })

  test('is mailed once for a double click', async () => {
    const { email, userId } = await makePerson()
    const answers = await Promise.all([askFor(email), askFor(email)])
    expect(answers.map((answer) => answer.status)).toEqual([303, 303])
    const links = await db.selectFrom('account_links').select('id').where('user_id', '=', userId).execute()
    const mails = await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()
    expect([links.length, mails.length]).toEqual([1, 1])
  })

  test('is replaced once by a double click', async () => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const path = `/passwort/${await newestToken(userId)}`
    const answers = await Promise.all([post(path, { password: NEXT }), post(path, { password: `${NEXT}!` })])
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
    const passwords = [await signIn(email, NEXT), await signIn(email, `${NEXT}!`)]
    expect(passwords.filter((cookie) => cookie !== undefined)).toHaveLength(1)
  })

  test('is replaced once by two clicks on the same password, and both arrive', async () => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const path = `/passwort/${await newestToken(userId)}`
    const answers = await Promise.all([1, 2].map(() => post(path, { password: NEXT })))
    const session = await signIn(email, NEXT)
    answers.push(await post(path, { password: NEXT }))
    const done = [303, '/anmelden?gespeichert=passwort#gespeichert']
    expect(answers.map((answer) => [answer.status, leadsTo(answer)])).toEqual([done, done, done])
    expect((await ask('/buero', { headers: { Cookie: session ?? '' } })).status).toBe(200)
    const set = await db
      .selectFrom('audit_entries')
      .select('actor')
      .where('action', '=', 'user.password_set')
      .where('subject_id', '=', userId)
      .execute()
    expect(set).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 61_000)
    expect((await post(path, { password: NEXT })).status).toBe(410)
  })

  test('has an hour', async () => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const token = await newestToken(userId)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 3_601_000)
    expect((await ask(`/passwort/${token}`)).status).toBe(410)
  })

  test('refuses bad input, in English as well', async () => {
    const wrong = await post('/passwort-vergessen?sprache=en', { email: 'inga@' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(textOf(html)).toContain('Check the email address.')
    expect(html).toContain('value="inga@"')
    const none = await post('/passwort-vergessen', {})
    expect(none.status).toBe(422)
    expect(textOf(await none.text())).toContain('Bitte geben Sie eine E-Mail-Adresse ein.')
  })

  test.each([
    ['', 'Bitte geben Sie ein Passwort ein.'],
    ['kurz', 'mindestens 12 Zeichen'],
    ['ä1'.repeat(101), 'höchstens 200 Zeichen'],
    ['qwerty123456', 'zu leicht zu erraten'],
    ['Inga Matthießen!', 'aus Ihrem Namen'],
  ])('is not replaced by "%s", and the link stays good', async (password, words) => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const path = `/passwort/${await newestToken(userId)}`
    const answer = await post(path, { password })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#password">')
    if (password) expect(html).not.toContain(password)
    expect((await post(path, { password: NEXT })).status).toBe(303)
  })

  test('is not replaced by an eleventh try: each is counted before its password is judged', async () => {
    const { email, userId } = await makePerson()
    await askFor(email)
    const path = `/passwort/${await newestToken(userId)}`
    for (let times = 0; times < 10; times++)
      expect((await post(path, { password: '1'.repeat(200) })).status).toBe(422)
    expect((await post(path, { password: NEXT })).status).toBe(429)
  })

  test('cannot be asked for without end', async () => {
    const { email } = await makePerson()
    for (let times = 0; times < 6; times++) expect((await askFor(email)).status).toBe(303)
    const answer = await askFor(email)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(15 * 60)
    expect(textOf(await answer.text())).toContain('In 60 Minuten geht es weiter.')
  })

  test('is not kept from others by an address that asks without end', async () => {
    const { email } = await makePerson()
    const stranger = { 'x-client-ip': 'address of a stranger' }
    for (let times = 0; times < 6; times++)
      await post('/passwort-vergessen', { email: `nobody-${times}@nirgends.example` }, stranger)
    for (let times = 0; times < 6; times++)
      expect((await post('/passwort-vergessen', { email }, stranger)).status).toBe(429)
    expect((await askFor(email)).status).toBe(303)
  })

  test('can still be asked for where a stranger asked for it, and is not mailed without end', async () => {
    const { email } = await makePerson()
    const from = (address: string) => post('/passwort-vergessen', { email }, { 'x-client-ip': address })
    for (let times = 0; times < 7; times++) await from('another stranger')
    expect((await askFor(email)).status).toBe(303)
    const many = await Promise.all(Array.from({ length: 24 }, (_, index) => from(`stranger ${index}`)))
    expect(many.filter((answer) => answer.status === 303)).toHaveLength(23)
  })
})
