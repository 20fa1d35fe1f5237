import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask, post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const KEY = /zahltag_key_[\w-]{43}/
const SHOP = { name: 'Webshop', customers: 'write', invoices: 'read' }

async function makeKey(owner: Owner, fields: Record<string, string> = SHOP): Promise<string> {
  const path = `${owner.path}/schnittstelle`
  const answer = await post(path, fields, owner.headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path])
  return KEY.exec(await read(owner, path))?.[0] ?? ''
}

function call(key: string, path = 'customers', init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  return ask(`/api/v1/${path}`, { ...init, headers: { ...headers, 'x-client-ip': randomUUID() } })
}

describe('a key of the interface', () => {
  test('is shown once, kept as a hash, and may what was ticked', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/schnittstelle`
    expect(textOf(await read(owner, path))).toContain('noch keinen Schlüssel')
    const key = await makeKey(owner)
    expect(key).not.toBe('')
    expect(textOf(await read(owner, path))).toContain('noch nie')
    expect(JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())).not.toContain(key)
    expect((await call(key)).status).toBe(200)
    const page = textOf(await read(owner, path))
    expect(page).not.toContain(key)
    expect(page).toContain(`${key.slice(0, 20)}…`)
    expect(page).toContain('Kunden: lesen und ändern, Rechnungen: lesen')
    expect(page).toContain('ohne Ende')
    expect(page).not.toContain('noch nie')
  })

  test.each([
    [{ ...SHOP, name: '' }, 'geben Sie dem Schlüssel einen Namen'],
    [{ name: 'Webshop' }, 'wenigstens etwas'],
    [{ ...SHOP, expires_on: '2020-01-31' }, 'schon vorbei'],
    [{ name: 'Webshop', contracts: 'write' }, 'wenigstens etwas'],
  ])('is not made of %j', async (fields, words) => {
    const owner = await makeOwner()
    const page = await post(`${owner.path}/schnittstelle`, fields, owner.headers)
    expect(textOf(await page.text())).toContain(words)
    const made = db.selectFrom('api_keys').where('tenant_id', '=', owner.scope.tenantId)
    expect(await made.select('id').execute()).toEqual([])
  })

  test('is one after a double click, which shows it', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/schnittstelle`
    const form_key = /name="form_key" value="([^"]+)"/.exec(await read(owner, path))?.[1] ?? ''
    const first = await makeKey(owner, { ...SHOP, form_key })
    expect(await makeKey(owner, { ...SHOP, form_key })).toBe(first)
    expect((await read(owner, path)).match(/name="schluessel"/g)).toHaveLength(1)
  })

  test('ends at once when its own firm revokes it, and the log tells who did what', async () => {
    const owner = await makeOwner()
    const key = await makeKey(owner)
    const body = JSON.stringify({
      kind: 'business',
      name: 'Hafenbäckerei Petersen GmbH',
      street: 'Holtenauer Straße 12',
      postal_code: '24105',
      city: 'Kiel',
    })
    expect((await call(key, 'customers', { method: 'POST', body })).status).toBe(201)
    const { id } = await db
      .selectFrom('api_keys')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    const path = `${owner.path}/schnittstelle/widerruf`
    expect((await post(path, { schluessel: id }, (await makeOwner()).headers)).status).toBe(404)
    expect((await call(key)).status).toBe(200)
    expect((await post(path, { schluessel: id }, owner.headers)).status).toBe(303)
    expect((await call(key)).status).toBe(401)
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action).slice(-3)).toEqual([
      'api_key.made',
      'customer.created',
      'api_key.revoked',
    ])
    const log = textOf(await read(owner, '/buero/protokoll'))
    expect(log).toContain('Schnittstelle: Webshop')
    const file = await (await ask('/buero/protokoll/protokoll.csv', { headers: owner.headers })).text()
    expect(file).toContain('Schnittstelle: Webshop')
  })
})
