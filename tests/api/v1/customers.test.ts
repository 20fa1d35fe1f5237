import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { ask } from '../../support/app'
import { db } from '../../support/house'
import { type Caller, makeCaller } from './caller'

const BAKERY = {
  kind: 'business',
  name: 'Hafenbäckerei Petersen GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}

const shop = () => makeCaller(['customers:write'])

async function make(caller: Caller, body: object = BAKERY, headers = {}) {
  const answer = await caller.send('POST', 'customers', body, headers)
  return { answer, record: (await answer.json()) as Record<string, unknown> }
}

describe('a customer', () => {
  test('is created, read where Location says, and listed', async () => {
    const caller = await shop()
    const { answer, record } = await make(caller, {
      ...BAKERY,
      payment_term_days: 21,
      discount_percent: '2.5',
      discount_days: 10,
    })
    expect(answer.status).toBe(201)
    expect(record).toMatchObject({
      ...BAKERY,
      country: 'DE',
      language: 'de',
      email: null,
      payment_term_days: 21,
      discount_percent: '2.5',
      archived: false,
    })
    const path = (answer.headers.get('location') ?? '').replace('/api/v1/', '')
    const read = await caller.get(path)
    expect([read.status, read.headers.get('etag'), await read.json()]).toEqual([
      200,
      answer.headers.get('etag'),
      record,
    ])
    const list = await (await caller.get('customers?search=petersen')).json()
    expect(list).toEqual({
      items: [
        {
          id: record.id,
          number: record.number,
          name: BAKERY.name,
          postal_code: '24105',
          city: 'Kiel',
          email: null,
        },
      ],
      next_cursor: null,
    })
  })

  test('that lacks something is refused with a pointer and the words of the office’s form', async () => {
    const caller = await shop()
    const { answer, record } = await make(caller, {
      ...BAKERY,
      name: null,
      postal_code: '2410',
      vat_id: 'DE136695977',
      Stadt: 'Kiel',
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
    expect(record).toMatchObject({ code: 'invalid', type: '/api/docs/errors/invalid' })
    const errors = record.errors as { pointer: string; detail: string }[]
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/Stadt',
      '/name',
      '/postal_code',
      '/vat_id',
    ])
    const of = (pointer: string) => errors.find((one) => one.pointer === pointer)?.detail
    expect(of('/name')).toBe('Please enter the customer’s name.')
    expect(of('/Stadt')).toBe('is unknown here')
    expect(await (await caller.get('customers')).json()).toEqual({ items: [], next_cursor: null })
  })

  test('is changed in the fields that are sent; null empties one; an old version is refused with what differs', async () => {
    const caller = await shop()
    const { answer, record } = await make(caller, { ...BAKERY, phone: '0431 123456' })
    const path = `customers/${record.id}`
    const etag = answer.headers.get('etag') ?? ''
    const changed = await caller.send(
      'PATCH',
      path,
      { street: 'Feldstraße 3', phone: null },
      { 'If-Match': etag },
    )
    expect(changed.status).toBe(200)
    expect(await changed.json()).toEqual({ ...record, street: 'Feldstraße 3', phone: null })
    const late = await caller.send(
      'PATCH',
      path,
      { street: 'Am Kiel-Kanal 1', city: 'Kiel' },
      { 'If-Match': etag },
    )
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({
      code: 'changed_meanwhile',
      errors: [{ pointer: '/street', detail: 'is "Feldstraße 3" now' }],
    })
    expect(late.headers.get('etag')).toBe(changed.headers.get('etag'))
  })

  test('whose name is made of parts is not given another beside them', async () => {
    const caller = await shop()
    const { record } = await make(caller, {
      ...BAKERY,
      kind: 'consumer',
      name: null,
      first_name: 'Bea',
      last_name: 'Alt',
    })
    const path = `customers/${record.id}`
    const refused = await caller.send('PATCH', path, { name: 'Bea Neu' })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [{ pointer: '/name', detail: expect.stringContaining('last_name') }],
    ])
    expect((await caller.send('PATCH', path, { name: 'Bea Alt' })).status).toBe(200)
    const parts = { name_title: null, first_name: null, last_name: null }
    const whole = await caller.send('PATCH', path, { name: 'Familie Neu', ...parts })
    expect(await whole.json()).toMatchObject({ name: 'Familie Neu', ...parts })
  })

  test.each(['payment_method', 'invoice_format', 'invoice_attachment', 'kind', 'language'])(
    'has a %s that cannot be emptied',
    async (field) => {
      const caller = await shop()
      const { record } = await make(caller)
      const answer = await caller.send('PATCH', `customers/${record.id}`, { [field]: null })
      expect([answer.status, (await answer.json()).errors[0].pointer]).toEqual([422, `/${field}`])
    },
  )

  test('is changed by ten at once, each in its way, and none is told of the others unless it asks', async () => {
    const caller = await shop()
    const { record, answer } = await make(caller)
    const path = `customers/${record.id}`
    const towns = Array.from({ length: 10 }, (_, number) => `Ort ${number}`)
    const changes = await Promise.all(towns.map((city) => caller.send('PATCH', path, { city })))
    expect(changes.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const guarded = { 'If-Match': answer.headers.get('etag') ?? '' }
    const late = await caller.send('PATCH', path, { city: 'Kiel' }, guarded)
    expect(late.status).toBe(412)
    for (const tag of [`W/${changes[9]?.headers.get('etag')}`, '"', 'x'])
      expect((await caller.send('PATCH', path, { city: 'Kiel' }, { 'If-Match': tag })).status).toBe(412)
    expect((await caller.send('PATCH', path, { city: 'Kiel' }, { 'If-Match': '*' })).status).toBe(200)
  })

  test.each(['[]', '"Kiel"', 'null', '7'])('that is %s is told what it must be', async (body) => {
    const answer = await (await shop()).send('POST', 'customers', body)
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toEqual([{ pointer: '', detail: 'must be an object' }])
  })

  test('of a taken number is a conflict that names the field', async () => {
    const caller = await shop()
    const { record } = await make(caller)
    const second = await make(caller, { ...BAKERY, number: record.number })
    expect(second.answer.status).toBe(409)
    expect(second.record).toMatchObject({ code: 'number_taken', errors: [{ pointer: '/number' }] })
  })

  test('of another firm does not exist', async () => {
    const [caller, stranger] = [await shop(), await shop()]
    const { record } = await make(caller)
    const path = `customers/${record.id}`
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.send('PATCH', path, { city: 'Hamburg' })).status).toBe(404)
    expect((await caller.get(path)).status).toBe(200)
  })
})

describe('an Idempotency-Key', () => {
  test('makes one record of ten calls at once, and every answer names it', async () => {
    const caller = await shop()
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(caller, BAKERY, headers)))
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ record }) => record.id)).size).toBe(1)
    expect(
      answers.filter(({ answer }) => answer.headers.get('idempotency-replayed') === 'true'),
    ).toHaveLength(9)
    expect((await (await caller.get('customers')).json()).items).toHaveLength(1)
  })

  test('is refused for another body, and free again after a call that was refused', async () => {
    const caller = await shop()
    const headers = { 'Idempotency-Key': randomUUID() }
    expect((await make(caller, { ...BAKERY, street: '' }, headers)).answer.status).toBe(422)
    expect((await make(caller, BAKERY, headers)).answer.status).toBe(201)
    const { answer, record } = await make(caller, { ...BAKERY, city: 'Eckernförde' }, headers)
    expect([answer.status, record.code]).toEqual([422, 'idempotency_key_reused'])
  })
})

describe('a key', () => {
  test('is needed, and of the right scope: reading is not writing, and a session opens nothing', async () => {
    const reader = await makeCaller(['customers:read'])
    const refused = await make(reader)
    expect([refused.answer.status, refused.record.code]).toEqual([403, 'scope_missing'])
    expect((await reader.get('customers')).status).toBe(200)
    const blind = await makeCaller(['hours:write'])
    expect((await blind.get('customers')).status).toBe(403)
    const without = await ask('/api/v1/customers', { headers: { Authorization: '' } })
    expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('is noted as used, and every change stands in the audit under it', async () => {
    const caller = await shop()
    const { record } = await make(caller)
    const [key] = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('tenant_id', '=', caller.scope.tenantId)
      .execute()
    expect(key?.last_used_on).toBe(today())
    expect(JSON.stringify(key)).not.toContain(caller.key)
    const audit = await db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('tenant_id', '=', caller.scope.tenantId)
      .where('subject_id', '=', String(record.id))
      .execute()
    expect(audit).toEqual([{ actor: `key:${key?.id}`, action: 'customer.created' }])
  })
})
