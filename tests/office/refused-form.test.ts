import { expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { PASSWORD } from '../account/people'
import { ask, post } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { makeOwner } from './owner'

async function refused(path: string, fields: Record<string, string>, headers = {}) {
  const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  expect(answer.status).toBe(303)
  return (answer.headers.get('location') ?? '').replace('#fehler', '')
}

test('a refused form of the office leads to its page, which gives it back to the same session alone', async () => {
  const { path, headers } = await makeOwner()
  const target = await refused(`${path}/bank`, { iban: 'DE00', bank_name: 'Förde Sparkasse' }, headers)
  expect(target).toMatch(new RegExp(`^${path}/bank\\?eingabe=[\\w-]{22}$`))
  const page = await ask(target, { headers })
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toMatch(/<title>Fehler: /)
  expect(html).toContain('value="Förde Sparkasse"')
  const other = await makeOwner()
  expect((await ask(target.replace(path, other.path), { headers: other.headers })).status).toBe(200)
  expect(await (await ask(target, { headers: other.headers })).text()).not.toContain('Förde Sparkasse')
})

test('a refused form of one firm outlives the cookies of others, and not a switch to another firm', async () => {
  const { headers, userId } = await makeOwner()
  const other = await makeOwner()
  await addMembership(house, other.scope, { userId, role: 'owner' })
  const entered = { name: 'Förde Sparkasse', email: 'keine' }
  const [before, after] = [{ Cookie: `lb=1; ${headers.Cookie}` }, { Cookie: `${headers.Cookie}; lb=2` }]
  const target = await refused('/buero/kunden/neu', entered, before)
  expect(await (await ask(target, { headers: after })).text()).toContain('value="Förde Sparkasse"')
  await post('/buero/mandant', { tenant: other.scope.tenantId }, headers)
  expect(await (await ask(target, { headers })).text()).not.toContain('Förde Sparkasse')
})

test('what was typed when the session ended is there after signing in again, for the same person alone', async () => {
  const { scope, email, userId, path, headers } = await makeOwner()
  const other = await makeOwner()
  const entered = { name: 'Förde Sparkasse', city: 'Plön', form_key: 'geheim', password: 'Mole' }
  const end = { ended_at: scope.at }
  await db.updateTable('sessions').set(end).where('user_id', '=', userId).execute()
  const onwardOf = async (form: string, cookie: { Cookie?: string }) =>
    new URLSearchParams((await refused(form, entered, cookie)).split('?')[1]).get('weiter') ?? ''
  const onward = await onwardOf('/buero/kunden/neu', headers)
  expect(onward).toMatch(/^\/buero\/kunden\/neu\?eingabe=[\w-]{22}$/)
  const again = await ask(`/anmelden?weiter=${encodeURIComponent(onward)}`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: PASSWORD }),
  })
  expect(again.headers.get('location')).toBe(onward)
  const signedIn = { Cookie: again.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const page = await ask(onward, { headers: signedIn })
  expect(page.status).toBe(409)
  const html = await page.text()
  for (const words of ['value="Förde Sparkasse"', 'value="Plön"', 'Sie waren inzwischen abgemeldet'])
    expect(html).toContain(words)
  expect(html).not.toMatch(/geheim|Mole/)
  expect(await (await ask(onward, { headers: other.headers })).text()).not.toContain('Plön')
  // The address of a button leads to the page that it is on, which has what was typed.
  const button = await onwardOf(`${path}/webhook/widerruf`, headers)
  const led = await ask(button, { headers: signedIn })
  expect(led.headers.get('location')).toBe(button.replace('/widerruf', ''))
  // Without a session, or with that of a locked account, nothing is kept.
  expect(await onwardOf('/buero/kunden/neu', {})).toBe('/buero/kunden/neu')
  await db.updateTable('users').set({ is_active: 0 }).where('id', '=', userId).execute()
  expect(await onwardOf('/buero/kunden/neu', headers)).toBe('/buero/kunden/neu')
})

test('what another tab sends after signing out is kept for the same person, and the browser has no session', async () => {
  const { email, headers } = await makeOwner()
  const out = await ask('/abmelden', { method: 'POST', headers })
  const cookies = out.headers.getSetCookie()
  expect(cookies[0]).toMatch(/^zahltag_session=;.*Max-Age=0/)
  const afterwards = { Cookie: cookies[1]?.split(';')[0] ?? '' }
  expect((await ask('/buero', { headers: afterwards })).status).toBe(303)
  const target = await refused('/buero/kunden/neu', { name: 'Förde Sparkasse' }, afterwards)
  expect(textOf(await (await ask(target, { headers: afterwards })).text())).toContain('ist aufgehoben')
  const onward = new URLSearchParams(target.split('?')[1]).get('weiter') ?? ''
  const other = await makeOwner()
  expect(await (await ask(onward, { headers: other.headers })).text()).not.toContain('Förde Sparkasse')
  const again = await ask(target, {
    method: 'POST',
    headers: afterwards,
    body: new URLSearchParams({ email, password: PASSWORD }),
  })
  const signedIn = { Cookie: again.headers.get('set-cookie')?.split(';')[0] ?? '' }
  expect(await (await ask(onward, { headers: signedIn })).text()).toContain('value="Förde Sparkasse"')
})

test('the sign-in page says why somebody is there who worked a moment ago', async () => {
  const { scope, userId, headers } = await makeOwner()
  const shown = async (target: string, cookie = {}) =>
    textOf(await (await ask(target, { headers: cookie })).text())
  const led = async (path: string, init: RequestInit) => (await ask(path, init)).headers.get('location') ?? ''
  await db.updateTable('sessions').set({ ended_at: scope.at }).where('user_id', '=', userId).execute()
  expect(await shown(await led('/buero/kunden', { headers }), headers)).toContain(
    'nach einer Stunde ohne Eingabe',
  )
  const nameless = await led('/buero/kunden/neu', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Förde Sparkasse' }),
  })
  expect(await shown(nameless)).toContain('ist nicht gespeichert')
  for (const ordinary of ['/anmelden', await led('/buero/kunden', {})])
    expect(await shown(ordinary)).not.toMatch(/abgemeldet/)
})

test('a refused sign-in keeps the address and where to go, and never the password', async () => {
  const email = 'niemand@foerde-glanz.example'
  const password = 'drei Möwen auf der Mole'
  const target = await refused('/anmelden?weiter=%2Fkonto&sprache=en', { email, password })
  expect(target).toContain('weiter=%2Fkonto')
  const answer = await ask(target)
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain(`value="${email}"`)
  expect(html).toContain('<title>Error: Sign in</title>')
  expect(html).not.toContain('Möwen')
})
