import { expect, test } from 'vitest'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { invoiceSetting } from './setting'

const NEW = { choice: 'new', iban: 'de02 1203 0000 0000 2020 51', holder: ' Ina  Brügge ', consent: 'ja' }

async function setUp() {
  const setting = await invoiceSetting()
  const { scope, invoice, customer, path } = setting
  const choose = (fields: Record<string, string>, query = '') => post(`${path}/zahlungswahl${query}`, fields)
  const read = async () => (await findInvoice(db, scope, invoice.id)) ?? expect.fail('the invoice is gone')
  const choices = () =>
    db.selectFrom('payment_choices').selectAll().where('invoice_id', '=', invoice.id).execute()
  const mandates = () =>
    db.selectFrom('mandates').selectAll().where('customer_id', '=', customer.id).execute()
  return { ...setting, choose, read, choices, mandates }
}

test('a mandate that stands is chosen, told on the page, and chosen once however often it is sent', async () => {
  const { choose, read, choices, mandate, path } = await setUp()
  for (let time = 1; time <= 2; time++) {
    const response = await choose({ choice: mandate.id })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?gespeichert=zahlungswahl#gespeichert`)
  }
  expect(await choices()).toHaveLength(1)
  expect((await read()).payBy).toBe('direct_debit')
  const text = textOf(await (await ask(`${path}?gespeichert=zahlungswahl`)).text())
  expect(text).toContain('Gespeichert: Wir buchen den Betrag ab.')
  await choose({ choice: 'transfer' })
  expect((await read()).payBy).toBe('transfer')
})

test('a new mandate is requested, not used, and asked for once', async () => {
  const { choose, read, mandates, path } = await setUp()
  expect((await choose(NEW)).status).toBe(303)
  expect((await choose(NEW)).status).toBe(303)
  const requested = (await mandates()).filter(({ source }) => source === 'customer')
  expect(requested).toMatchObject([{ status: 'requested', holder: 'Ina Brügge' }])
  expect((await read()).payBy).toBe('transfer')
  const html = await (await ask(`${path}?gespeichert=zahlungswahl`)).text()
  expect(textOf(html)).toContain('Danke. Ihr Lastschrift-Mandat ist angefragt.')
  expect(textOf(html)).toContain('ist angefragt')
  expect(html).toMatch(/value="keep"[^>]*>|checked=""[^>]*value="keep"/)
  expect((await choose({ choice: 'keep' })).status).toBe(303)
  expect((await read()).requestedMandate).not.toBeNull()
})

test.each<[string, Record<string, string>, [field: string, message: string][]]>([
  ['nothing', {}, [['choice', 'Bitte wählen Sie aus']]],
  ['an unknown word', { choice: 'bar' }, [['choice', 'Bitte wählen Sie aus']]],
  [
    'a new mandate without anything',
    { choice: 'new' },
    [
      ['iban', 'Bitte geben Sie Ihre IBAN ein.'],
      ['holder', 'auf wen das Konto läuft'],
      ['consent', 'Bitte stimmen Sie der Lastschrift zu'],
    ],
  ],
  ['wrong check digits', { ...NEW, iban: 'DE03120300000000202051' }, [['iban', 'Diese IBAN stimmt nicht.']]],
  ['a long name', { ...NEW, holder: 'x'.repeat(71) }, [['holder', 'höchstens 70 Zeichen']]],
])('%s is given back with its faults and changes nothing', async (_, fields, faults) => {
  const { choose, choices, mandates } = await setUp()
  const response = await choose(fields)
  expect(response.status).toBe(422)
  const html = await response.text()
  const summary = /class="error-summary"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  expect(summary.match(/<a /g)).toHaveLength(faults.length)
  for (const [field, message] of faults) {
    expect(summary).toContain(`href="#${field}"`)
    expect(textOf(summary)).toContain(message)
    expect(html).toContain(` id="${field}"`)
    expect(html).toContain(`id="${field}-fehler"`)
  }
  if (fields.holder) expect(html).toContain(`value="${fields.holder}"`)
  expect(await choices()).toEqual([])
  expect(await mandates()).toHaveLength(1)
})

test('what was entered comes back as text and not as markup', async () => {
  const { choose } = await setUp()
  const html = await (await choose({ choice: 'new', holder: '"><script>alert(1)</script>' })).text()
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).not.toContain('<script')
})

test("another customer's mandate cannot be chosen", async () => {
  const { choose, choices, scope } = await setUp()
  const other = await makeCustomer(house, scope)
  const foreign = await makeMandate(house, scope, other.id, { iban: OTHER_IBAN })
  const response = await choose({ choice: foreign.id })
  expect(response.status).toBe(422)
  expect(textOf(await response.text())).toContain('Diese Auswahl gibt es nicht mehr.')
  expect(await choices()).toEqual([])
})

test('a paid invoice has nothing left to choose', async () => {
  const { choose, choices, scope, invoice, mandate } = await setUp()
  await recordPayment(house, scope, {
    invoiceId: invoice.id,
    amountCents: 11900,
    paidOn: scope.today,
    method: 'transfer',
  })
  const response = await choose({ choice: mandate.id })
  expect(response.status).toBe(422)
  expect(textOf(await response.text())).toContain('Diese Rechnung ist nicht mehr offen.')
  expect(await choices()).toEqual([])
})

test('a machine that fills in the hidden field is thanked and ignored', async () => {
  const { choose, mandates } = await setUp()
  expect((await choose({ ...NEW, homepage: 'https://spam.example' })).status).toBe(303)
  expect(await mandates()).toHaveLength(1)
})

test('the language of the form is the language of the answer and of the way on', async () => {
  const { choose, path } = await setUp()
  const refused = await choose({}, '?sprache=en')
  expect(textOf(await refused.text())).toContain('Please choose how you want to pay.')
  const saved = await choose({ choice: 'transfer' }, '?sprache=en')
  expect(saved.headers.get('location')).toBe(`${path}?gespeichert=zahlungswahl&sprache=en#gespeichert`)
})

test('the address of the form shows the page', async () => {
  const { path, invoice } = await setUp()
  const response = await ask(`${path}/zahlungswahl`)
  expect(response.status).toBe(200)
  expect(textOf(await response.text())).toContain(`Rechnung ${invoice.number}`)
})
