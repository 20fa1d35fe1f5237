import { describe, expect, test } from 'vitest'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { disableMember } from '~/domain/users/members/members.server'
import { makePerson, signIn } from '../../account/people'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { changeFirm } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readPdf } from '../../support/pdf'
import { audit, makeOwner, type Owner, read, stored } from '../owner'

const SEAT = {
  name: 'Größte Gärtnerei zwischen Förde und Eider, Inhaberin Änne Öztürk e. K.',
  street: 'Rendsburger Landstraße 310',
  postal_code: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'Post@garten-groth.example',
}
const LETTERHEAD = {
  ...SEAT,
  phone: '+49 431 5550170',
  website: 'www.gärtnerei-öztürk.example',
  address_extra: 'Hinterhaus',
  vat_id: 'de 123 456 788',
  tax_number: '20/299/54321',
  language: 'en',
}
const INVOICING = {
  contact_name: 'Änne Öztürk',
  contact_phone: '+49 431 5550170',
  electronic_address_scheme: 'EM',
  electronic_address: 'rechnung@garten-groth.example',
  taxation: 'received',
  is_small_business: 'ja',
  invoice_opening: 'Vielen Dank für Ihren Auftrag.',
}
const TERMS = {
  payment_term_days: '7',
  write_off_limit_cents: '1,00',
  invoice_link_days: '30',
  portal_link_days: '730',
  employee_link_days: '1',
  leaver_link_days: '2',
}

describe('a new firm', () => {
  const found = (owner: Owner, changes: Record<string, string> = {}) =>
    post('/buero/mandanten', { ...SEAT, form_key: 'k1', ...changes }, owner.headers)

  test('has its founder as the only person, and is there to switch to', async () => {
    const owner = await makeOwner()
    const answer = await found(owner)
    expect(answer.status).toBe(303)
    const location = answer.headers.get('location') ?? ''
    const id = /mandanten\/([0-9a-f-]{36})\?gespeichert=neu/.exec(location)?.[1] ?? ''
    expect(textOf(await read(owner, location))).toContain('Die Firma ist angelegt.')
    expect(await stored(id)).toMatchObject({ ...SEAT, language: 'de', iban: null })
    const members = await db.selectFrom('memberships').selectAll().where('tenant_id', '=', id).execute()
    expect(members).toMatchObject([{ user_id: owner.userId, role: 'owner' }])
    expect((await audit(id)).map(({ actor, action }) => [actor, action])).toEqual([
      [`user:${owner.userId}`, 'tenant.created'],
      [`user:${owner.userId}`, 'membership.set'],
    ])
    const html = await read(owner, '/buero/mandanten')
    expect(html).toContain(`name="tenant" value="${id}"`)
    expect((await post('/buero/mandant', { tenant: id }, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, '/buero'))).toContain(SEAT.name)
  })

  test('is one firm after a double click, and another from a page opened later', async () => {
    const owner = await makeOwner()
    const answers = await Promise.all([found(owner), found(owner)])
    const [first, second] = answers.map((answer) => answer.headers.get('location'))
    expect(first).toBe(second)
    const later = await found(owner, { form_key: 'k2' })
    expect(later.headers.get('location')).not.toBe(first)
    const mine = await db.selectFrom('memberships').selectAll().where('user_id', '=', owner.userId).execute()
    expect(mine).toHaveLength(3)
  })

  test('is there already for the form of a founder who was shut out of it since', async () => {
    const owner = await makeOwner()
    const path = new URL((await found(owner)).headers.get('location') ?? '', 'http://x').pathname
    const id = path.split('/').at(-1) ?? ''
    const colleague = await makePerson('owner')
    const scope = { ...owner.scope, tenantId: id }
    await addMembership(house, scope, { userId: colleague.userId, role: 'owner' })
    await disableMember(house, scope, owner.userId)
    const before = await audit(id)
    const again = await found(owner)
    expect(again.status).toBe(409)
    expect(textOf(await again.text())).toContain('Inzwischen hat sich etwas geändert')
    expect(await audit(id)).toEqual(before)
    expect((await ask(path, { headers: owner.headers })).status).toBe(404)
  })

  test('lets nobody else in: neither colleagues nor another owner with the same form', async () => {
    const owner = await makeOwner()
    const colleague = await makePerson('owner')
    await addMembership(house, owner.scope, { userId: colleague.userId, role: 'owner' })
    const other = { ...owner, headers: { Cookie: (await signIn(colleague.email)) ?? '' } }
    const path = new URL((await found(owner)).headers.get('location') ?? '', 'http://x').pathname
    for (const page of [path, `${path}/bank`, `${path}/logo`])
      expect((await ask(page, { headers: other.headers })).status, page).toBe(404)
    const id = path.split('/').at(-1) ?? ''
    expect((await post('/buero/mandant', { tenant: id }, other.headers)).status).toBe(404)
    expect((await found(other)).headers.get('location')).not.toContain(id)
    expect(await read(other, '/buero/mandanten')).not.toContain(id)
  })

  test.each([
    ['name', '', 'Bitte geben Sie einen Namen ein.'],
    ['street', ' ', 'Bitte geben Sie Straße und Hausnummer ein.'],
    ['postal_code', '', 'Bitte geben Sie die Postleitzahl ein.'],
    ['postal_code', 'ABC', 'Eine deutsche Postleitzahl hat fünf Ziffern'],
    ['city', '', 'Bitte geben Sie den Ort ein.'],
    ['country', 'XX', 'Bitte wählen Sie ein Land aus der Liste.'],
    ['email', '', 'Bitte geben Sie eine E-Mail-Adresse ein.'],
    ['email', 'a\r\nBcc: b@c.example', 'Diese E-Mail-Adresse stimmt nicht.'],
    ['name', 'x'.repeat(101), 'Bitte kürzen Sie auf höchstens 100 Zeichen. Jetzt sind es 101.'],
  ])('is not founded with %s %j', async (field, value, words) => {
    const owner = await makeOwner()
    const answer = await found(owner, { [field]: value })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain(`<a href="#${field}">`)
    expect(html).toContain(`id="${field}"`)
    if (field !== 'street') expect(html).toContain('value="Rendsburger Landstraße 310"')
    expect(
      await db.selectFrom('memberships').selectAll().where('user_id', '=', owner.userId).execute(),
    ).toHaveLength(1)
  })
})

describe('what is kept of a firm', () => {
  test.each([
    ['anschrift', LETTERHEAD, { ...LETTERHEAD, vat_id: 'DE123456788' }],
    [
      'bank',
      {
        iban: 'de89 3704 0044 0532 0130 00',
        zweiter_blick: 'DE89370400440532013000',
        bic: 'cobadeffxxx',
        bank_name: 'Musterbank',
        creditor_id: 'DE98 ZZZ 09999999999',
      },
      {
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        bank_name: 'Musterbank',
        creditor_id: 'DE98ZZZ09999999999',
      },
    ],
    [
      'rechtsform',
      {
        legal_form: 'registered_merchant',
        managing_director: 'Änne Öztürk',
        seat: 'Kiel',
        register_court: 'Amtsgericht Kiel',
        register_number: 'HRA 4711',
        gln: '401 2345 00000 9',
      },
      {
        legal_form: 'registered_merchant',
        managing_director: 'Änne Öztürk',
        register_entry: 'Amtsgericht Kiel, HRA 4711',
        gln: '4012345000009',
      },
    ],
    [
      'rechnungsangaben',
      INVOICING,
      { contact_name: 'Änne Öztürk', taxation: 'received', is_small_business: 1, is_property_default: 0 },
    ],
    ['bank', { zweiter_blick: 'keine' }, { iban: null, bic: null, bank_name: null, creditor_id: null }],
    [
      'fristen',
      TERMS,
      { payment_term_days: 7, invoice_link_days: 30, portal_link_days: 730, employee_link_days: 1 },
    ],
    [
      'absender',
      {
        mail_from_name: ' Büro\r\nBcc: x ',
        mail_from: 'rechnung@foerde-glanz.example',
        mail_reply_to: '',
      },
      {
        mail_from_name: 'Büro Bcc: x',
        mail_from: 'rechnung@foerde-glanz.example',
        mail_reply_to: null,
      },
    ],
  ] as [string, Record<string, string>, object][])(
    '%s is changed, once',
    async (section, fields, expected) => {
      const owner = await makeOwner()
      const before = (await audit(owner.scope.tenantId)).length
      const path = `${owner.path}/${section}`
      const answers = await Promise.all([
        post(path, fields, owner.headers),
        post(path, fields, owner.headers),
      ])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      expect(await stored(owner.scope.tenantId)).toMatchObject(expected)
      const entries = (await audit(owner.scope.tenantId)).slice(before)
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({ actor: `user:${owner.userId}` })
      expect(JSON.stringify(entries)).not.toContain('DE89370400440532013000')
      const page = await read(owner, answers[0]?.headers.get('location') ?? '')
      expect(page).toContain('id="gespeichert"')
    },
  )

  test.each([
    ['anschrift', { ...LETTERHEAD, name: '' }, 'name', 'Bitte geben Sie einen Namen ein.'],
    ['anschrift', { ...LETTERHEAD, phone: 'keins' }, 'phone', 'Diese Telefonnummer stimmt nicht.'],
    [
      'anschrift',
      { ...LETTERHEAD, website: 'javascript:alert(1)' },
      'website',
      'Diese Adresse stimmt nicht.',
    ],
    ['anschrift', { ...LETTERHEAD, vat_id: 'DE123456789' }, 'vat_id', 'Die Prüfziffer passt nicht.'],
    ['anschrift', { ...LETTERHEAD, tax_number: '12' }, 'tax_number', 'Diese Steuernummer stimmt nicht.'],
    ['anschrift', { ...LETTERHEAD, language: 'fr' }, 'language', 'Bitte wählen Sie eine Sprache.'],
    [
      'anschrift',
      { ...LETTERHEAD, address_extra: 'x'.repeat(101) },
      'address_extra',
      'auf höchstens 100 Zeichen.',
    ],
    [
      'rechtsform',
      { register_number: 'x'.repeat(21) },
      'register_number',
      'Registernummer: Bitte kürzen Sie auf höchstens 20 Zeichen.',
    ],
    ['rechtsform', { gln: '4012345000008' }, 'gln', 'Die Prüfziffer passt nicht.'],
    ['rechnungsangaben', { taxation: 'gar nicht' }, 'taxation', 'wonach Sie die Umsatzsteuer'],
    ['rechnungsangaben', { ...INVOICING, contact_phone: 'keins' }, 'contact_phone', 'Diese Telefonnummer'],
    [
      'rechnungsangaben',
      { ...INVOICING, electronic_address_scheme: '0088' },
      'electronic_address',
      'passt nicht zu der gewählten Art',
    ],
    [
      'rechnungsangaben',
      { ...INVOICING, electronic_address_scheme: '0088', electronic_address: '4012345000008' },
      'electronic_address',
      'Die Prüfziffer passt nicht.',
    ],
    [
      'rechnungsangaben',
      { ...INVOICING, electronic_address_scheme: '0204', electronic_address: '04011000-12345-04' },
      'electronic_address',
      'Die Prüfziffer passt nicht.',
    ],
    [
      'rechnungsangaben',
      { ...INVOICING, electronic_address_scheme: '9930', electronic_address: 'DE136695977' },
      'electronic_address',
      'Die Prüfziffer passt nicht.',
    ],
    [
      'rechnungsangaben',
      { ...INVOICING, electronic_address_scheme: '' },
      'electronic_address_scheme',
      'von welcher Art die elektronische Adresse ist',
    ],
    [
      'rechnungsangaben',
      { ...INVOICING, invoice_opening: 'x'.repeat(501) },
      'invoice_opening',
      'höchstens 500 Zeichen. Jetzt sind es 501.',
    ],
    ['bank', { iban: 'DE89370400440532013001' }, 'iban', 'Diese IBAN stimmt nicht.'],
    ['bank', { bic: 'COBADE' }, 'bic', 'Dieser BIC stimmt nicht.'],
    ['bank', { creditor_id: 'DE97ZZZ09999999999' }, 'creditor_id', 'Die Prüfziffer passt nicht.'],
    ['fristen', { ...TERMS, payment_term_days: '366' }, 'payment_term_days', 'von 0 bis 365'],
    ['fristen', { ...TERMS, payment_term_days: '' }, 'payment_term_days', 'von 0 bis 365'],
    ['fristen', { ...TERMS, invoice_link_days: '0' }, 'invoice_link_days', 'von 1 bis 730'],
    ['fristen', { ...TERMS, portal_link_days: '731' }, 'portal_link_days', 'von 1 bis 730'],
    ['fristen', { ...TERMS, employee_link_days: '1.5' }, 'employee_link_days', 'von 1 bis 730'],
    ['absender', { mail_from: 'büro' }, 'mail_from', 'Diese E-Mail-Adresse stimmt nicht.'],
    ['absender', { mail_reply_to: 'a@b.example, c@d.example' }, 'mail_reply_to', 'Diese E-Mail-Adresse'],
    ['absender', { mail_from_name: 'x'.repeat(79) }, 'mail_from_name', 'höchstens 78 Zeichen'],
  ] as [string, Record<string, string>, string, string][])(
    '%s is not changed with %j',
    async (section, fields, field, words) => {
      const owner = await makeOwner()
      const before = await stored(owner.scope.tenantId)
      const answer = await post(`${owner.path}/${section}`, fields, owner.headers)
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(textOf(html)).toContain(words)
      expect(html).toContain(`<a href="#${field}">`)
      expect(html).toContain(`id="${field}"`)
      const [kept] = Object.entries(fields).filter(([name]) => name !== field && name !== 'country')
      if (kept) expect(textOf(html) + html).toContain(kept[1])
      expect(await stored(owner.scope.tenantId)).toEqual(before)
      const english = await post(`${owner.path}/${section}?sprache=en`, fields, owner.headers)
      expect(textOf(await english.text())).toContain('That did not work')
    },
  )

  test.each([
    [
      '/anschrift',
      'Anschrift und Briefkopf',
      'USt-IdNr. oder Steuernummer',
      { vat_id: null, tax_number: null },
    ],
    ['/bank', 'Bankverbindung', 'IBAN', { iban: null }],
    ['/rechtsform', 'Rechtsform und Register', 'Rechtsform', { legal_form: null }],
    ['/rechtsform', 'Rechtsform und Register', 'Sitz der Gesellschaft', { legal_form: 'gmbh', seat: null }],
    ['/rechnungsangaben', 'Angaben für Rechnungen', 'Telefon des Ansprechpartners', { contact_phone: null }],
  ])(
    'the contents lead to %s and say what is missing there: %s, %s',
    async (section, title, missing, none) => {
      const owner = await makeOwner()
      await changeFirm(house, owner.scope, none)
      const html = await read(owner, owner.path)
      expect(html).toMatch(new RegExp(`href="${owner.path}${section}[^"]*">${title}<`))
      expect(textOf(html)).toMatch(new RegExp(`${title}[^–]*?Fehlt: [^–]*?${missing.replace('.', '\\.')}`))
    },
  )

  test('shows on the next invoice at once, and never on one that is issued', async () => {
    const owner = await makeOwner()
    const customer = await makeCustomer(house, owner.scope)
    const first = await makeInvoice(house, owner.scope, customer.id)
    const before = await documentsOf(owner.scope.tenantId)
    await post(`${owner.path}/anschrift`, LETTERHEAD, owner.headers)
    await post(
      `${owner.path}/bank`,
      { iban: 'DE89370400440532013000', zweiter_blick: 'DE89370400440532013000' },
      owner.headers,
    )
    await post(`${owner.path}/fristen`, TERMS, owner.headers)
    expect(textOf(await read(owner, owner.path))).toMatch(/Zahlungsziel \d+ Tage, kleine Reste bis 1,00 €/)
    const second = await makeInvoice(house, owner.scope, customer.id)
    const view = async (id: string) => {
      const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return JSON.stringify(row)
    }
    expect(await view(second.id)).toContain('Änne Öztürk')
    expect(await view(second.id)).toContain('DE89370400440532013000')
    expect(await view(first.id)).not.toContain('Öztürk')
    expect((await documentsOf(owner.scope.tenantId)).slice(0, before.length)).toEqual(before)
  })

  test('belongs to its owner: 404 for others’ firms, 403 for other roles', async () => {
    const owner = await makeOwner()
    const stranger = await makeOwner()
    const pages = [
      '',
      '/anschrift',
      '/logo',
      '/logo/bild',
      '/bank',
      '/fristen',
      '/absender',
      '/lohnzettel-code',
    ]
    for (const page of pages) {
      const answer = await ask(`${stranger.path}${page}`, { headers: owner.headers })
      expect(answer.status, page).toBe(404)
      expect(await answer.text()).not.toContain(stranger.scope.tenantId)
    }
    await addMembership(house, stranger.scope, { userId: owner.userId, role: 'payroll' })
    for (const page of pages)
      expect((await ask(`${stranger.path}${page}`, { headers: owner.headers })).status, page).toBe(403)
    expect(await read(owner, '/buero/mandanten')).not.toContain(`href="${stranger.path}"`)
    expect((await ask(`/buero/mandanten/${'x'.repeat(300)}`, { headers: owner.headers })).status).toBe(404)
  })
})

test('the sample is a real invoice with the firm’s own data, and says who owns it', async () => {
  const owner = await makeOwner()
  const company = { legal_form: 'sole_trader', managing_director: 'Änne Öztürk', seat: 'Plön' }
  await post(`${owner.path}/rechtsform`, company, owner.headers)
  const invoicing = {
    taxation: 'agreed',
    contact_name: 'Jörn Petersen',
    contact_phone: '+49 431 5550171',
    invoice_opening: 'Moin!\nDanke für Ihren Auftrag.',
    invoice_closing: 'Bis zum nächsten Mal',
  }
  await post(`${owner.path}/rechnungsangaben`, invoicing, owner.headers)
  const answer = await ask(`${owner.path}/briefbogen.pdf`, { headers: owner.headers })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  for (const said of [
    'Förde Glanz GmbH',
    'Muster GmbH',
    'Inhaber/in: Änne Öztürk',
    'Sitz: Plön',
    'Jörn Petersen, +49 431 5550171',
    'Moin!',
    'Danke für Ihren Auftrag.',
    'Bis zum nächsten Mal',
    '428,40',
  ]) {
    expect(text).toContain(said)
  }
  expect(textOf(await read(owner, owner.path))).toContain('Kunde Als Nächstes 10001')
  await changeFirm(house, owner.scope, { language: 'en' })
  await post(
    `${owner.path}/rechnungsangaben`,
    { ...invoicing, invoice_opening_en: 'Hello and thank you.', is_property_default: 'ja' },
    owner.headers,
  )
  const english = await ask(`${owner.path}/briefbogen.pdf`, { headers: owner.headers })
  const words = (await readPdf(new Uint8Array(await english.arrayBuffer()))).text
  expect(words).toContain('Hello and thank you.')
  expect(words).not.toContain('Danke für Ihren Auftrag.')
  await post(
    `${owner.path}/rechnungsangaben`,
    { ...invoicing, is_small_business: 'ja', is_property_default: 'ja' },
    owner.headers,
  )
  const exempt = await ask(`${owner.path}/briefbogen.pdf`, { headers: owner.headers })
  const withoutTax = (await readPdf(new Uint8Array(await exempt.arrayBuffer()))).text
  expect(withoutTax).toContain('360.00')
  expect(withoutTax).not.toMatch(/428|19 ?%/)
  const { id } = await makeCustomer(house, owner.scope)
  const contract = await read(owner, `/buero/kunden/${id}/neuer-vertrag`)
  expect(contract).toMatch(/<input[^>]*name="is_property"[^>]*checked/)
})

test('all pages are there in English', async () => {
  const owner = await makeOwner()
  for (const [page, words] of [
    ['', 'Address and letterhead'],
    ['/anschrift', 'Tax number'],
    ['/rechtsform', 'Managing director'],
    ['/rechnungsangaben', 'Contact for invoices'],
    ['/logo', 'Save logo'],
    ['/bank', 'Creditor ID'],
    ['/fristen', 'Payment term'],
    ['/absender', 'Replies go to'],
    ['/lohnzettel-code', 'Ask for a code before showing payslips'],
  ])
    expect(textOf(await read(owner, `${owner.path}${page}?sprache=en`))).toContain(words)
})

function documentsOf(tenantId: string) {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .execute()
}
