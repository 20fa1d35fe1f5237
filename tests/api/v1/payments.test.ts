import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { lineOf } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { house } from '../../support/house'
import { type Caller, makeCaller } from './caller'

type Json = Record<string, unknown>

let till: Caller
let customerId: string

beforeAll(async () => {
  till = await makeCaller(
    ['payments:write', 'invoices:read'],
    await makeTenant(house, { vat_id: 'DE123456788' }),
  )
  customerId = await customerOf(till)
})

async function customerOf({ scope }: Caller): Promise<string> {
  const id = randomUUID()
  const address = { street: 'Am Kai 3', postal_code: '24103', city: 'Kiel', country: 'DE' }
  await createCustomer(house, scope, { id, kind: 'business', name: 'Hafenkontor Kruse KG', ...address })
  return id
}

/** Of 119.00 euros. */
async function owed(): Promise<string> {
  const id = randomUUID()
  const line = lineOf({ quantity: '1', unitPrice: '100', taxRate: '19' })
  const days = { serviceFrom: '2026-01-01', serviceTo: '2026-01-31' }
  await draftInvoice(house, till.scope, { id, customerId, ...days, lines: [line] })
  await issueInvoice(house, till.scope, id)
  return id
}

async function pay(body: Json, headers = {}) {
  const whole = { customer_id: customerId, paid_on: today(), method: 'transfer', ...body }
  const answer = await till.send('POST', 'payments', whole, headers)
  return { answer, record: (await answer.json()) as Json }
}

const errorsOf = ({ errors }: Json) => errors as { pointer: string; detail: string }[]
const openOf = async (id: string) => ((await (await till.get(`invoices/${id}`)).json()) as Json).open

describe('a payment', () => {
  test('pays the invoice it names, and is listed with it', async () => {
    const id = await owed()
    const { answer, record } = await pay({ amount: '19.00', reference: 'Rechnung', invoice_ids: [id] })
    expect(answer.status).toBe(201)
    expect(record).toMatchObject({
      customer_id: customerId,
      amount: '19.00',
      currency: 'EUR',
      paid_on: today(),
      method: 'transfer',
      reference: 'Rechnung',
      reverses_id: null,
      invoices: [{ id, amount: '19.00' }],
    })
    expect(await openOf(id)).toBe('100.00')
    const list = (await (await till.get(`payments?customer_id=${customerId}`)).json()) as Json
    expect((list.items as Json[])[0]).toEqual(record)
    const none = (await (await till.get(`payments?to=2020-01-01`)).json()) as Json
    expect(none.items).toEqual([])
  })

  test('of more than is open is asked about, and then leaves credit', async () => {
    const id = await owed()
    const first = await pay({ amount: '150.00', invoice_ids: [id] })
    expect([first.answer.status, first.record.code, errorsOf(first.record)[0]?.pointer]).toEqual([
      409,
      'more_than_open',
      '/is_confirmed',
    ])
    expect(await openOf(id)).toBe('119.00')
    const second = await pay({ amount: '150.00', invoice_ids: [id], is_confirmed: true })
    expect(second.record.invoices).toEqual([{ id, amount: '119.00' }])
    expect(await openOf(id)).toBe('0.00')
  })

  test('of another customer, or for what nobody owes yet, says so and is not booked', async () => {
    const other = await customerOf(till)
    const foreign = await pay({ customer_id: other, amount: '1.00', invoice_ids: [await owed()] })
    const draft = randomUUID()
    const line = lineOf({ quantity: '1', unitPrice: '100', taxRate: '19' })
    const days = { serviceFrom: '2026-01-01', serviceTo: '2026-01-31' }
    await draftInvoice(house, till.scope, { id: draft, customerId, ...days, lines: [line] })
    const early = await pay({ amount: '1.00', invoice_ids: [draft], is_confirmed: true })
    for (const [{ answer, record }, code] of [
      [foreign, 'more_than_open'],
      [early, 'not_issued'],
    ] as const)
      expect([answer.status, record.code]).toEqual([409, code])
    const sure = await pay({
      customer_id: other,
      amount: '1.00',
      invoice_ids: [await owed()],
      is_confirmed: true,
    })
    expect([sure.record.code, errorsOf(sure.record)[0]?.pointer]).toEqual(['other_customer', '/invoice_ids'])
  })

  test('is booked once under an Idempotency-Key, of ten calls at once', async () => {
    const id = await owed()
    const headers = { 'Idempotency-Key': randomUUID() }
    const paid = Array.from({ length: 10 }, () => pay({ amount: '19.00', invoice_ids: [id] }, headers))
    const answers = await Promise.all(paid)
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(10).fill(201))
    expect(new Set(answers.map(({ record }) => record.id)).size).toBe(1)
    expect(await openOf(id)).toBe('100.00')
  })

  test.each([
    [{ amount: '0.00' }, '/amount'],
    [{ amount: '-5.00' }, '/amount'],
    [{ amount: '5,00' }, '/amount'],
    [{ amount: '5.001' }, '/amount'],
    [{ amount: '5.00', currency: 'USD' }, '/currency'],
    [{ amount: '5.00', paid_on: '2099-12-31' }, '/paid_on'],
    [{ amount: '5.00', method: 'cheque' }, '/method'],
    [{ amount: '5.00', customer_id: 'ffffffff-0000-4000-8000-00000000000f' }, '/customer_id'],
  ])('%j is refused', async (body, pointer) => {
    const { answer, record } = await pay(body)
    expect([answer.status, errorsOf(record).map((one) => one.pointer)]).toEqual([422, [pointer]])
  })

  test('for an invoice of another firm is not booked', async () => {
    const stranger = await makeCaller(['payments:write'])
    const body = {
      customer_id: await customerOf(stranger),
      amount: '119.00',
      paid_on: today(),
      method: 'cash',
      invoice_ids: [await owed()],
      is_confirmed: true,
    }
    const answer = await stranger.send('POST', 'payments', body)
    expect(answer.status).toBe(422)
    expect(errorsOf((await answer.json()) as Json)).toEqual([
      { pointer: '/invoice_ids/0', detail: 'is no invoice of this firm' },
    ])
    expect(((await (await stranger.get('payments')).json()) as Json).items).toEqual([])
  })
})
