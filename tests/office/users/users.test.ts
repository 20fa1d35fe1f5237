import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import type { Role } from '~db/schema'
import { cookieOf, halfOf, makeCareful, typeCode } from '../../account/careful'
import { makePerson, newestToken, PASSWORD, signIn } from '../../account/people'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { dataOf } from '../../support/unsealed'

/** As the loader's data stands in a page with scripts. */
const FACTOR_ON = 'hasSecondFactor\\",true'

async function makeFirm() {
  const owner = await makePerson()
  const headers = { Cookie: (await signIn(owner.email)) ?? '' }
  return { ...owner, headers }
}

type Firm = Awaited<ReturnType<typeof makeFirm>>

async function colleague(firm: Firm, role: Role) {
  const email = `${randomUUID()}@foerde-glanz.example`
  const { id } = await createUser(house, firm.scope, { email, name: 'Silke Thoms', passwordHash: null })
  await addMembership(house, firm.scope, { userId: id, role })
  return id
}

const invite = (firm: Firm, changes: Record<string, string> = {}) =>
  post(
    '/buero/personen',
    { name: 'Jörn Petersen', email: 'joern@foerde-glanz.example', role: 'payroll', ...changes },
    firm.headers,
  )

const page = async (firm: Firm, path: string) => (await ask(path, { headers: firm.headers })).text()

describe('the people of a firm', () => {
  test('are invited by mail and by a link to copy', async () => {
    const firm = await makeFirm()
    const email = `${randomUUID()}@Foerde-Glanz.example`
    const answer = await invite(firm, { email })
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    const userId = /personen\/([0-9a-f-]{36})\?gespeichert=einladung/.exec(location)?.[1] ?? ''
    const token = await newestToken(userId)
    const html = await page(firm, location)
    expect(textOf(html)).toContain('Eingeladen')
    const file = await page(firm, '/buero/personen/personen.csv')
    expect(await page(firm, '/buero/personen')).toContain('href="/buero/personen/personen.csv"')
    expect(file).toContain(`Jörn Petersen;${email.toLowerCase()};Lohn;Eingeladen`)
    expect(file).not.toContain(token)
    expect(html).toContain(`value="http://localhost:3000/einladung/${token}"`)
    const mails = await db
      .selectFrom('outbox')
      .selectAll()
      .where('tenant_id', '=', firm.scope.tenantId)
      .execute()
    expect(mails).toMatchObject([{ kind: 'invitation', recipient: email.toLowerCase() }])
    expect(mails.map(dataOf).join()).not.toContain(token)
    await post(`/einladung/${token}`, { password: PASSWORD })
    const later = await page(firm, `/buero/personen/${userId}`)
    expect(textOf(later)).toContain('Aktiv')
    expect(later).not.toContain('/einladung/ey')
  })

  test('are invited once by a double click', async () => {
    const firm = await makeFirm()
    const email = `${randomUUID()}@foerde-glanz.example`
    const answers = await Promise.all([invite(firm, { email }), invite(firm, { email })])
    expect(answers.map((answer) => answer.status)).toEqual([303, 303])
    const count = async (table: 'outbox' | 'account_links') =>
      (await db.selectFrom(table).select('id').where('tenant_id', '=', firm.scope.tenantId).execute()).length
    expect([await count('outbox'), await count('account_links')]).toEqual([1, 1])
  })

  test.each([
    [{ name: '' }, 'name', 'Bitte geben Sie einen Namen ein.'],
    [{ email: '' }, 'email', 'Bitte geben Sie eine E-Mail-Adresse ein.'],
    [{ email: 'joern' }, 'email', 'Diese E-Mail-Adresse stimmt nicht.'],
    [{ role: '' }, 'role', 'Bitte wählen Sie eine Rolle.'],
    [{ role: 'admin' }, 'role', 'Bitte wählen Sie eine Rolle.'],
  ])('are not invited with %j', async (changes, field, words) => {
    const firm = await makeFirm()
    const answer = await invite(firm, changes)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).toMatch(new RegExp(`id="${field}"`))
    if (field !== 'name') expect(html).toContain('value="Jörn Petersen"')
  })

  test('are not invited twice once they work there', async () => {
    const firm = await makeFirm()
    const answer = await invite(firm, { email: firm.email })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Diese Person arbeitet schon für die Firma.')
  })

  test('get another role, which counts with the next page they open', async () => {
    const firm = await makeFirm()
    const other = await makePerson('owner')
    await addMembership(house, firm.scope, { userId: other.userId, role: 'payroll' })
    const headers = { Cookie: (await signIn(other.email)) ?? '' }
    await post('/buero/mandant', { tenant: firm.scope.tenantId }, headers)
    const answer = await post(`/buero/personen/${other.userId}`, { role: 'read_only' }, firm.headers)
    expect(answer.headers.get('location')).toBe(
      `/buero/personen/${other.userId}?gespeichert=rolle#gespeichert`,
    )
    const home = textOf(await (await ask('/buero', { headers })).text())
    expect(home).toContain('Ihre Rolle: Nur Ansicht')
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'before_json', 'after_json'])
      .where('tenant_id', '=', firm.scope.tenantId)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(audit).toEqual({
      actor: `user:${firm.userId}`,
      before_json: '{"role":"payroll"}',
      after_json: '{"role":"read_only"}',
    })
  })

  test('who are locked out are out at once, here and nowhere else', async () => {
    const firm = await makeFirm()
    const other = await makePerson('owner')
    await addMembership(house, firm.scope, { userId: other.userId, role: 'payroll' })
    const here = { Cookie: (await signIn(other.email)) ?? '' }
    await post('/buero/mandant', { tenant: firm.scope.tenantId }, here)
    const there = { Cookie: (await signIn(other.email)) ?? '' }
    await post('/buero/mandant', { tenant: other.scope.tenantId }, there)
    const answer = await post(`/buero/personen/${other.userId}/sperre`, { gesperrt: 'ja' }, firm.headers)
    expect(answer.status).toBe(303)
    expect((await ask('/buero', { headers: here })).status).toBe(303)
    expect((await ask('/buero', { headers: there })).status).toBe(200)
    const html = await page(firm, `/buero/personen/${other.userId}`)
    expect(textOf(html)).toContain('Gesperrt')
    await post(`/buero/personen/${other.userId}/sperre`, { gesperrt: 'nein' }, firm.headers)
    expect((await ask('/buero', { headers: here })).status, 'the old session').toBe(303)
    expect(textOf(await page(firm, `/buero/personen/${other.userId}`))).toContain('Aktiv')
  })

  test('always have an owner', async () => {
    const firm = await makeFirm()
    await colleague(firm, 'payroll')
    const role = await post(`/buero/personen/${firm.userId}`, { role: 'payroll' }, firm.headers)
    expect(role.status).toBe(422)
    expect(textOf(await role.text())).toContain('Jede Firma braucht mindestens eine Person')
    const lock = await post(`/buero/personen/${firm.userId}/sperre`, { gesperrt: 'ja' }, firm.headers)
    expect(lock.status).toBe(409)
    expect((await ask('/buero/personen', { headers: firm.headers })).status).toBe(200)
    const second = await colleague(firm, 'owner')
    const both = await Promise.all([
      post(`/buero/personen/${firm.userId}`, { role: 'payroll' }, firm.headers),
      post(`/buero/personen/${second}`, { role: 'payroll' }, firm.headers),
    ])
    expect(both.map((answer) => answer.status).sort()).not.toEqual([303, 303])
    const owners = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('tenant_id', '=', firm.scope.tenantId)
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  })

  test('of another firm do not exist', async () => {
    const firm = await makeFirm()
    const stranger = await makeFirm()
    const path = `/buero/personen/${stranger.userId}`
    for (const [to, fields] of [
      [path, { role: 'payroll' }],
      [`${path}/sperre`, { gesperrt: 'ja' }],
      [`${path}/einladung`, {}],
    ] as const)
      expect((await post(to, fields, firm.headers)).status, to).toBe(404)
    expect((await ask(path, { headers: firm.headers })).status).toBe(404)
    expect(await page(firm, '/buero/personen')).not.toContain(stranger.email)
  })

  test('are kept in English as well', async () => {
    const firm = await makeFirm()
    const words = textOf(await page(firm, '/buero/personen?sprache=en'))
    expect(words).toContain('Invite somebody')
    expect(words).toContain('Active')
  })
})

test('a firm that invites an account of another firm cannot read its way in', async () => {
  const firm = await makeFirm()
  const victim = await makePerson('owner')
  const answer = await invite(firm, { email: victim.email })
  const link = /value="http:\/\/localhost:3000(\/einladung\/[^"]+)"/.exec(
    await page(firm, answer.headers.get('location') ?? ''),
  )?.[1]
  const taken = await post(link ?? '', { password: 'mein eigenes neues Passwort' })
  // The answer that a new account gets (decision 032), and nothing has happened.
  expect(taken.status).toBe(303)
  expect(await signIn(victim.email, 'mein eigenes neues Passwort')).toBeUndefined()
  expect(await signIn(victim.email)).toBeDefined()
})

test('a firm that invites an account of another firm reads only what it typed, until they accept', async () => {
  const firm = await makeFirm()
  const other = await makeCareful()
  await db
    .updateTable('users')
    .set({ name: 'Dörte Wirklich', is_active: 0 })
    .where('id', '=', other.userId)
    .execute()
  const sent = await invite(firm, { email: other.email, name: 'Kollegin Neu' })
  const location = sent.headers.get('location') ?? ''
  const told = await page(firm, location)
  // Without what a confirmation adds, in which the same value may stand before.
  const own = location.replace(/[?#].*/, '')
  const mine = await page(firm, own)
  const link = /value="http:\/\/localhost:3000(\/einladung\/[^"]+)"/.exec(told)?.[1] ?? ''
  const mail = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', firm.scope.tenantId)
    .executeTakeFirstOrThrow()
  for (const text of [told, mine, await page(firm, '/buero/personen'), await (await ask(link)).text()]) {
    expect(text).toContain('Kollegin Neu')
    expect(text).not.toContain('Dörte')
    expect(text).not.toContain('Gesperrt')
    expect(text).not.toContain(FACTOR_ON)
  }
  expect(textOf(mine)).toContain('Eingeladen')
  expect(dataOf(mail)).toContain('Kollegin Neu')

  await db.updateTable('users').set({ is_active: 1 }).where('id', '=', other.userId).execute()
  const session = await typeCode(await halfOf(other.email), other.code())
  expect((await post(link, {}, cookieOf(session))).headers.get('location')).toBe('/buero')
  const later = await page(firm, own)
  expect(later).toContain('<h1>Dörte Wirklich</h1>')
  expect(later).toContain(FACTOR_ON)
})
