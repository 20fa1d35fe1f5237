import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { openChangeRequest } from '~/domain/messages/read.server'
import { makeCustomer } from '../../factories/customers'
import { tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { hiddenField, textOf } from '../../support/html'
import { dataOf, readMessages } from '../../support/unsealed'

vi.setSystemTime('2026-03-02T09:00:00Z')

let scope: Scope

beforeAll(async () => {
  scope = await makeTenant(house)
})

async function makePortal() {
  const { id } = await makeCustomer(house, scope)
  return { customerId: id, path: `/portal/${await tokenFor(house, scope, 'portal', id)}` }
}

const messagesOf = (customerId: string) => readMessages(db, customerId)
const changesOf = (customerId: string) =>
  db.selectFrom('change_requests').selectAll().where('customer_id', '=', customerId).execute()

describe('a message', () => {
  test('is kept once, however often its form is sent, and confirmed after a redirect', async () => {
    const { customerId, path } = await makePortal()
    const page = await (await ask(path)).text()
    const form_key = hiddenField(page, '/nachricht', 'form_key')
    expect(form_key).toMatch(/^[0-9a-f-]{36}$/)
    const fields = { form_key, message: 'Bitte rufen Sie an.\r\nDanke!', reply_to: ' k@bruegge.example ' }
    for (let time = 0; time < 2; time++) {
      const answer = await post(`${path}/nachricht?sprache=en`, fields)
      expect(answer.status).toBe(303)
      const target = answer.headers.get('location') ?? ''
      expect(target).toBe(`${path}?gespeichert=nachricht&sprache=en#gespeichert`)
      expect(textOf(await (await ask(target)).text())).toContain('Your message has arrived.')
    }
    expect(await messagesOf(customerId)).toMatchObject([
      { body: 'Bitte rufen Sie an.\nDanke!', reply_to: 'k@bruegge.example', invoice_id: null },
    ])
    await post(`${path}/nachricht`, { ...fields, message: 'Etwas anderes' })
    expect(await messagesOf(customerId)).toHaveLength(2)
  })

  test('that is empty or from a wrong address comes back with its faults and all that was entered', async () => {
    const { customerId, path } = await makePortal()
    const answer = await post(`${path}/nachricht`, {
      form_key: 'a',
      message: ' ',
      reply_to: 'kein"Klammeraffe',
    })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<a href="#message">Bitte schreiben Sie uns, worum es geht.</a>')
    expect(html).toContain('<a href="#reply_to">')
    expect(html).toContain('value="kein&quot;Klammeraffe"')
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(await messagesOf(customerId)).toEqual([])
    const long = await post(`${path}/nachricht`, { form_key: 'b', message: 'ä'.repeat(2001) })
    expect(long.status).toBe(422)
    expect(await long.text()).toContain('höchstens 2000 Zeichen')
  })

  test('of a machine is answered as if it were kept', async () => {
    const { customerId, path } = await makePortal()
    const answer = await post(`${path}/nachricht`, {
      form_key: 'a',
      message: 'Kauft!',
      homepage: 'http://x',
    })
    expect(answer.status).toBe(303)
    expect(await messagesOf(customerId)).toEqual([])
  })

  test('is refused with 429 after too many, with nothing lost', async () => {
    const { customerId, path } = await makePortal()
    for (let count = 0; count < 6; count++) {
      expect((await post(`${path}/nachricht`, { form_key: `${count}`, message: 'Hallo' })).status).toBe(303)
    }
    const answer = await post(`${path}/nachricht`, { form_key: '7', message: 'Noch etwas Wichtiges' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Noch etwas Wichtiges')
    expect(await messagesOf(customerId)).toHaveLength(6)
    const other = await makePortal()
    expect((await post(`${other.path}/nachricht`, { form_key: '7', message: 'Hallo' })).status).toBe(303)
  })

  test('needs the link', async () => {
    expect((await post('/portal/abc/nachricht', { message: 'Hallo' })).status).toBe(404)
  })
})

describe('a request to change data', () => {
  test('becomes a sealed task of the office and changes nothing by itself', async () => {
    const { customerId, path } = await makePortal()
    const before = await db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const fields = { kind: 'address', street: 'Neuer Weg 1', postal_code: '20095', city: 'Hamburg' }
    for (let time = 0; time < 2; time++) {
      const answer = await post(`${path}/aenderung`, { form_key: 'a', ...fields })
      expect(answer.headers.get('location')).toBe(`${path}?gespeichert=adresse#gespeichert`)
    }
    const [request, ...more] = await changesOf(customerId)
    expect(more).toEqual([])
    expect(request?.kind).toBe('address')
    expect((await openChangeRequest(db, house.vault, scope, request?.id ?? '')).details).toEqual({
      street: 'Neuer Weg 1',
      postal_code: '20095',
      city: 'Hamburg',
      country: 'DE',
    })
    const after = await db.selectFrom('customers').selectAll().where('id', '=', customerId).execute()
    expect(after).toEqual([before])
    const mail = await db
      .selectFrom('outbox')
      .selectAll()
      .where('tenant_id', '=', scope.tenantId)
      .where('kind', '=', 'customer_notice')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(dataOf(mail)).details).toEqual(['Neuer Weg 1', '20095 Hamburg', 'DE'])
  })

  test('of the bank account is checked, and opens its form again with the faults', async () => {
    const { customerId, path } = await makePortal()
    const wrong = { form_key: 'a', kind: 'bank', iban: 'DE00 1234', holder: '' }
    const answer = await post(`${path}/aenderung`, wrong)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('<a href="#iban">')
    expect(html).toContain('<a href="#holder">')
    expect(html).toContain('value="DE00 1234"')
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(await changesOf(customerId)).toEqual([])
    const right = { ...wrong, iban: 'de89 3704 0044 0532 0130 00', holder: 'Änne Brügge' }
    expect((await post(`${path}/aenderung`, right)).status).toBe(303)
    const [request] = await changesOf(customerId)
    expect((await openChangeRequest(db, house.vault, scope, request?.id ?? '')).details).toEqual({
      iban: 'DE89370400440532013000',
      holder: 'Änne Brügge',
    })
    expect(JSON.stringify(request)).not.toContain('0532013000')
  })

  test('of an unknown kind is refused', async () => {
    const { path } = await makePortal()
    const answer = await post(`${path}/aenderung`, { kind: 'admin' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('<a href="#aendern">')
  })
})
