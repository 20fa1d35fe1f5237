import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '~/domain/customers/customers.server'
import { noteHandedOver } from '~/domain/invoices/handed-over.server'
import { makeTenant } from '../../factories/tenants'
import { db, house } from '../../support/house'
import { type Caller, makeCaller } from './caller'

type Json = Record<string, unknown>

let shop: Caller
let customerId: string

beforeAll(async () => {
  shop = await makeCaller(
    ['invoices:write', 'payments:write'],
    await makeTenant(house, { vat_id: 'DE123456788', tax_number: '20/123/45678' }),
  )
  customerId = await customerOf(shop)
})

async function customerOf({ scope }: Caller): Promise<string> {
  const id = randomUUID()
  const address = { street: 'Holtenauer Straße 12', postal_code: '24105', city: 'Kiel', country: 'DE' }
  await createCustomer(house, scope, {
    id,
    kind: 'business',
    name: 'Hafenbäckerei Petersen GmbH',
    ...address,
  })
  return id
}

const ROOF = { description: 'Dach', quantity: '1', unit: 'LS', unit_price: '1000', tax_rate: '19' }

async function draft(more: Json, caller = shop) {
  const body = {
    customer_id: customerId,
    service_from: '2026-11-01',
    service_to: '2026-11-30',
    lines: [ROOF],
    ...more,
  }
  const answer = await caller.send('POST', 'invoices', body)
  return { status: answer.status, record: (await answer.json()) as Json }
}

async function issue(id: unknown, caller = shop) {
  const answer = await caller.send('POST', `invoices/${id}/issuance`, {})
  return { status: answer.status, record: (await answer.json()) as Json }
}

const errorsOf = ({ errors }: Json) => errors as { pointer: string; code?: string }[]
const pointersOf = (record: Json) => errorsOf(record).map(({ pointer }) => pointer)

describe('a draft takes what the office’s form takes', () => {
  test('allowance and charge, of the whole and of a line, and they stand in the invoice as issued', async () => {
    const { status, record } = await draft({
      lines: [
        { ...ROOF, discount_amount: '100.00', labour_percent: '60' },
        { ...ROOF, discount_percent: '2.5' },
      ],
      allowance: { percent: '10', reason: 'Treue' },
      charge: { amount: '22.50' },
    })
    expect(status).toBe(201)
    // 900 + 975 − 187.50 + 22.50
    expect(record).toMatchObject({ net: '1710.00', tax: '324.90', gross: '2034.90' })
    const adjustments = [
      { kind: 'allowance', reason: 'Treue', percent: '10', amount: '187.50' },
      { kind: 'charge', reason: 'Zuschlag', percent: null, amount: '22.50' },
    ]
    expect(record.adjustments).toEqual(adjustments)
    const ofLines = (one: Json) => (one.lines as Json[]).map((line) => line.adjustments)
    expect(ofLines(record)).toEqual([
      [{ kind: 'allowance', reason: 'Rabatt', percent: null, amount: '100.00' }],
      [{ kind: 'allowance', reason: 'Rabatt', percent: '2.5', amount: '25.00' }],
    ])
    const issued = await issue(record.id)
    expect(issued.record).toMatchObject({ state: 'open', gross: '2034.90', adjustments })
    expect(ofLines(issued.record)).toEqual(ofLines(record))
  })

  test('the place of delivery, references, and work on a building', async () => {
    const said = {
      delivery: {
        name: 'Lager Nord',
        street: 'Feldstraße 3',
        extra: null,
        postal_code: '24105',
        city: 'Kiel',
        country: 'DE',
      },
      buyer_reference: 'K-17',
      order_number: 'B-4711',
      project_number: 'P 9',
      is_property: true,
      discount_percent: '2',
      discount_days: 7,
    }
    const { record } = await draft(said)
    expect(record).toMatchObject(said)
    expect((await issue(record.id)).record).toMatchObject(said)
    expect((await draft({ delivery: null })).record).toMatchObject({ delivery: null, is_property: false })
  })

  test('an advance, and the final invoice that takes it off once it is paid', async () => {
    const advance = await issue((await draft({ is_advance: true })).record.id)
    expect(advance.record).toMatchObject({ is_advance: true, gross: '1190.00', advances: [] })
    const { id, number, issued_on } = advance.record
    const final = await draft({ lines: [{ ...ROOF, unit_price: '3000' }], advance_ids: [id] })
    const advances = [{ id, number, issued_on, amount: '1190.00' }]
    expect([final.status, final.record.advances]).toEqual([201, advances])
    const early = await issue(final.record.id)
    expect([early.status, early.record.code]).toEqual([409, 'not_issuable'])
    expect(errorsOf(early.record)).toEqual([
      expect.objectContaining({ pointer: '/advances', code: 'advance_unpaid' }),
    ])
    const paid = { customer_id: customerId, amount: '1190.00', paid_on: String(issued_on), method: 'cash' }
    expect((await shop.send('POST', 'payments', { ...paid, invoice_ids: [id] })).status).toBe(201)
    const issued = await issue(final.record.id)
    expect(issued.record).toMatchObject({ state: 'open', gross: '3570.00', open: '2380.00', advances })
    const twice = await draft({ advance_ids: [id] })
    expect([twice.status, twice.record.code, pointersOf(twice.record)]).toEqual([
      409,
      'advance_taken',
      ['/advance_ids'],
    ])
  })

  test('an advance of another firm cannot be taken off', async () => {
    const stranger = await makeCaller(['invoices:write'])
    const { record } = await draft({ is_advance: true })
    const stolen = await draft(
      { customer_id: await customerOf(stranger), advance_ids: [record.id] },
      stranger,
    )
    expect([stolen.status, stolen.record.code]).toEqual([409, 'advance_not_deductible'])
    expect(((await (await stranger.get('invoices')).json()) as Json).items).toEqual([])
  })

  test.each<[Json, string[]]>([
    [{ allowance: {} }, ['/allowance']],
    [{ allowance: { percent: '5', amount: '5' } }, ['/allowance']],
    [{ charge: { percent: '101' } }, ['/charge']],
    [{ charge: { amount: '1.00', reason: 'x'.repeat(101) } }, ['/charge/reason']],
    [{ lines: [{ ...ROOF, discount_percent: '5', discount_amount: '5' }] }, ['/lines/0/discount_amount']],
    [{ lines: [{ ...ROOF, discount_amount: '5.001' }] }, ['/lines/0/discount_amount']],
    [{ lines: [{ ...ROOF, labour_amount: '1000.01' }] }, ['/lines/0/labour_amount']],
    [{ lines: [{ ...ROOF, labour_percent: '101' }] }, ['/lines/0/labour_percent']],
    [{ is_advance: true, advance_ids: [randomUUID()] }, ['/is_advance']],
    [{ advance_ids: ['x'] }, ['/advance_ids/0']],
    [{ delivery: { street: '', postal_code: '24105', city: 'Kiel' } }, ['/delivery/street']],
    [{ delivery: { street: 'Kai 1', postal_code: '2410', city: 'Kiel' } }, ['/delivery/postal_code']],
  ])('%j is refused where it stands', async (more, pointers) => {
    const { status, record } = await draft(more)
    expect([status, pointersOf(record)]).toEqual([422, pointers])
  })
})

describe('what keeps a draft from being issued', () => {
  test('is named with its code, and points into the draft', async () => {
    const abroad = randomUUID()
    const address = { street: 'Vestergade 2', postal_code: '1456', city: 'København', country: 'DK' }
    await createCustomer(house, shop.scope, { id: abroad, kind: 'business', name: 'Havn ApS', ...address })
    const line = { ...ROOF, tax_category: 'AE', tax_rate: '0' }
    const { record } = await draft({ customer_id: abroad, lines: [line] })
    const refused = await issue(record.id)
    expect([refused.status, refused.record.code, refused.record.type]).toEqual([
      409,
      'not_issuable',
      '/api/docs/errors/not_issuable',
    ])
    expect(errorsOf(refused.record)).toContainEqual({
      pointer: '/customer_id',
      code: 'buyer_vat_id_missing',
      detail: expect.any(String),
    })
  })

  test('a draft is not sent', async () => {
    const { record } = await draft({})
    const answer = await shop.send('POST', `invoices/${record.id}/sending`, {})
    expect([answer.status, ((await answer.json()) as Json).code]).toEqual([409, 'not_issued'])
    const none = await shop.send('POST', `invoices/${randomUUID()}/sending`, {})
    expect(none.status).toBe(404)
  })

  test('an invoice is noted as handed over once, from its issue to today', async () => {
    const { record } = await draft({})
    const note = async (on: string, headers = {}) => {
      const answer = await shop.send('POST', `invoices/${record.id}/handover`, { on }, headers)
      const { code, on: noted, errors } = (await answer.json()) as Json & { errors?: Json[] }
      return [answer.status, code ?? noted, errors?.[0]?.pointer]
    }
    const key = { 'Idempotency-Key': 'post-17' }
    expect(await note('2026-01-01')).toEqual([409, 'not_issued', ''])
    await issue(record.id)
    const { issued_on } = (await (await shop.get(`invoices/${record.id}`)).json()) as { issued_on: string }
    expect(await note('2020-01-01')).toEqual([409, 'handed_over_early', '/on'])
    expect(await note('2099-01-01')).toEqual([422, 'invalid', '/on'])
    expect(await note(issued_on, key)).toEqual([200, issued_on, undefined])
    expect(await note(issued_on, key)).toEqual([200, issued_on, undefined])
    expect(await note(issued_on)).toEqual([200, issued_on, undefined])
    const notes = db
      .selectFrom('invoice_handovers')
      .select('handed_on')
      .where('invoice_id', '=', String(record.id))
    expect(await notes.execute()).toEqual([{ handed_on: issued_on }])
  })

  test('what was noted in error is taken back by the day that is noted, once', async () => {
    const { record } = await draft({})
    const back = async (on: string, headers = {}) => {
      const path = `invoices/${record.id}/handover/withdrawal`
      const answer = await shop.send('POST', path, { on }, headers)
      const { code, on: noted, errors } = (await answer.json()) as Json & { errors?: Json[] }
      return [answer.status, code ?? noted, errors?.[0]?.pointer]
    }
    expect(await back('2026-01-01')).toEqual([409, 'not_issued', ''])
    await issue(record.id)
    const { issued_on: on } = (await (await shop.get(`invoices/${record.id}`)).json()) as {
      issued_on: string
    }
    expect(await back(on)).toEqual([409, 'handed_over_gone', ''])
    await shop.send('POST', `invoices/${record.id}/handover`, { on })
    expect(await back('2020-01-01')).toEqual([409, 'handed_over_already', '/on'])
    const key = { 'Idempotency-Key': 'oops-17' }
    expect(await back(on, key)).toEqual([200, null, undefined])
    expect(await back(on, key)).toEqual([200, null, undefined])
    expect(await back(on)).toEqual([409, 'handed_over_gone', ''])
    const again = await shop.send('POST', `invoices/${record.id}/handover`, { on })
    expect(await again.json()).toEqual({ on })
    const notes = db
      .selectFrom('invoice_handovers')
      .select(['withdrawn_by'])
      .where('invoice_id', '=', String(record.id))
    expect((await notes.execute()).map((note) => note.withdrawn_by).sort()).toEqual([
      expect.stringMatching(/^key:/),
      null,
    ])
  })

  test('another day than the one that is noted is a conflict', async () => {
    const { record } = await draft({})
    await issue(record.id)
    const id = String(record.id)
    await noteHandedOver(house, shop.scope, { invoiceIds: [id], on: '2099-01-01' })
    const { issued_on: on } = (await (await shop.get(`invoices/${id}`)).json()) as Json
    const answer = await shop.send('POST', `invoices/${id}/handover`, { on })
    expect([answer.status, ((await answer.json()) as Json).code]).toEqual([409, 'handed_over_already'])
  })

  test('an invoice without an address is not sent', async () => {
    const { record } = await draft({})
    await issue(record.id)
    const answer = await shop.send('POST', `invoices/${record.id}/sending`, {})
    expect([answer.status, ((await answer.json()) as Json).code]).toEqual([409, 'no_address'])
  })
})

test('articles are what was billed, the most frequent first, with the words of a search', async () => {
  const caller = await makeCaller(
    ['invoices:write'],
    await makeTenant(house, { vat_id: 'DE123456788', tax_number: '20/123/45678' }),
  )
  const customer_id = await customerOf(caller)
  const lines = [
    { ...ROOF, description: 'Fensterreinigung', article_number: 'FR-10', unit_price: '45.5' },
    ROOF,
    ROOF,
  ]
  const { record } = await draft({ customer_id, lines, prices_include_tax: true }, caller)
  expect((await issue(record.id, caller)).status).toBe(200)
  const read = async (query = '') => ((await (await caller.get(`articles${query}`)).json()) as Json).items
  expect(await read()).toEqual([
    {
      article_number: null,
      description: 'Dach',
      unit: 'LS',
      unit_price: '1000',
      price_includes_tax: true,
      tax_category: 'S',
      tax_rate: '19',
      tax_reason: null,
    },
    expect.objectContaining({ article_number: 'FR-10', unit_price: '45.5' }),
  ])
  expect(await read('?search=fr-10%20FENSTER&fields=description')).toEqual([
    { description: 'Fensterreinigung' },
  ])
  expect(await read('?search=keller')).toEqual([])
  const stranger = await makeCaller(['invoices:read'])
  expect(((await (await stranger.get('articles')).json()) as Json).items).toEqual([])
})
