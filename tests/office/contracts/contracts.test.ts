import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { readContractList } from '~/domain/contracts/list.server'
import { archiveCustomer } from '~/domain/customers/change.server'
import { makeCustomer } from '../../factories/customers'
import { lineOf } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { queryPlans } from '../../support/query-plans'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const LINE = {
  zeilen: '1',
  position_1_description: 'Fensterreinigung',
  position_1_quantity: '2,5',
  position_1_unit: 'HUR',
  position_1_price: '45,00',
  position_1_tax: 'S 19',
}
const CONTRACT = {
  title: 'Büroreinigung',
  interval_months: '1',
  interval_weeks: '',
  starts_on: '2030-01-31',
  ends_on: '',
  notice_months: '3',
  due_day: '',
  next_invoice_on: '',
  is_in_advance: '1',
}

async function setting() {
  const owner = await makeOwner()
  const { id: customerId } = await makeCustomer(house, owner.scope)
  const add = (changes: Record<string, string> = {}) =>
    post(
      `/buero/kunden/${customerId}/neuer-vertrag`,
      { form_key: randomUUID(), ...CONTRACT, ...LINE, ...changes },
      owner.headers,
    )
  return { owner, customerId, add }
}

async function added() {
  const { owner, customerId, add } = await setting()
  const id = idIn(await add())
  const change = (page: string, form: Record<string, string>) =>
    post(`/buero/vertraege/${id}/${page}`, form, owner.headers)
  return { owner, customerId, id, path: `/buero/vertraege/${id}`, change }
}

function idIn(answer: Response): string {
  return /vertraege\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

/** How the contract's page calls it. */
const PROPERTY = 'Grundstück'

const contractsOf = ({ scope }: Owner) =>
  db.selectFrom('contracts').selectAll().where('tenant_id', '=', scope.tenantId).execute()

describe('a new contract', () => {
  test('is added, and its page shows the next three invoices', async () => {
    const { owner, add } = await setting()
    const answer = await add()
    expect(answer.status).toBe(303)
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('Der Vertrag ist angelegt.')
    expect(text).toMatch(
      /31\.01\.2030 – 27\.02\.2030 112,50 € 133,88 € 28\.02\.2030 28\.02\.2030 – 30\.03\.2030 112,50 €/,
    )
    expect(await contractsOf(owner)).toMatchObject([{ interval_weeks: null, next_invoice_on: '2030-01-31' }])
  })

  test('that has its end says so, also where notice would end it sooner', async () => {
    const { owner, add } = await setting()
    const answer = await add({ ends_on: '2039-12-31' })
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('Frühestes Ende 30. April 2030 Endet am 31. Dezember 2039')
  })

  test.each([
    ['title', '', 'worum es in dem Vertrag geht'],
    ['starts_on', '2030-02-31', 'Bitte prüfen Sie das Datum'],
    ['starts_on', '9999-12-31', 'Bitte prüfen Sie das Datum'],
    ['ends_on', '2029-12-31', 'kann nicht enden, bevor er beginnt'],
    ['next_invoice_on', '2030-01-30', 'nicht vor dem Beginn'],
    ['position_1_price', '99.999.999,00', 'höchstens 9.999.999 €'],
    ['notice_months', '25', '0 bis 24 Monaten'],
    ['interval_months', '2', 'wie oft Sie eine Rechnung stellen'],
    ['interval_months', '', '1 bis 52 Wochen'],
    ['due_day', '32', 'von 1 bis 31'],
    ['position_1_description', '', 'beschreiben Sie die Leistung'],
    ['position_1_quantity', '0', 'Menge'],
    ['position_1_price', 'viel', 'Preis in Euro'],
    ['position_1_unit', 'XX', 'Einheit aus der Liste'],
    ['position_1_tax', 'S 99', 'Steuersatz aus der Liste'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const { owner, add } = await setting()
    const answer = await add({ is_in_advance: '0', [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain(field === 'title' ? 'value="Fensterreinigung"' : 'value="Büroreinigung"')
    expect(await contractsOf(owner)).toEqual([])
  })

  test('gets a line more and a line less without a script, and keeps what was entered', async () => {
    const { owner, add } = await setting()
    const more = await add({ zeile: 'neu', title: '' })
    expect(more.status).toBe(200)
    const html = await more.text()
    expect(html).toContain('name="position_2_description"')
    expect(html).toContain('value="Fensterreinigung"')
    expect(html).not.toContain('role="alert"')
    const less = await (
      await add({ zeile: '1', zeilen: '2', position_2_description: 'Flure', position_2_price: '9' })
    ).text()
    expect(less).toContain('name="position_1_description" value="Flure"')
    expect(less).not.toContain('position_2')
    expect(await contractsOf(owner)).toEqual([])
  })

  test('is one after a double click', async () => {
    const { owner, add } = await setting()
    const form_key = randomUUID()
    const [first, again] = [await add({ form_key }), await add({ form_key })]
    expect(idIn(again)).toBe(idIn(first))
    expect(await contractsOf(owner)).toHaveLength(1)
  })

  test('is not made for an archived customer, whose page does not offer it', async () => {
    const { owner, customerId, add } = await setting()
    await archiveCustomer(house, owner.scope, customerId, true)
    const answer = await add()
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Dieser Kunde ist archiviert.')
    expect(await contractsOf(owner)).toEqual([])
    expect(await read(owner, `/buero/kunden/${customerId}`)).not.toContain('neuer-vertrag')
  })

  test('is not made for the customer of another firm, nor by a role that only looks', async () => {
    const { owner, customerId } = await setting()
    const path = `/buero/kunden/${customerId}/neuer-vertrag`
    const other = await makeOwner()
    expect((await post(path, { ...CONTRACT, ...LINE }, other.headers)).status).toBe(404)
    const reader = await signedInAs(house, owner.scope, 'read_only')
    expect((await post(path, { ...CONTRACT, ...LINE }, reader)).status).toBe(403)
    expect(await contractsOf(owner)).toEqual([])
  })
})

describe('a contract that is there', () => {
  test('by two people whose changes do not fit together: the second hears why', async () => {
    const { owner, id, change } = await added()
    expect((await change('ende', { ends_on: '2029-01-01', end_reason: 'Umzug', revision: '0' })).status).toBe(
      422,
    )
    expect((await change('pause', { paused_from_on: '2031-05-01', revision: '0' })).status).toBe(303)
    const until = { paused_from_on: '', paused_until_on: '', revision: '0' }
    expect((await change('pause', until)).status).toBe(303)
    const later = { ...CONTRACT, starts_on: '2031-06-01', revision: '0' }
    expect((await change('stammdaten', later)).status).toBe(303)
    const end = await change('ende', { ends_on: '2031-02-01', end_reason: 'Umzug', revision: '0' })
    expect(end.status).toBe(422)
    expect(textOf(await end.text())).toContain('kann nicht enden, bevor er beginnt')
    expect(await contractsOf(owner)).toMatchObject([{ id, ends_on: null, starts_on: '2031-06-01' }])
  })

  test('is billed every few weeks from then on', async () => {
    const { owner, path, change } = await added()
    const form = { ...CONTRACT, interval_months: '', interval_weeks: '6', next_invoice_on: '2030-02-01' }
    expect((await change('stammdaten', { ...form, revision: '0' })).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toContain('alle 6 Wochen')
    expect(text).toContain('15.03.2030')
  })

  test('by two people at once: the second sees both versions', async () => {
    const { change } = await added()
    const rename = (title: string) => change('stammdaten', { ...CONTRACT, title, revision: '0' })
    expect((await rename('Flurreinigung')).status).toBe(303)
    const answer = await rename('Treppenreinigung')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toMatch(/Worum es geht Flurreinigung .*Treppenreinigung/)
  })

  test('has new prices from a day on, and two people see each other’s', async () => {
    const { owner, path, change } = await added()
    const raise = (position_1_price: string) =>
      change('preise', { ...LINE, position_1_price, from: '2030-02-15', revision: '0' })
    expect((await raise('50,00')).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toMatch(/31\.01\.2030 – 27\.02\.2030 112,50 € .* – 30\.03\.2030 125,00 €/)
    const answer = await raise('60,00')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toMatch(/50,00 €.*Fensterreinigung, 2,5, 60,00/)
  })

  test('takes back prices entered for the wrong day, but none that somebody else has changed', async () => {
    const { owner, path, change } = await added()
    const raise = (from: string, revision: string) =>
      change('preise', { ...LINE, position_1_price: '50,00', from, revision })
    await raise('2030-02-15', '0')
    const page = await read(owner, `${path}/preise`)
    expect(textOf(page)).toMatch(/Preise, die noch nicht gelten .*Ab 15\.02\.2030: Summe netto 125,00 €/)
    const withdraw = (from: string, revision: string) => change('preise/ruecknahme', { from, revision })
    const first = await withdraw('2030-01-31', '1')
    expect(first.status).toBe(422)
    expect(textOf(await first.text())).toContain('sind die ersten des Vertrags')

    await raise('2030-02-15', '1')
    await change('preise', { ...LINE, position_1_price: '60,00', from: '2030-02-15', revision: '1' })
    const late = await withdraw('2030-02-15', '1')
    expect(late.status).toBe(422)
    expect(textOf(await late.text())).toContain('Jemand hat die Preise inzwischen geändert')

    for (const _ of ['once', 'twice']) expect((await withdraw('2030-02-15', '2')).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toMatch(/31\.01\.2030 – 27\.02\.2030 112,50 € .* – 30\.03\.2030 112,50 €/)
    expect(text).toContain('Künftige Preise zurückgenommen')
    expect(await contractsOf(owner)).toMatchObject([{ revision: 3 }])
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action)).toContain(
      'contract.prices.withdrawn',
    )
  })

  test('is paused and goes on', async () => {
    const { owner, path, change } = await added()
    const from = { paused_from_on: '2030-01-01', revision: '0' }
    expect((await change('pause', { ...from, paused_until_on: '2029-01-01' })).status).toBe(422)
    expect((await change('pause', { ...from, paused_until_on: '2030-02-01' })).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toContain('Pausiert vom 01.01.2030 bis 01.02.2030')
    expect(text).toContain('02.02.2030 – 27.02.2030 anteilig 26 von 28 Tagen 104,46 €')
    await change('pause', { paused_from_on: '', paused_until_on: '', revision: '1' })
    expect(textOf(await read(owner, path))).toContain('31.01.2030 – 27.02.2030 112,50')
  })

  test('ends for a reason, which its history tells', async () => {
    const { owner, path, change } = await added()
    expect((await change('ende', { ends_on: '2030-02-28', end_reason: '' })).status).toBe(422)
    const end = { ends_on: '2030-02-28', end_reason: 'Umzug des Kunden', revision: '0' }
    expect((await change('ende', end)).status).toBe(303)
    const text = textOf(await read(owner, path))
    expect(text).toContain('Grund: leer → Umzug des Kunden')
    expect(text).not.toContain('31.03.2030')
  })

  test.each([
    ['1', true],
    ['', false],
  ])('says whether it is about a property: %j', async (is_property, isSaid) => {
    const { owner, add } = await setting()
    const id = idIn(await add({ ...(is_property ? { is_property } : {}), starts_on: '2026-01-31' }))
    expect(textOf(await read(owner, `/buero/vertraege/${id}`)).includes(PROPERTY)).toBe(isSaid)
  })

  test('leaves the lists and the portal when it is archived, and comes back', async () => {
    const { owner, change } = await added()
    for (const archiviert of ['ja', 'ja']) expect((await change('archiv', { archiviert })).status).toBe(303)
    expect(textOf(await read(owner, '/buero/vertraege'))).not.toContain('Büroreinigung')
    expect(textOf(await read(owner, '/buero/vertraege?stand=archiviert'))).toContain('Büroreinigung')
    await change('archiv', { archiviert: 'nein' })
    expect(textOf(await read(owner, '/buero/vertraege'))).toContain('Büroreinigung')
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => /contract\.(archived|restored)/.test(action))).toEqual([
      'contract.archived',
      'contract.restored',
    ])
  })
})

describe('the list of contracts', () => {
  test('is searched by title and customer, filtered, ordered and saved as a file', async () => {
    const { owner, customerId } = await setting()
    const terms = {
      customer_id: customerId,
      starts_on: '2020-01-01',
      notice_months: 1,
      interval_months: 1 as const,
    }
    const lines = [lineOf()]
    const make = (title: string, changes: object) =>
      createContract(house, owner.scope, { ...terms, title, lines, ...changes })
    await make('Öfen fegen', { next_invoice_on: '2031-01-01' })
    await make('Zaun streichen', { next_invoice_on: '2030-01-01' })
    await make('Alt', { ends_on: '2021-01-01' })
    const listed = async (query: string) => textOf(await read(owner, `/buero/vertraege${query}`))
    expect(await listed('')).toMatch(/2 Verträge.*Öfen fegen.*Zaun streichen/)
    expect(await listed('?reihenfolge=naechste')).toMatch(/Zaun streichen.*Öfen fegen/)
    expect(await listed('?suche=oefen')).toContain('1 Vertrag')
    expect(await listed('?stand=beendet')).toMatch(/1 Vertrag .*Alt/)
    expect(await listed('?suche=nirgends')).toContain('Kein Vertrag gefunden')
    const file = await ask('/buero/vertraege/vertraege.csv?suche=zaun', { headers: owner.headers })
    expect((await file.text()).split('\r\n')).toHaveLength(3)
  })

  test.each(['title', 'next'] as const)('reads what it shows by an index: by %s', async (order) => {
    const scope = await makeTenant(house)
    for (const state of ['running', 'archived'] as const)
      for (const place of [{ page: 1 }, { page: 2, after: 'row' }, { page: 1, before: 'row' }]) {
        const plans = await queryPlans(({ reader }) =>
          readContractList(reader, scope, { search: '', state, order, place }),
        )
        for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!counted)/)
      }
  })
})

test('a contract that ends says when, and takes no other prices for a later day', async () => {
  const { owner, path, change } = await added()
  const solid = /class="button" href="[^"]*\/preise"/
  expect(await read(owner, path)).toMatch(solid)
  await change('ende', { ends_on: '2099-06-30', end_reason: 'Umzug', revision: '0' })
  const page = await read(owner, path)
  expect(textOf(page)).toContain('Endet am 30.06.2099')
  expect(page).not.toMatch(solid)
  const raise = (from: string) =>
    change('preise', { ...LINE, position_1_price: '50,00', from, revision: '1' })
  const late = await raise('2099-07-01')
  expect(late.status).toBe(422)
  expect(textOf(await late.text())).toContain('An diesem Tag ist der Vertrag schon beendet.')
  expect((await raise('2099-06-30')).status).toBe(303)
})
