import { describe, expect, test } from 'vitest'
import { changeSettings } from '~/domain/tenants/settings.server'
import { makeEmployee } from '../../factories/employees'
import { post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, read, stored } from '../owner'

describe('the code for payslips', () => {
  test('cannot be switched on where no mail is sent, and says so', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/lohnzettel-code`
    expect(textOf(await read(owner, path))).toContain('verschickt noch keine E-Mails')
    const answer = await post(path, { is_portal_code_demanded: 'ja' }, owner.headers)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain('Niemand bekäme einen Code')
    expect(html).toContain('<a href="#is_portal_code_demanded">')
    expect((await stored(owner.scope.tenantId)).is_portal_code_demanded).toBe(0)
  })

  test('can always be switched off', async () => {
    const owner = await makeOwner()
    await changeSettings(house, owner.scope, 'portal_code', {
      is_portal_code_demanded: 1,
      is_release_confirmed: 0,
    })
    expect(textOf(await read(owner, owner.path))).toContain(
      'Eingeschaltet: Der Link braucht zusätzlich einen Code.',
    )
    const answer = await post(`${owner.path}/lohnzettel-code`, {}, owner.headers)
    expect(answer.status).toBe(303)
    expect((await stored(owner.scope.tenantId)).is_portal_code_demanded).toBe(0)
    expect((await audit(owner.scope.tenantId)).at(-1)).toMatchObject({
      action: 'tenant.portal_code_changed',
      before_json: '{"is_portal_code_demanded":1}',
    })
  })

  test('names who could not be sent a code: not those who left long ago', async () => {
    const owner = await makeOwner()
    const words = async () => textOf(await read(owner, `${owner.path}/lohnzettel-code`))
    expect(await words()).toContain('Für alle Mitarbeiter ist eine E-Mail-Adresse eingetragen.')
    const longAgo = { ...owner.scope, at: '2020-01-01T00:00:00.000Z' }
    await makeEmployee(house, longAgo, { email: null, entry_on: '2019-01-01', exit_on: '2019-12-31' })
    expect(await words()).toContain('Für alle Mitarbeiter')
    await makeEmployee(house, owner.scope, { email: null, first_name: 'Ilse', last_name: 'Voß' })
    expect(await words()).toContain('Für 1 Person ist keine E-Mail-Adresse eingetragen.')
    expect(await words()).toContain('tragen Sie sie ein für: Ilse Voß.')
    await makeEmployee(house, owner.scope, { email: null, entry_on: '2019-01-01', exit_on: '2020-01-31' })
    expect(await words()).toContain('Für 2 Personen')
  })
})
