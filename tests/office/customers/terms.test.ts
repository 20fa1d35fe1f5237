import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const CUSTOMER = {
  kind: 'business',
  name: 'Hafenkontor Brügge KG',
  street: 'Am Kai 3',
  postal_code: '24103',
  city: 'Kiel',
  country: 'DE',
  language: 'de',
  delivery_country: 'DE',
}

const DELIVERY = {
  delivery_name: 'Lager Süd',
  delivery_street: 'Speicherweg 9',
  delivery_extra: 'Tor 4',
  delivery_postal_code: '2300',
  delivery_city: 'København',
  delivery_country: 'DK',
}

async function start() {
  const owner = await makeOwner()
  const { id, number } = await makeCustomer(house, owner.scope)
  return { owner, id, number }
}

type Started = Awaited<ReturnType<typeof start>>

async function change({ owner, id, number }: Started, changes: Record<string, string>) {
  const { revision } = await customer(owner, id)
  const form = { ...CUSTOMER, number, revision: String(revision), ...changes }
  return post(`/buero/kunden/${id}/stammdaten`, form, owner.headers)
}

const customer = ({ scope }: Owner, id: string) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('what is agreed with a customer', () => {
  test('is kept, shown, told in its history and in the file', async () => {
    const started = await start()
    const { owner, id } = started
    const answer = await change(started, { discount_percent: '2,50 %', discount_days: '7', ...DELIVERY })
    expect(answer.status).toBe(303)
    expect(await customer(owner, id)).toMatchObject({
      ...DELIVERY,
      discount_percent: '2.5',
      discount_days: 7,
      payment_method: 'transfer',
    })
    const text = textOf(await read(owner, `/buero/kunden/${id}`))
    for (const said of ['2,5 % bei Zahlung innerhalb von 7 Tagen', 'Lager Süd', 'Tor 4', 'Dänemark'])
      expect(text).toContain(said)
    expect(text).toMatch(/Skonto in Prozent: .*2,5 %/)
    const [entry] = (await audit(owner.scope.tenantId)).filter(({ action }) => action === 'customer.changed')
    expect(JSON.parse(entry?.after_json ?? '')).toMatchObject({ discount_percent: '2.5', discount_days: 7 })
    const details = await read(owner, `/buero/kunden/${id}/stammdaten`)
    for (const value of ['2,5', '7', 'Speicherweg 9']) expect(details).toContain(`value="${value}"`)
    const csv = await (await ask('/buero/kunden/kunden.csv', { headers: owner.headers })).text()
    expect(csv).toContain('Überweisung;2,5;7;Lager Süd;Speicherweg 9;Tor 4;2300;København;DK;')
  })

  test('is nothing where nothing is entered: a country alone is no address', async () => {
    const started = await start()
    expect((await change(started, DELIVERY)).status).toBe(303)
    expect((await change(started, { city: 'Plön' })).status).toBe(303)
    expect(await customer(started.owner, started.id)).toMatchObject({
      city: 'Plön',
      delivery_street: null,
      delivery_country: null,
      discount_percent: null,
    })
  })

  test.each<[string, Record<string, string>, string]>([
    [
      'discount_percent',
      { discount_percent: '2,555', discount_days: '7' },
      'höchstens zwei Nachkommastellen',
    ],
    ['discount_percent', { discount_percent: '0', discount_days: '7' }, 'höchstens zwei Nachkommastellen'],
    ['discount_percent', { discount_percent: '100', discount_days: '7' }, 'Zahl unter 100'],
    ['discount_percent', { discount_percent: '', discount_days: '7' }, 'beide Felder oder keines'],
    ['discount_days', { discount_percent: '2', discount_days: '' }, 'beide Felder oder keines'],
    ['discount_days', { discount_percent: '2', discount_days: '0' }, 'ganze Zahl von 1 bis 365'],
    [
      'discount_days',
      { discount_percent: '2', discount_days: '15' },
      'nicht länger sein als das Zahlungsziel',
    ],
    [
      'discount_days',
      { discount_percent: '2', discount_days: '8', payment_term_days: '7' },
      'nicht länger sein als das Zahlungsziel',
    ],
    ['delivery_street', { ...DELIVERY, delivery_street: '' }, 'Zur Lieferadresse gehören'],
    ['delivery_postal_code', { ...DELIVERY, delivery_postal_code: '' }, 'Zur Lieferadresse gehören'],
    ['delivery_city', { ...DELIVERY, delivery_city: '' }, 'Zur Lieferadresse gehören'],
    ['delivery_city', { delivery_name: 'Lager Süd' }, 'Zur Lieferadresse gehören'],
    ['delivery_postal_code', { ...DELIVERY, delivery_country: 'DE' }, 'fünf Ziffern'],
    ['delivery_country', { ...DELIVERY, delivery_country: 'XX' }, 'Bitte wählen Sie ein Land'],
    ['delivery_name', { ...DELIVERY, delivery_name: 'x'.repeat(101) }, ''],
    ['payment_method', { payment_method: 'direct_debit' }, 'fehlt ein gültiges Mandat'],
  ])('is refused at %s for %j, with everything that was entered', async (field, changes, fault) => {
    const started = await start()
    const answer = await change(started, { notes: 'klingelt', ...changes })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`href="#${field}"`)
    expect(textOf(html)).toContain(fault)
    expect(html).toContain('klingelt')
    for (const value of Object.values(changes).filter((text) => /^[A-Z\d]{3,}/i.test(text)))
      expect(html).toContain(value)
    expect((await customer(started.owner, started.id)).revision).toBe(0)
  })

  test('of a new one is checked against the term of the firm', async () => {
    const owner = await makeOwner()
    const form = { ...CUSTOMER, ...DELIVERY, form_key: randomUUID(), discount_percent: '3' }
    const add = (discount_days: string) =>
      post('/buero/kunden/neu', { ...form, discount_days }, owner.headers)
    const refused = await add('15')
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(textOf(html)).toContain('nicht länger sein als das Zahlungsziel')
    expect(html).toContain('value="Speicherweg 9"')
    expect((await add('14')).status).toBe(303)
    const rows = db.selectFrom('customers').selectAll().where('tenant_id', '=', owner.scope.tenantId)
    expect(await rows.execute()).toMatchObject([{ ...DELIVERY, discount_days: 14, discount_percent: '3' }])
  })

  test('may outlast a term of the firm that became shorter later', async () => {
    const started = await start()
    const discount = { discount_percent: '2', discount_days: '10' }
    expect((await change(started, discount)).status).toBe(303)
    await changeFirm(house, started.owner.scope, { payment_term_days: 7 })
    expect((await change(started, { ...discount, city: 'Plön' })).status).toBe(303)
    expect((await change(started, { ...discount, discount_days: '9' })).status).toBe(422)
  })
})

describe('direct debit', () => {
  const debit = { payment_method: 'direct_debit' }

  test('is agreed with an active mandate, and stays so while the page says that the mandate ended', async () => {
    const started = await start()
    const { owner, id } = started
    const mandate = await makeMandate(house, owner.scope, id)
    expect((await change(started, debit)).status).toBe(303)
    const page = () => read(owner, `/buero/kunden/${id}`)
    expect(textOf(await page())).toMatch(/Vereinbarte Zahlung Lastschrift/)
    expect(textOf(await page())).not.toContain('fehlt ein gültiges Mandat')
    await revokeMandate(house, owner.scope, mandate.id)
    expect(textOf(await page())).toContain('Zurzeit fehlt ein gültiges Mandat')
    expect((await change(started, { ...debit, city: 'Plön' })).status).toBe(303)
    expect((await change(started, {})).status).toBe(303)
    expect((await change(started, debit)).status).toBe(422)
  })

  test.each([
    [
      'a mandate that has lapsed',
      (owner: Owner, id: string) => makeMandate(house, owner.scope, id, { signedOn: '2020-01-15' }),
    ],
    [
      'a mandate of another customer',
      async (owner: Owner) => makeMandate(house, owner.scope, (await makeCustomer(house, owner.scope)).id),
    ],
    [
      'the mandate of another firm’s customer with the same id',
      async (_: Owner, id: string) => {
        const { scope } = await makeOwner()
        await makeCustomer(house, scope, { id })
        return makeMandate(house, scope, id)
      },
    ],
  ])('is refused with %s', async (_, prepare) => {
    const started = await start()
    await prepare(started.owner, started.id)
    expect((await change(started, debit)).status).toBe(422)
    expect((await customer(started.owner, started.id)).payment_method).toBe('transfer')
  })

  test('of another firm’s customer does not exist', async () => {
    const started = await start()
    const other = await makeOwner()
    const form = { ...CUSTOMER, number: started.number, revision: '0', ...debit }
    const answer = await post(`/buero/kunden/${started.id}/stammdaten`, form, other.headers)
    expect(answer.status).toBe(404)
  })

  test('twice changes it once', async () => {
    const started = await start()
    const { owner, id, number } = started
    await makeMandate(house, owner.scope, id)
    const form = { ...CUSTOMER, number, revision: '0', ...debit }
    const save = () => post(`/buero/kunden/${id}/stammdaten`, form, owner.headers)
    expect([(await save()).status, (await save()).status]).toEqual([303, 303])
    expect((await customer(owner, id)).revision).toBe(1)
  })
})
