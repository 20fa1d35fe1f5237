import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { createCustomer } from '~/domain/customers/customers.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { addDays } from '~/domain/values/calendar'
import { makeContact } from '../../factories/contacts'
import { makeCustomer } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { fieldsIn, textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const CUSTOMER = {
  kind: 'business',
  name: 'Öl & Gas Ärger GmbH',
  contact_name: 'Jörg Süß',
  street: 'Bollhörnkai 1',
  address_extra: '',
  postal_code: '24103',
  city: 'Kiel',
  country: 'DE',
  email: 'post@aerger.example',
  phone: '',
  vat_id: 'DE123456788',
  number: '',
  language: 'de',
}

const add = (owner: Owner, changes: Record<string, string> = {}) =>
  post('/buero/kunden/neu', { form_key: randomUUID(), ...CUSTOMER, ...changes }, owner.headers)

const customersOf = (owner: Owner) =>
  db.selectFrom('customers').selectAll().where('tenant_id', '=', owner.scope.tenantId).execute()

function idIn(answer: Response): string {
  return /kunden\/([0-9a-f-]{36})/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

describe('a new customer', () => {
  test('is added with the next number, and its page says so', async () => {
    const owner = await makeOwner()
    const empty = await read(owner, '/buero/kunden')
    expect(textOf(empty)).toContain('Noch kein Kunde')
    const answer = await add(owner)
    expect(answer.status).toBe(303)
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('Der Kunde ist angelegt.')
    expect(text).toContain('Öl & Gas Ärger GmbH')
    expect(text).toContain('Nichts offen')
    const [customer] = await customersOf(owner)
    expect(customer).toMatchObject({ name: CUSTOMER.name, contact_name: 'Jörg Süß', phone: null })
    expect(customer?.number).not.toBe('')
  })

  test.each([
    ['kind', '', 'Bitte wählen Sie, ob es eine Firma'],
    ['name', ' ', 'Bitte geben Sie den Namen des Kunden ein.'],
    ['postal_code', '2410', 'Eine deutsche Postleitzahl hat fünf Ziffern'],
    ['country', 'XX', 'Bitte wählen Sie ein Land'],
    ['email', 'niemand', 'E-Mail-Adresse'],
    ['vat_id', 'DE123456789', 'Die Prüfziffer passt nicht.'],
    ['buyer_reference', '04011000-12345-35', 'Diese Leitweg-ID stimmt nicht'],
    ['electronic_address', 'post@aerger.example', 'von welcher Art die elektronische Adresse ist'],
    ['electronic_consent_on', '2026-02-30', 'Bitte prüfen Sie das Datum'],
    ['payment_term_days', '366', 'von 0 bis 365'],
  ])('is refused for its %s %j, with everything that was entered', async (field, value, fault) => {
    const owner = await makeOwner()
    const answer = await add(owner, { [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(fault)
    expect(html).toContain('value="Bollhörnkai 1"')
    expect(await customersOf(owner)).toEqual([])
  })

  test.each([
    ['EM', 'niemand', 'post@aerger.example'],
    ['9930', 'DE123456789', 'DE123456788'],
    ['0088', '4012345000008', '4012345000009'],
    ['0204', '04011000-1234512345-07', '04011000-1234512345-06'],
  ])('takes an electronic address of scheme %s only with its check digit', async (scheme, wrong, right) => {
    const owner = await makeOwner()
    const address = { electronic_address_scheme: scheme, electronic_address: wrong }
    const refused = await add(owner, address)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('id="electronic_address-fehler"')
    expect((await add(owner, { ...address, electronic_address: right })).status).toBe(303)
  })

  test('is told what is wrong in the order of its page, whichever rule found it', async () => {
    const owner = await makeOwner()
    const form = { ...fieldsIn(await read(owner, '/buero/kunden/neu')), ...CUSTOMER, name: '' }
    const wrong = { delivery_name: 'Lager', vat_id: 'DE1', discount_days: '7', notes: 'x'.repeat(501) }
    const html = await (await post('/buero/kunden/neu', { ...form, ...wrong }, owner.headers)).text()
    const [, summary = ''] = /id="fehler"(.*?)<\/ul>/s.exec(html) ?? []
    expect([...summary.matchAll(/href="#([^"]*)"/g)].map(([, field]) => field)).toEqual([
      ...['name', 'discount_percent', 'vat_id', 'delivery_street', 'delivery_postal_code'],
      ...['delivery_city', 'notes'],
    ])
  })

  test('has a history that names who did what', async () => {
    const owner = await makeOwner()
    const page = (await add(owner)).headers.get('location') ?? ''
    const { name } = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    expect(textOf(await read(owner, page))).toContain(`Angelegt von ${name}`)
  })

  test('keeps how it wants its invoices, and its page says so', async () => {
    const owner = await makeOwner()
    const input = {
      buyer_reference: '04011000-1234512345-06',
      supplier_number: 'L-77',
      register_number: 'HRB 12345 KI',
      electronic_address_scheme: '0204',
      electronic_address: '04011000-1234512345-06',
      invoice_format: 'xrechnung',
      electronic_consent_on: '2026-01-31',
      payment_term_days: '30',
      notes: 'Rechnung nie vor dem 5.\n\nSchlüssel beim Hausmeister',
    }
    const answer = await add(owner, input)
    expect(answer.status).toBe(303)
    expect((await customersOf(owner))[0]).toMatchObject({ ...input, payment_term_days: 30 })
    const page = await read(owner, answer.headers.get('location') ?? '')
    expect(page).toContain('<dd>Rechnung nie vor dem 5.\n\nSchlüssel beim Hausmeister</dd>')
    const text = textOf(page)
    for (const said of ['XRechnung', 'L-77', '31.01.2026', 'Rechnung nie vor dem 5.'])
      expect(text).toContain(said)
    const details = await read(owner, `/buero/kunden/${idIn(answer)}/stammdaten`)
    expect(details).toContain('value="04011000-1234512345-06"')
  })

  test('is one after a double click, and two after Back and another name', async () => {
    const owner = await makeOwner()
    const form_key = randomUUID()
    const [first, again] = [await add(owner, { form_key }), await add(owner, { form_key })]
    expect([first.status, again.status]).toEqual([303, 303])
    expect(idIn(again)).toBe(idIn(first))
    await add(owner, { form_key, name: 'Zweite GmbH', vat_id: '', email: '' })
    expect((await customersOf(owner)).map(({ name }) => name).sort()).toEqual(['Zweite GmbH', CUSTOMER.name])
  })

  test('whose address somebody at another has is shown that one', async () => {
    const owner = await makeOwner()
    const other = await makeCustomer(house, owner.scope, { email: null })
    await makeContact(house, owner.scope, other.id, { email: 'Post@aerger.example' })
    const refused = await add(owner, { vat_id: '' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(`/buero/kunden/${other.id}`)
  })

  test.each([
    ['the same VAT id', { name: 'Anders', email: '' }],
    ['the same address, in capitals', { name: 'Anders', vat_id: '', email: 'POST@aerger.example' }],
    ['the same name and postcode', { vat_id: '', email: '' }],
  ])('with %s as another is shown the other, and saved on purpose', async (_, changes) => {
    const owner = await makeOwner()
    const other = idIn(await add(owner))
    const refused = await add(owner, changes)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain(`/buero/kunden/${other}`)
    expect(textOf(html)).toContain('Gibt es diesen Kunden schon?')
    expect(await customersOf(owner)).toHaveLength(1)
    expect((await add(owner, { ...changes, trotzdem: 'ja' })).status).toBe(303)
    expect(await customersOf(owner)).toHaveLength(2)
  })

  test('with a number that is taken is refused', async () => {
    const owner = await makeOwner()
    await add(owner, { number: 'A-1' })
    const answer = await add(owner, { number: 'A-1', trotzdem: 'ja' })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Diese Nummer ist schon vergeben.')
  })
})

describe('a customer that is there', () => {
  test('is changed, and its page tells what changed and who did it', async () => {
    const owner = await makeOwner()
    const id = idIn(await add(owner))
    const path = `/buero/kunden/${id}/stammdaten`
    const number = (await customersOf(owner))[0]?.number ?? ''
    const saved = await post(path, { ...CUSTOMER, number, revision: '0', city: 'Plön' }, owner.headers)
    expect(saved.status).toBe(303)
    const text = textOf(await read(owner, saved.headers.get('location') ?? ''))
    expect(text).toContain('Die Stammdaten sind gespeichert.')
    expect(text).toContain('Ort: Kiel → Plön')
    const entries = await audit(owner.scope.tenantId)
    expect(entries.at(-1)).toMatchObject({ action: 'customer.changed', after_json: '{"city":"Plön"}' })
    for (const [search, found] of [
      ['PLÖN+ärger', '1 Kunde'],
      ['Ploen', '1 Kunde'],
      ['Kiel', 'Kein Kunde gefunden'],
    ]) {
      expect(textOf(await read(owner, `/buero/kunden?suche=${search}`))).toContain(found)
    }
  })

  test('by two people at once: the second sees both versions', async () => {
    const owner = await makeOwner()
    const id = idIn(await add(owner))
    const number = (await customersOf(owner))[0]?.number ?? ''
    const change = (city: string) =>
      post(`/buero/kunden/${id}/stammdaten`, { ...CUSTOMER, number, revision: '0', city }, owner.headers)
    expect((await change('Plön')).status).toBe(303)
    const answer = await change('Husum')
    expect(answer.status).toBe(409)
    expect(textOf(await answer.text())).toMatch(/Ort Plön .*Husum/)
  })

  test('leaves the list when it is archived, and comes back', async () => {
    const owner = await makeOwner()
    const id = idIn(await add(owner))
    const archive = (archiviert: string) => post(`/buero/kunden/${id}/archiv`, { archiviert }, owner.headers)
    expect((await archive('ja')).status).toBe(303)
    expect((await archive('ja')).status).toBe(303)
    expect(textOf(await read(owner, '/buero/kunden'))).not.toContain(CUSTOMER.name)
    expect(textOf(await read(owner, '/buero/kunden?stand=archiviert'))).toContain(CUSTOMER.name)
    await archive('nein')
    expect(textOf(await read(owner, '/buero/kunden'))).toContain(CUSTOMER.name)
    const actions = (await audit(owner.scope.tenantId)).map(({ action }) => action)
    expect(actions.filter((action) => /customer\.(archived|restored)/.test(action))).toEqual([
      'customer.archived',
      'customer.restored',
    ])
  })
})

describe('a person', () => {
  const PERSON = {
    ...{ kind: 'consumer', name: '', contact_name: '', vat_id: '', email: '' },
    ...{ name_title: 'Dr.', first_name: 'Petra', last_name: 'Sauber' },
  }

  async function withPerson() {
    const owner = await makeOwner()
    const id = idIn(await add(owner, PERSON))
    const path = `/buero/kunden/${id}/stammdaten`
    const change = async (changes: Record<string, string>) =>
      post(path, { ...fieldsIn(await read(owner, path)), ...changes }, owner.headers)
    return { owner, id, path, change }
  }

  test('is listed by last name, found in either order, and called by the whole name', async () => {
    const { owner, id } = await withPerson()
    for (const name of ['Pohl KG', 'Tang GmbH']) await makeCustomer(house, owner.scope, { name })
    expect(textOf(await read(owner, '/buero/kunden'))).toMatch(/Pohl KG.*Dr. Petra Sauber.*Tang GmbH/s)
    for (const search of ['Petra+Sauber', 'sauber+petra', 'Dr.+Sauber'])
      expect(textOf(await read(owner, `/buero/kunden?suche=${search}`)), search).toContain('1 Kunde ')
    expect(await read(owner, `/buero/kunden/${id}`)).toContain('<h1>Dr. Petra Sauber</h1>')
    expect(await read(owner, '/buero/kunden/kunden.csv?art=privat')).toContain(
      ';Dr. Petra Sauber;Privatperson;Dr.;Petra;Sauber;',
    )
  })

  test.each([
    ['without a last name', { last_name: '' }, 'Bitte geben Sie den Nachnamen ein.'],
    ['with an address for a name', { first_name: 'www.betrug.example' }, 'Name'],
  ])('%s is not added', async (_, changes, fault) => {
    const owner = await makeOwner()
    const refused = await add(owner, { ...PERSON, ...changes })
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain(fault)
    expect(await customersOf(owner)).toEqual([])
  })

  test('is changed by two people at once, a part each', async () => {
    const { owner, id, path, change } = await withPerson()
    const form = fieldsIn(await read(owner, path))
    expect((await change({ last_name: 'Sauber-Meier' })).status).toBe(303)
    expect((await post(path, { ...form, first_name: 'Petra Maria' }, owner.headers)).status).toBe(303)
    const text = textOf(await read(owner, `/buero/kunden/${id}`))
    expect(text).toContain('Dr. Petra Maria Sauber-Meier')
    expect(text).toContain('Nachname: Sauber → Sauber-Meier')
    expect(textOf(await read(owner, '/buero/kunden?suche=maria'))).toContain('1 Kunde ')
  })

  test('becomes a firm, which has one name', async () => {
    const { owner, change } = await withPerson()
    expect((await change({ kind: 'business', name: '' })).status).toBe(422)
    expect((await change({ kind: 'business', name: 'Sauber KG' })).status).toBe(303)
    const parts = { name_title: null, first_name: null, last_name: null }
    expect(await customersOf(owner)).toMatchObject([{ name: 'Sauber KG', ...parts }])
  })

  test('on file under one name keeps it until somebody divides it, and is not added again', async () => {
    const owner = await makeOwner()
    const place = { street: 'Kai 3', postal_code: '24103', city: 'Kiel', country: 'DE', email: null }
    const { id } = await makeCustomer(house, owner.scope, {
      kind: 'consumer',
      name: 'Petra Sauber',
      ...place,
    })
    const path = `/buero/kunden/${id}/stammdaten`
    const page = await read(owner, path)
    expect(textOf(page)).toContain('Dieser Name steht in einem Stück auf Rechnungen.')
    const form = fieldsIn(page)
    expect((await post(path, { ...form, city: 'Husum' }, owner.headers)).status).toBe(303)
    expect(await customersOf(owner)).toMatchObject([{ name: 'Petra Sauber', last_name: null, city: 'Husum' }])
    for (const changes of [
      { name_title: '' },
      { name_title: '', first_name: 'Sauber', last_name: 'Petra' },
    ]) {
      const refused = await add(owner, { ...PERSON, ...changes })
      expect(refused.status).toBe(422)
      const html = await refused.text()
      expect(html).toContain(`/buero/kunden/${id}`)
      expect(html).toContain('href="#last_name"')
    }
    const { revision } = fieldsIn(await read(owner, path))
    const divided = { ...form, revision: revision ?? '', first_name: 'Petra', last_name: 'Sauber' }
    expect((await post(path, divided, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, '/buero/kunden'))).toContain('Petra Sauber')
  })
})

test('the list says what each customer owes, and what of it is late', async () => {
  const owner = await makeOwner()
  const scope = { ...owner.scope, today: today() }
  const [late, paid, part] = ['Aal GmbH', 'Barsch KG', 'Zander KG']
  const ids: Record<string, string> = {}
  for (const name of [late, paid, part]) ids[`${name}`] = (await makeCustomer(house, scope, { name })).id
  // 119,00 € each; the first is due sixteen days before today.
  const before = { ...scope, today: addDays(scope.today, -30) }
  await makeInvoice(house, before, ids['Aal GmbH'] ?? '')
  await makeInvoice(house, scope, ids['Aal GmbH'] ?? '')
  const settled = await makeInvoice(house, scope, ids['Barsch KG'] ?? '')
  const other = await makeInvoice(house, scope, ids['Zander KG'] ?? '')
  await makeDraft(house, scope, ids['Zander KG'] ?? '')
  for (const [{ id }, amountCents] of [
    [settled, 11_900],
    [other, 4_050],
  ] as const)
    await recordPayment(house, scope, {
      ...{ id: randomUUID(), invoiceId: id, amountCents, paidOn: scope.today, method: 'transfer' },
    })
  const list = textOf(await read(owner, '/buero/kunden'))
  const [, rows = ''] = /Offen (Aal.*)/.exec(list) ?? []
  const amounts = /^Aal GmbH .* Überfällig 238,00\s€ Barsch KG .* 0,00\s€ Zander KG .* 78,50\s€/
  expect(rows).toMatch(amounts)
  expect(rows.match(/Überfällig/g)).toHaveLength(1)
})

test('the list and its file have the same customers in the same order', async () => {
  const owner = await makeOwner()
  const [first, second, third] = ['Zander KG', 'Aal GmbH', 'Barsch, Berta'] as const
  await makeCustomer(house, owner.scope, { name: first })
  await makeCustomer(house, owner.scope, { name: second })
  await makeCustomer(house, owner.scope, { name: third, kind: 'consumer' })
  const inOrder = (text: string) =>
    [first, second, third]
      .filter((name) => text.includes(name))
      .sort((one, other) => text.indexOf(one) - text.indexOf(other))
  for (const [query, names] of [
    ['', [second, third, first]],
    ['?ordnung=nummer', [first, second, third]],
    ['?art=privat', [third]],
    ['?art=firma&ordnung=nummer', [first, second]],
  ] as const) {
    expect(inOrder(textOf(await read(owner, `/buero/kunden${query}`))), query).toEqual(names)
    expect(inOrder(await read(owner, `/buero/kunden/kunden.csv${query}`)), query).toEqual(names)
  }
})

test('an archived customer’s portal is closed, its contacts’ too; a link to an invoice still opens it', async () => {
  const owner = await makeOwner()
  const { scope, headers } = owner
  const { id } = await makeCustomer(house, scope, { email: 'rechnung@bruegge.example' })
  const contact = await makeContact(house, scope, id)
  const invoice = await makeInvoice(house, scope, id)
  const portals = [
    `/portal/${await tokenFor(house, scope, 'portal', id)}`,
    `/portal/${await tokenFor(house, scope, 'portal', id, contact.id)}`,
  ]
  expect(textOf(await read(owner, `/buero/kunden/${id}`))).toContain(
    'die Links zu seinem Portal werden gesperrt',
  )
  expect(textOf(await read(owner, `/buero/kunden/${id}`))).toMatch(
    /die letzte bis zum 31\.\s+Dezember 20\d\d \(§/,
  )
  await post(`/buero/kunden/${id}/archiv`, { archiviert: 'ja' }, headers)
  for (const portal of portals) {
    expect((await ask(portal)).status).toBe(410)
    expect((await post(`${portal}/neuer-link`, { form_key: 'portal' })).status).toBe(303)
  }
  expect((await ask(`/rechnung/${await tokenFor(house, scope, 'rechnung', invoice.id)}`)).status).toBe(200)
  const mails = db.selectFrom('outbox').select('kind').where('tenant_id', '=', scope.tenantId)
  expect(await mails.where('kind', '=', 'fresh_link').execute()).toEqual([])
  for (const path of [`/buero/kunden/${id}`, `/buero/ansprechpartner/${contact.id}`]) {
    expect(await read(owner, path)).not.toContain('Neuen Link erstellen')
    expect((await post(`${path}/link`, {}, headers)).status).toBe(404)
  }
  await post(`/buero/kunden/${id}/archiv`, { archiviert: 'nein' }, headers)
  for (const portal of portals) expect((await ask(portal)).status).toBe(410)
  expect((await post(`/buero/kunden/${id}/link`, {}, headers)).status).toBe(303)
})

describe('the list of customers', () => {
  test('is in German order, and as a file holds nothing that a spreadsheet would carry out', async () => {
    const owner = await makeOwner()
    for (const name of ['Zander', 'Öztürk', 'Olsen', '=1+1;"x"', 'Firma 10', 'Firma 9']) {
      const { street, city, country } = CUSTOMER
      const input = { kind: 'consumer', name, street, postal_code: '24103', city, country } as const
      await createCustomer(house, owner.scope, input)
    }
    const text = textOf(await read(owner, '/buero/kunden'))
    const places = ['Firma 9', 'Firma 10', 'Olsen', 'Öztürk', 'Zander'].map((name) => text.indexOf(name))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    const file = await ask('/buero/kunden/kunden.csv?suche=1%2B1', { headers: owner.headers })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const csv = await file.text()
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain(`;"'=1+1;""x""";Privatperson;`)
  })
})
