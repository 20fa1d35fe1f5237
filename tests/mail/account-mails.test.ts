import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startOutbox } from '~/jobs/outbox.server'
import { makePerson, newestToken, PASSWORD, signIn } from '../account/people'
import { ask, post } from '../support/app'
import { db } from '../support/house'
import { textOf } from '../support/html'
import { readMail } from '../support/mail'
import { startMailServer } from '../support/mail-server'

const NEXT = 'vier Möwen auf der Buhne'

beforeEach(() => vi.setSystemTime('2026-03-02T12:00:00.000Z'))
afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('outbox').execute()
})

/** Sends what waits, to a real server. */
async function send() {
  const server = await startMailServer()
  const worker = startOutbox(server.url)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
  return server.received.map(({ to, source }) => ({ to, ...readMail(source) }))
}

const askForPassword = (email: string) =>
  post('/passwort-vergessen', { email }, { 'x-client-ip': `address of ${email}` })

const pathIn = (text: string) => /http:\/\/localhost:3000(\/\S+)/.exec(text)?.[1] ?? ''

const only = async () => (await db.selectFrom('outbox').selectAll().execute())[0]

test('an invitation arrives with a link that lets somebody in, and says until when', async () => {
  const owner = await makePerson()
  const headers = { Cookie: (await signIn(owner.email)) ?? '' }
  const email = `${randomUUID()}@foerde-glanz.example`
  await post('/buero/personen', { name: 'Jörn Petersen', email, role: 'payroll' }, headers)
  const [mail] = await send()
  expect(mail?.to).toEqual([email])
  expect(mail?.headers.subject).toBe('Ihr Zugang zu Zahltag bei Förde Glanz GmbH')
  expect(mail?.text).toContain('Inga Matthießen gibt Ihnen Zugang zu Zahltag')
  expect(mail?.text).toContain('bis zum 9.\u00a0März 2026 um 13:00 Uhr')
  const path = pathIn(mail?.text ?? '')
  expect(mail?.html).toContain(`href="http://localhost:3000${path}"`)
  expect((await ask(path)).status).toBe(200)
  expect((await post(path, { password: NEXT })).status).toBe(303)
  expect(await signIn(email, NEXT)).toBeDefined()
  expect(JSON.stringify(await only())).not.toContain('eyJhbGciOi')
})

test('a new password arrives as a link that works, valid for an hour and no longer', async () => {
  const { email } = await makePerson()
  await askForPassword(email)
  const [mail] = await send()
  expect(mail?.to).toEqual([email])
  expect(mail?.text).toContain('bis zum 2.\u00a0März 2026 um 14:00 Uhr')
  const path = pathIn(mail?.text ?? '')
  expect((await ask(path)).status).toBe(200)
  vi.setSystemTime('2026-03-02T13:00:01.000Z')
  expect((await ask(path)).status).toBe(410)
  vi.setSystemTime('2026-03-02T12:59:59.000Z')
  expect((await post(path, { password: NEXT })).status).toBe(303)
  expect(await signIn(email, NEXT)).toBeDefined()
})

test.each([
  ['was used', async (userId: string) => post(`/passwort/${await newestToken(userId)}`, { password: NEXT })],
  ['has expired', async () => vi.setSystemTime('2026-03-02T13:00:01.000Z')],
])('a link that %s meanwhile is not sent, and the owner reads why', async (_, end) => {
  const owner = await makePerson()
  await askForPassword(owner.email)
  await end(owner.userId)
  expect(await send()).toEqual([])
  const row = await only()
  expect(row).toMatchObject({ kind: 'password_reset', status: 'failed', last_answer: 'link_ended' })
  const Cookie = (await signIn(owner.email, NEXT)) ?? (await signIn(owner.email, PASSWORD)) ?? ''
  const html = await (await ask(`/buero/postausgang/${row?.id}`, { headers: { Cookie } })).text()
  expect(textOf(html)).toContain('Der Link in der E-Mail gilt nicht mehr.')
  expect(textOf(html)).toContain('ein neues Passwort fordert die Person selbst an')
  expect(html).not.toContain('neuer-versand')
})
