import { describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { makeCareful } from '../../account/careful'
import { makePerson, signIn } from '../../account/people'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, read, stored } from '../owner'

const where = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('a second factor that the firm demands', () => {
  test('of a role lets nobody who has none do anything else', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/zweiter-faktor`
    const member = await makePerson('payroll')
    await addMembership(house, owner.scope, { userId: member.userId, role: 'invoicing' })
    const headers = { Cookie: (await signIn(member.email)) ?? '' }
    const firm = { tenant: owner.scope.tenantId }
    await post('/buero/mandant', firm, headers)
    expect((await ask('/buero', { headers })).status).toBe(200)

    const saved = await post(path, { is_factor_demanded_of_invoicing: 'ja' }, owner.headers)
    expect(saved.status).toBe(303)
    expect((await audit(owner.scope.tenantId)).at(-1)).toMatchObject({
      action: 'tenant.second_factor_changed',
      after_json: '{"is_factor_demanded_of_invoicing":1}',
    })
    expect(textOf(await read(owner, owner.path))).toContain('Rechnungen')

    for (const page of ['/buero', '/buero/kunden', '/buero/postausgang'])
      expect(where(await ask(page, { headers }))).toEqual([303, '/konto/zweiter-faktor'])
    expect((await ask('/api/intern/rechnungen/x/token', { method: 'POST', headers })).status).toBe(403)
    const page = textOf(await (await ask('/konto/zweiter-faktor', { headers })).text())
    expect(page).toContain('Förde Glanz GmbH verlangt von Ihnen einen zweiten Faktor')
    expect((await ask('/konto', { headers })).status).toBe(200)
    // Other firms, and other roles, are none of its business.
    await post('/buero/mandant', { tenant: member.scope.tenantId }, headers)
    expect((await ask('/buero', { headers })).status).toBe(200)
    expect((await ask('/buero', { headers: owner.headers })).status).toBe(200)
  })

  test('comes before the right: whoever owes it reads nothing of the owners', async () => {
    const owner = await makeOwner()
    const headers = await signedInAs(house, owner.scope, 'read_only')
    expect((await ask('/buero/personen', { headers })).status).toBe(403)
    await post(`${owner.path}/zweiter-faktor`, { is_factor_demanded_of_read_only: 'ja' }, owner.headers)
    expect(where(await ask('/buero/personen', { headers }))).toEqual([303, '/konto/zweiter-faktor'])
  })

  test('is met by whoever has one, and can be taken back', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/zweiter-faktor`
    const careful = await makeCareful()
    await addMembership(house, owner.scope, { userId: careful.userId, role: 'payroll' })
    await post(path, { is_factor_demanded_of_payroll: 'ja' }, owner.headers)
    await post('/buero/mandant', { tenant: owner.scope.tenantId }, careful.headers)
    expect((await ask('/buero', { headers: careful.headers })).status).toBe(200)
    await post(path, {}, owner.headers)
    expect((await stored(owner.scope.tenantId)).is_factor_demanded_of_payroll).toBe(0)
  })

  test('of owners counts for the owner at once, in the firm that a path names too', async () => {
    const owner = await makeOwner()
    await post(`${owner.path}/zweiter-faktor`, { is_factor_demanded_of_owner: 'ja' }, owner.headers)
    for (const page of ['/buero', owner.path, `${owner.path}/zweiter-faktor`])
      expect(where(await ask(page, { headers: owner.headers }))).toEqual([303, '/konto/zweiter-faktor'])
  })
})
