import { expect, test } from 'vitest'
import { addMembership } from '~/domain/users/add-membership.server'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
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
