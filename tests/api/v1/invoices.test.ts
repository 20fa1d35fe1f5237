import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { discardDraft } from '~/domain/invoices/drafts/change-draft.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { createMandate } from '../../factories/mandates'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { type Caller, makeCaller } from './caller'

type Json = Record<string, unknown>

let shop: Caller
let customerId: string

beforeAll(async () => {
  shop = await makeCaller(
    ['invoices:write'],
    await makeTenant(house, {
      vat_id: 'DE123456788',
      tax_number: '20/123/45678',
      iban: 'DE02120300000000202051',
    }),
  )
  customerId = await customerOf(shop, 'Hafenbäckerei Petersen GmbH')
})

async function customerOf({ scope }: Caller, name: string): Promise<string> {
  const id = randomUUID()
  const address = { street: 'Holtenauer Straße 12', postal_code: '24105', city: 'Kiel', country: 'DE' }
  await createCustomer(house, scope, {
    id,
    kind: 'business',
    name,
    ...address,
    email: 'rechnung@petersen.example',
  })
  return id
}

const WINDOWS = {
  description: 'Fensterreinigung',
  quantity: '2.5',
  unit: 'HUR',
  unit_price: '45.00',
  tax_rate: '19',
}
const bill = (more: Json = {}) => ({
  customer_id: customerId,
  service_from: '2026-11-01',
  service_to: '2026-11-30',
  lines: [WINDOWS, { ...WINDOWS, description: 'Treppe', quantity: '1', unit_price: '1234.5', tax_rate: '7' }],
  ...more,
})

async function post(path: string, body: unknown, headers = {}, caller = shop) {
  const answer = await caller.send('POST', path, body, headers)
  return { answer, record: (await answer.json()) as Json }
}

const errorsOf = ({ errors }: Json) => errors as { pointer: string; detail: string }[]

describe('a draft', () => {
  test('is made of lines, with amounts to the cent, and read where Location says', async () => {
    const { answer, record } = await post('invoices', bill())
    expect(answer.status).toBe(201)
    expect(record).toMatchObject({
      kind: 'invoice',
      number: null,
      state: 'draft',
      customer_id: customerId,
      issued_on: null,
      currency: 'EUR',
      net: '1347.00',
      tax: '107.80',
      gross: '1454.80',
      open: '0.00',
      payment: 'transfer',
      service_from: '2026-11-01',
    })
    const [first, second] = record.lines as Json[]
    expect(first).toMatchObject({
      position: 1,
      quantity: '2.5',
      unit_price: '45',
      tax_rate: '19',
      net: '112.50',
    })
    expect(second).toMatchObject({ position: 2, description: 'Treppe', unit_price: '1234.5', net: '1234.50' })
    expect(record.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const read = await shop.get((answer.headers.get('location') ?? '').replace('/api/v1/', ''))
    expect([read.status, read.headers.get('etag'), await read.json()]).toEqual([
      200,
      answer.headers.get('etag'),
      record,
    ])
  })

  test('that lacks something is refused with a pointer into its lines, in the words of the form', async () => {
    const lines = [WINDOWS, { ...WINDOWS, unit: 'KISTE', tax_rate: '18' }]
    const { answer, record } = await post('invoices', bill({ service_to: '2026-10-01', lines }))
    expect([answer.status, record.code]).toEqual([422, 'invalid'])
    expect(
      errorsOf(record)
        .map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/lines/1/tax_rate', '/lines/1/unit', '/service_to'])
    expect(errorsOf(record).find(({ pointer }) => pointer === '/lines/1/unit')?.detail).toMatch(/HUR/)
    const equal = await post('invoices', bill({ lines: [{ ...WINDOWS, tax_rate: '19.00' }] }))
    expect(equal.answer.status).toBe(201)
    const decimal = await post('invoices', bill({ lines: [{ ...WINDOWS, unit_price: '45,00' }] }))
    expect(errorsOf(decimal.record)).toEqual([
      { pointer: '/lines/0/unit_price', detail: 'must be a decimal number as text, with a point' },
    ])
  })

  test('for a customer or by a mandate of another firm is refused', async () => {
    const other = await makeCaller(['invoices:write'])
    const foreign = await customerOf(other, 'Werft Kruse KG')
    const wrong = await post('invoices', bill({ customer_id: foreign }))
    expect([wrong.answer.status, errorsOf(wrong.record)]).toEqual([
      422,
      [{ pointer: '/customer_id', detail: 'is no customer of this firm' }],
    ])
    const mandateId = randomUUID()
    await createMandate(house, other.scope, {
      id: mandateId,
      customerId: foreign,
      signedOn: '2024-01-15',
      holder: 'Kruse',
      iban: 'DE89370400440532013000',
    })
    const stolen = await post('invoices', bill({ mandate_id: mandateId }))
    expect([stolen.answer.status, errorsOf(stolen.record)[0]?.pointer]).toEqual([422, '/mandate_id'])
  })

  test('is made once under an Idempotency-Key, of ten calls at once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const made = await Promise.all(Array.from({ length: 10 }, () => post('invoices', bill(), headers)))
    expect(made.map(({ answer }) => answer.status)).toEqual(Array(10).fill(201))
    expect(new Set(made.map(({ record }) => record.id)).size).toBe(1)
  })
})

describe('an invoice', () => {
  async function issue(headers = {}) {
    const { record } = await post('invoices', bill())
    return { id: record.id, ...(await post(`invoices/${record.id}/issuance`, {}, headers)) }
  }

  test('is issued once, with a number and what the draft said, and the key stands in the audit', async () => {
    const { id, answer, record } = await issue()
    expect(answer.status).toBe(200)
    expect(record).toMatchObject({ state: 'open', issued_on: today(), gross: '1454.80', open: '1454.80' })
    expect(record.number).toMatch(/\d/)
    const again = await post(`invoices/${id}/issuance`, {})
    expect([again.answer.status, again.record.code]).toEqual([409, 'already_issued'])
    expect(errorsOf(again.record)).toEqual([{ pointer: '', detail: 'The invoice has already been issued.' }])
    const entries = await db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject_id', '=', String(id))
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['invoice.drafted', 'invoice.issued'])
    for (const { actor } of entries) expect(actor).toMatch(/^key:/)
  })

  test('under an Idempotency-Key answers again with what was issued', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const { id, record } = await issue(headers)
    const again = await post(`invoices/${id}/issuance`, {}, headers)
    expect([again.answer.status, again.answer.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(again.record).toEqual(record)
  })

  test('is issued once by ten equal calls at once, and each answers with its number', async () => {
    const { record } = await post('invoices', bill())
    const headers = { 'Idempotency-Key': randomUUID() }
    const calls = Array.from({ length: 10 }, () => post(`invoices/${record.id}/issuance`, {}, headers))
    const issued = await Promise.all(calls)
    expect(issued.map(({ answer }) => answer.status)).toEqual(Array(10).fill(200))
    expect(new Set(issued.map((one) => one.record.number)).size).toBe(1)
  })

  test('has another ETag once it is issued, and once it is paid; the draft is issued as it was read', async () => {
    const { answer, record } = await post('invoices', bill())
    const tag = (one: Response) => one.headers.get('etag') ?? ''
    const issued = await post(`invoices/${record.id}/issuance`, {}, { 'If-Match': tag(answer) })
    expect(issued.answer.status).toBe(200)
    const scope = { ...shop.scope, at: new Date().toISOString() }
    await receiveMoney(house, scope, {
      customerId,
      amountCents: 100,
      paidOn: today(),
      method: 'cash',
      claims: [{ invoiceId: String(record.id) }],
    })
    const paid = await shop.get(`invoices/${record.id}`)
    expect(new Set([answer, issued.answer, paid].map(tag)).size).toBe(3)
    expect(tag(await shop.get(`invoices/${record.id}`))).toBe(tag(paid))
  })

  test('of a draft that was changed since it was read is not issued', async () => {
    const { answer } = await issue({ 'If-Match': '"7"' })
    expect(answer.status).toBe(412)
  })

  test('that may not be issued says why, in the words of the office', async () => {
    const bare = await makeCaller(
      ['invoices:write'],
      await makeTenant(house, { vat_id: null, tax_number: null }),
    )
    const { record } = await post(
      'invoices',
      bill({ customer_id: await customerOf(bare, 'Hansen KG') }),
      {},
      bare,
    )
    const refused = await post(`invoices/${record.id}/issuance`, {}, {}, bare)
    expect([refused.answer.status, refused.record.code]).toEqual([409, 'not_issuable'])
    expect(errorsOf(refused.record)).toContainEqual({
      pointer: '',
      code: 'seller_tax_id_missing',
      detail: expect.stringContaining('neither a tax number nor a VAT ID'),
    })
  })

  test('is mailed once, has its PDF and XML, and a link that opens it', async () => {
    const { id } = await issue()
    const [first, second] = [{ 'Idempotency-Key': randomUUID() }, { 'Idempotency-Key': randomUUID() }]
    expect((await post(`invoices/${id}/sending`, {}, first)).record).toEqual({ queued: true })
    expect((await post(`invoices/${id}/sending`, {}, second)).record).toEqual({ queued: false })
    // A repeat says what the first said.
    expect((await post(`invoices/${id}/sending`, {}, first)).record).toEqual({ queued: true })
    expect((await post(`invoices/${id}/sending`, {}, second)).record).toEqual({ queued: false })
    const pdf = await shop.get(`invoices/${id}/pdf`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await shop.get(`invoices/${id}/xml`)).status).toBe(200)
    const { answer, record } = await post(`invoices/${id}/link`, { valid_days: 30 })
    expect(answer.status).toBe(200)
    const page = await ask(new URL(String(record.link)).pathname)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Petersen')])
    expect(record.expires_at).toMatch(/Z$/)
  })

  test('of another firm does not exist in any call', async () => {
    const { id } = await issue()
    const stranger = await makeCaller(['invoices:write'])
    for (const path of ['', '/pdf', '/xml'])
      expect((await stranger.get(`invoices/${id}${path}`)).status, path).toBe(404)
    for (const path of ['/issuance', '/sending', '/link'])
      expect((await stranger.send('POST', `invoices/${id}${path}`, {})).status, path).toBe(404)
  })
})

describe('the list', () => {
  test('goes page by page with a cursor, each invoice once, and shows the fields that are asked for', async () => {
    const caller = await makeCaller(['invoices:write'])
    const id = await customerOf(caller, 'Reederei Thoms KG')
    const made: unknown[] = []
    for (let number = 0; number < 53; number += 1)
      made.push((await post('invoices', bill({ customer_id: id }), {}, caller)).record.id)
    const seen: Json[] = []
    let cursor: unknown = ''
    for (let pages = 0; cursor !== null && pages < 5; pages += 1) {
      const query = cursor === '' ? '' : `&cursor=${cursor}`
      const page = (await (await caller.get(`invoices?fields=id,gross&state=draft${query}`)).json()) as Json
      seen.push(...(page.items as Json[]))
      cursor = page.next_cursor
    }
    expect(seen[0]).toEqual({ id: expect.any(String), gross: '1454.80' })
    expect(seen.map((one) => one.id).sort()).toEqual(made.toSorted())
    const other = (await (await caller.get(`invoices?customer_id=${randomUUID()}`)).json()) as Json
    expect(other.items).toEqual([])
    for (const query of ['from=2020-01-01', 'year=2026'])
      expect(((await (await caller.get(`invoices?${query}`)).json()) as Json).items).toEqual([])
  })

  test.each([
    ['fields=id,secret', '/fields'],
    ['state=unpaid', '/state'],
    ['from=31.01.2026', '/from'],
    ['cursor=abc', '/cursor'],
    ['cursor=W10', '/cursor'],
    ['cursor=MC5mb28', '/cursor'],
    ['cursor=W251bGxd', '/cursor'],
    // ["x","y","z"]
    ['cursor=WyJ4IiwieSIsInoiXQ', '/cursor'],
    ['limit=5', '/limit'],
    ['year=26', '/year'],
    ['state=open&state=paid', '/state'],
    ['__proto__=x', '/__proto__'],
    ['fields=__proto__', '/fields'],
  ])('refuses ?%s', async (query, pointer) => {
    const answer = await shop.get(`invoices?${query}`)
    const record = (await answer.json()) as Json
    expect([answer.status, record.code, errorsOf(record)[0]?.pointer]).toEqual([400, 'query_wrong', pointer])
  })

  test('reads on where it was, whatever goes or comes meanwhile', async () => {
    const caller = await makeCaller(['invoices:write'])
    const id = await customerOf(caller, 'Reederei Thoms KG')
    const made = new Set<string>()
    for (let number = 0; number < 60; number += 1)
      made.add(String((await post('invoices', bill({ customer_id: id }), {}, caller)).record.id))
    const read = async (query: string) => (await (await caller.get(`invoices?${query}`)).json()) as Json
    const first = await read('fields=id')
    const ids = (first.items as Json[]).map((one) => String(one.id))
    expect(ids).toHaveLength(50)
    const rest = [...made].filter((one) => !ids.includes(one))
    // The row that the cursor was made of is gone, and so are all but one that would follow.
    for (const gone of [ids[49], ...rest.slice(1)]) await discardDraft(house, caller.scope, String(gone))
    const second = await read(`fields=id&cursor=${first.next_cursor}`)
    expect(second).toEqual({ items: [{ id: rest[0] }], next_cursor: null })
    await discardDraft(house, caller.scope, String(rest[0]))
    expect(await read(`cursor=${first.next_cursor}`)).toEqual({ items: [], next_cursor: null })
  })
})
