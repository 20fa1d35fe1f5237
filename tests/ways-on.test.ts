import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { paths } from '~/paths'
import { invitePerson, makePerson, PASSWORD, signIn } from './account/people'
import { makeTenant } from './factories/tenants'
import { ask, post } from './support/app'
import { house } from './support/house'
import { textOf } from './support/html'
import { signedInAs } from './support/session'

describe('a page that refuses leads on', () => {
  test('what only the owner may do names the owner, in the frame of the office', async () => {
    const { scope } = await makePerson('owner')
    const headers = await signedInAs(house, scope, 'payroll')
    const answer = await ask('/buero/personen', { headers })
    expect(answer.status).toBe(403)
    const html = await answer.text()
    expect(textOf(html)).toContain('Das darf nur die Leitung (Inga Matthießen).')
    expect(html).toMatch(/<nav aria-label="Büro">/)
    expect(html).toContain('<a class="button" href="/buero">Zurück zum Büro</a>')
  })

  test('an invitation that was accepted leads to the sign-in page', async () => {
    const { token } = await invitePerson(await makeTenant(house), `${Math.random()}@foerde-glanz.example`)
    expect((await post(`/einladung/${token}`, { password: PASSWORD })).status).toBe(303)
    const answer = await ask(`/einladung/${token}`)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('<a class="button" href="/anmelden">Zur Anmeldung</a>')
  })

  test('what is not there in the office keeps its frame, and speaks to the office', async () => {
    const { scope } = await makePerson('owner')
    const headers = await signedInAs(house, scope, 'owner')
    for (const path of ['/buero/nirgends', `/buero/rechnungen/${randomUUID()}`, '/konto/nirgends']) {
      const answer = await ask(path, { headers })
      expect(answer.status, path).toBe(404)
      const html = await answer.text()
      expect(html).toMatch(/<nav aria-label="Büro">/)
      expect(html).toContain('<title>Das gibt es hier nicht (mehr)')
      expect(html).toContain('<a class="button" href="/buero">Zum Büro</a>')
      expect(html).not.toContain('E-Mail')
    }
    expect(await (await ask('/', { headers })).text()).toContain('href="/buero">Zum Büro</a>')
    expect(await (await ask('/buero/nirgends')).text()).toContain('href="/">Zur Startseite</a>')
  })

  test('an unknown address and a forged link lead to the start page, in both languages', async () => {
    for (const path of ['/nirgends', '/rechnung/forged']) {
      const html = await (await ask(path)).text()
      expect(html).toContain('href="/">Zur Startseite</a>')
      expect(html).toContain('<p class="page-firm">Zahltag</p>')
    }
    expect(await (await ask('/nirgends?sprache=en')).text()).toContain('Go to the start page')
  })
})

test('a link deep into the office keeps its query past the sign-in', async () => {
  const { email } = await makePerson()
  const asked = await ask('/buero/postausgang?stand=failed&sprache=en')
  const location = asked.headers.get('location') ?? ''
  expect(location).toBe(
    `/anmelden?weiter=${encodeURIComponent('/buero/postausgang?stand=failed')}&sprache=en`,
  )
  const answer = await post(location, { email, password: PASSWORD })
  expect(answer.headers.get('location')).toBe('/buero/postausgang?stand=failed&sprache=en')
})

test('the navigation marks the entry that a page below belongs to', async () => {
  const { email } = await makePerson()
  const headers = { Cookie: (await signIn(email)) ?? '' }
  const current = async (path: string) =>
    /<a href="([^"]+)" aria-current="(\w+)"/.exec(await (await ask(path, { headers })).text())?.slice(1)
  expect(await current('/buero')).toEqual(['/buero', 'page'])
  expect(await current('/konto/passwort')).toEqual(['/konto', 'true'])
  expect(await current('/buero/mailvorlagen')).toEqual(['/buero/postausgang', 'true'])
})

test('who works for one firm finds it under its own entry, and reads of no others', async () => {
  const { email, scope } = await makePerson('owner')
  const headers = { Cookie: (await signIn(email)) ?? '' }
  for (const path of [paths.office(), paths.tenant(scope.tenantId), paths.tenants(), paths.users()]) {
    const html = await (await ask(path, { headers })).text()
    expect(html).toMatch(/<a href="\/buero\/mandanten\/[0-9a-f-]{36}"[^>]*>Firma<\/a>/)
    expect(textOf(html)).not.toContain('Mandant')
  }
})

test('what the page of a firm leads to leads back to it', async () => {
  const { email, scope } = await makePerson('owner')
  const headers = { Cookie: (await signIn(email)) ?? '' }
  const firm = paths.tenant(scope.tenantId)
  for (const path of [paths.users(), paths.audit(), paths.condition()]) {
    const html = await (await ask(path, { headers })).text()
    expect([path, html]).toEqual([path, expect.stringMatching(new RegExp(`href="${firm}">Zurück zu `))])
  }
})

test('a role sees what it may use', async () => {
  const { scope } = await makePerson('owner')
  const headers = await signedInAs(house, scope, 'payroll')
  const html = await (await ask(paths.office(), { headers })).text()
  const bar = /<nav aria-label="Büro">.*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(bar).toContain('Postausgang')
  for (const entry of ['Kunden', 'Firma']) expect(bar).not.toContain(entry)
})
